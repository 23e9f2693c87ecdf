import type { Course } from '@coachkit/contract'
import type { Attributes, CallProblem, WidgetTools } from '@coachkit/sdk'
import { computed, effect, signal } from '@preact/signals'
import type { courseListAttributes } from './coach-course-list.attributes.ts'
import type { CourseListWords } from './words/en.ts'

export interface CourseListEvents {
  /** Another screen is wished for; the page knows where it is. */
  'coach-navigate':
    | { to: 'course'; course_id: string }
    | { to: 'list' | 'coach' }
    | { to: 'redeem'; course_id: string }
    /** With its title, so that the next screen can say what was chosen. */
    | { to: 'join'; course_id: string; title: string }
  /** What is shown has a name of its own: a course's title. */
  'coach-title': { title: string }
  [name: `coach-${string}`]: unknown
}

type Choice = { id: string; name: string }

/** Each once, in the order of its name as readers of the language have it. */
function choicesOf(all: readonly (Choice | null)[], locale: string): Choice[] {
  const each = new Map(all.filter((one) => one !== null).map((one) => [one.id, one]))
  return [...each.values()].sort((one, other) => one.name.localeCompare(other.name, locale, { numeric: true }))
}

/** Without case and accents, so that a search finds what somebody means. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export function createCourseList(
  { call, emit, text, locale, signal: left }: WidgetTools<CourseListEvents, CourseListWords>,
  { course_id, joinable }: Attributes<typeof courseListAttributes>,
) {
  const courses = signal<readonly Course[] | null>(null)
  const one = signal<Course | null>(null)
  const isGone = signal(false)
  const problem = signal<CallProblem | null>(null)
  const chosen = { search: signal(''), subject: signal(''), level: signal('') }

  const subjects = computed(() =>
    choicesOf(
      (courses.value ?? []).map(({ subject }) => subject),
      locale.value,
    ),
  )
  const levels = computed(() =>
    choicesOf(
      (courses.value ?? []).map(({ academic_level }) => academic_level),
      locale.value,
    ),
  )
  const found = computed(() => {
    const words = plain(chosen.search.value).split(/\s+/).filter(Boolean)
    return (courses.value ?? []).filter(({ title, subject, academic_level }) => {
      const said = plain(`${title} ${subject.name} ${academic_level?.name ?? ''}`)
      return (
        (!chosen.subject.value || subject.id === chosen.subject.value) &&
        (!chosen.level.value || academic_level?.id === chosen.level.value) &&
        words.every((word) => said.includes(word))
      )
    })
  })

  async function loadList() {
    problem.value = null
    const reply = await call('GET courses', { cached: true })
    if (reply.ok) courses.value = reply.answer.courses.filter(({ is_active }) => is_active)
    else problem.value = reply.problem
  }

  async function loadOne(id: string) {
    problem.value = null
    const reply = await call('GET courses/public/{id}', { params: { id }, cached: true })
    // Somebody may have gone on meanwhile.
    if (course_id.peek() !== id) return
    if (reply.ok) {
      one.value = reply.answer.course
      emit('coach-title', { title: reply.answer.course.title })
    } else if (reply.problem.code === 'object.missing') isGone.value = true
    else problem.value = reply.problem
  }

  const load = () => (course_id.peek() ? loadOne(course_id.peek() ?? '') : courses.peek() ? undefined : loadList())
  const stop = effect(() => {
    // Only another course begins anew.
    void course_id.value
    one.value = null
    isGone.value = false
    void load()
  })
  left.addEventListener('abort', stop)

  function reset() {
    for (const choice of Object.values(chosen)) choice.value = ''
  }

  return {
    ...{ course_id, joinable, courses, one, isGone, problem, chosen, subjects, levels, found },
    ...{ load, reset, emit, text },
  }
}
export type CourseListState = ReturnType<typeof createCourseList>
