import type { ActivationCode } from '@coachkit/contract'
import type { Attributes, CallProblem, WidgetTools } from '@coachkit/sdk'
import { computed, signal } from '@preact/signals'
import type { FamilyEvents, FamilyWish } from '../parts/family/family.events.ts'
import { type Family, loadFamily } from '../parts/family/load-family.ts'
import { isRunning } from '../parts/family/subscriptions.ts'
import { createField } from '../parts/form/form-field.ts'
import type { liteAttributes } from './coach-lite-access.attributes.ts'
import { sentenceOf } from './coach-lite-access.problems.ts'
import type { LiteWords } from './words/en.ts'

/** Free access for a student, or for a parent's child, with or without a code, which is checked first (part 1 §5). */
export function createLiteAccess(
  { call, session, emit, invalidate, text }: WidgetTools<FamilyEvents, LiteWords>,
  attributes: Attributes<typeof liteAttributes>,
) {
  const family = signal<Family | null>(null)
  const loadProblem = signal<CallProblem | null>(null)
  const child_id = signal<string | null>(null)
  const code = createField(attributes.code.peek())
  const busy = signal(false)
  const problem = signal<string | null>(null)
  const isDone = signal(false)
  /** The code that was checked; with it free access is turned on by a second press. */
  const found = signal<ActivationCode | null>(null)
  /** Who has courses: free access would add nothing, and is not offered. */
  const paying = signal<readonly string[]>([])
  const child = computed(() => family.value?.children.find(({ id }) => id === child_id.value) ?? null)

  async function load() {
    loadProblem.value = null
    const found = await loadFamily({ call, session })
    if (!found.ok) {
      loadProblem.value = found.problem
      return
    }
    const { role, me, children } = found.family
    const learners = role === 'parent' ? children : role === 'student' && me ? [me] : []
    const [paid, ...courses] = await Promise.all([
      learners.length > 0 ? call('GET subscription') : null,
      ...learners.map(({ id }) => call('GET courses/user', role === 'parent' ? { query: { child_id: id } } : {})),
    ])
    const missing = [paid, ...courses].find((reply) => reply && !reply.ok)
    if (missing && !missing.ok) {
      loadProblem.value = missing.problem
      return
    }
    const subscribed = paid?.ok ? paid.answer.subscriptions.filter(isRunning).map((one) => one.student_id) : []
    paying.value = learners
      .filter(({ id, is_free_tier }, at) => {
        const reply = courses[at]
        return !is_free_tier && (subscribed.includes(id) || (reply?.ok && reply.answer.courses.length > 0))
      })
      .map(({ id }) => id)
    const offered = children.filter(({ id }) => !paying.peek().includes(id))
    const alone = offered.length === 1 ? offered[0]?.id : undefined
    child_id.value = offered.find(({ id }) => id === attributes.child_id.peek())?.id ?? alone ?? null
    family.value = found.family
  }

  /** Says what the code opens, or why it can't be used. */
  async function check(typed: string): Promise<void> {
    busy.value = true
    const student_id = child.peek()?.id ?? (family.peek()?.role === 'student' ? family.peek()?.me?.id : undefined)
    const reply = await call('GET activation/{code}', {
      params: { code: typed },
      ...(student_id ? { query: { student_id } } : {}),
    })
    busy.value = false
    if (!reply.ok) {
      if (reply.problem.code === 'object.missing') code.wrong.value = text('problem.unknown')
      else problem.value = text(sentenceOf(reply.problem.code))
      return
    }
    const { checked, courses, already_open } = reply.answer
    if (!checked) code.wrong.value = text('problem.spent')
    else if (courses.every(({ id }) => already_open.includes(id))) code.wrong.value = text('problem.nothing-new')
    else found.value = reply.answer
  }

  async function submit() {
    if (busy.peek()) return
    const one = child.peek()
    if (family.peek()?.role === 'parent' && !one) {
      problem.value = text('child.missing')
      return
    }
    problem.value = null
    code.wrong.value = null
    const typed = code.value.peek().trim()
    if (typed && !found.peek()) return check(typed)
    busy.value = true
    const reply = await call('PATCH users/redeem-free-tier-access', {
      body: { ...(one ? { child_id: one.id } : {}), ...(typed ? { code: typed } : {}) },
    })
    busy.value = false
    if (reply.ok) {
      invalidate('courses')
      isDone.value = true
      return
    }
    found.value = null
    const words = text(sentenceOf(reply.problem.code))
    if (reply.problem.code.startsWith('activation.')) code.wrong.value = words
    else problem.value = words
  }

  const choose = (id: string) => {
    child_id.value = id
    problem.value = null
    found.value = null
  }
  // Another code, and one that was checked for another child, is checked anew.
  code.value.subscribe(() => {
    found.value = null
  })
  const goTo = (wish: FamilyWish) => emit('coach-navigate', wish)
  void load()
  return {
    ...{ family, loadProblem, child, child_id, paying, code, found, busy, problem, isDone },
    ...{ submit, choose, load, goTo, text },
  }
}
export type LiteAccessState = ReturnType<typeof createLiteAccess>
