import type { Subscription } from '@coachkit/contract'
import type { WidgetTools } from '@coachkit/sdk'
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { isRunning } from '../parts/family/subscriptions.ts'
import { sentenceOf } from './coach-child-manage.problems.ts'
import type { ManageWords } from './words/en.ts'

export interface Subject {
  course_id: string
  title: string
  isActive: boolean
}
interface Sources {
  /** A parent's and the child's ids; null for a student, who switches nothing. */
  people: ReadonlySignal<{ parent_id: string; child_id: string } | null>
  subscriptions: ReadonlySignal<readonly Subscription[]>
  fromCodes: ReadonlySignal<readonly { id: string; title: string }[] | null>
}

/** Which of the courses that the family owns a child sees: a parent can take one out for a while and give it back. */
export function createSubjects(
  { call, invalidate, text }: Pick<WidgetTools, 'call' | 'invalidate'> & { text: (key: keyof ManageWords) => string },
  { people, subscriptions, fromCodes }: Sources,
) {
  /** Courses in the child's list; null while they could not be had. */
  const active = signal<readonly string[] | null>(null)
  const busy = signal<string | null>(null)
  const problem = signal<string | null>(null)

  const subjects = computed((): Subject[] => {
    const listed = active.value
    if (!people.value || !listed) return []
    const owned = new Map<string, string>()
    for (const one of subscriptions.value.filter(isRunning)) {
      for (const { course_id, name } of one.products) owned.set(course_id, name)
    }
    for (const { id, title } of fromCodes.value ?? []) owned.set(id, title)
    return [...owned].map(([course_id, title]) => ({ course_id, title, isActive: listed.includes(course_id) }))
  })

  async function toggle({ course_id, isActive }: Subject) {
    const who = people.peek()
    const before = active.peek()
    if (!who || !before || busy.peek()) return
    busy.value = course_id
    problem.value = null
    const params = { id: who.parent_id, childId: who.child_id, courseId: course_id }
    const reply = isActive
      ? await call('PATCH admin/parents/{id}/children/{childId}/subjects/{courseId}/deactivate', { params })
      : await call('PATCH admin/parents/{id}/children/{childId}/subjects/{courseId}/activate', { params })
    busy.value = null
    if (reply.ok) {
      active.value = isActive ? before.filter((id) => id !== course_id) : [...before, course_id]
      invalidate('courses')
      return
    }
    // What a school assigned is not the family's to switch, even where the family owns it too.
    const { code } = reply.problem
    problem.value = text(code === 'object.missing' ? 'problem.assigned' : sentenceOf(code))
  }

  return { active, subjects, busy, problem, toggle }
}
export type SubjectsState = ReturnType<typeof createSubjects>
