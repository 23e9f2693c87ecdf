import type { Attributes, CallProblem, WidgetTools } from '@coachkit/sdk'
import { computed, signal } from '@preact/signals'
import type { FamilyEvents, FamilyWish } from '../parts/family/family.events.ts'
import { type Family, loadFamily } from '../parts/family/load-family.ts'
import { createField } from '../parts/form/form-field.ts'
import type { liteAttributes } from './coach-lite-access.attributes.ts'
import { sentenceOf } from './coach-lite-access.problems.ts'
import type { LiteWords } from './words/en.ts'

/** Free access for a student, or for a parent's child, with or without a code. */
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
  const child = computed(() => family.value?.children.find(({ id }) => id === child_id.value) ?? null)

  async function load() {
    loadProblem.value = null
    const found = await loadFamily({ call, session })
    if (!found.ok) {
      loadProblem.value = found.problem
      return
    }
    const { children } = found.family
    const alone = children.length === 1 ? children[0]?.id : undefined
    child_id.value = children.find(({ id }) => id === attributes.child_id.peek())?.id ?? alone ?? null
    family.value = found.family
  }

  async function submit() {
    if (busy.peek()) return
    const one = child.peek()
    if (family.peek()?.role === 'parent' && !one) {
      problem.value = text('child.missing')
      return
    }
    busy.value = true
    problem.value = null
    const typed = code.value.peek().trim()
    const reply = await call('PATCH users/redeem-free-tier-access', {
      body: { ...(one ? { child_id: one.id } : {}), ...(typed ? { code: typed } : {}) },
    })
    busy.value = false
    if (reply.ok) {
      invalidate('courses')
      isDone.value = true
      return
    }
    const words = text(sentenceOf(reply.problem.code))
    if (reply.problem.code.startsWith('activation.')) code.wrong.value = words
    else problem.value = words
  }

  const choose = (id: string) => {
    child_id.value = id
    problem.value = null
  }
  const goTo = (wish: FamilyWish) => emit('coach-navigate', wish)
  void load()
  return { family, loadProblem, child, child_id, code, busy, problem, isDone, submit, choose, load, goTo, text }
}
export type LiteAccessState = ReturnType<typeof createLiteAccess>
