import type { ActivationCode } from '@coachkit/contract'
import type { Attributes, CallProblem, WidgetTools } from '@coachkit/sdk'
import { computed, signal } from '@preact/signals'
import type { FamilyWish } from '../parts/family/family.events.ts'
import { type Family, loadFamily } from '../parts/family/load-family.ts'
import { checkFields, createField } from '../parts/form/form-field.ts'
import type { redeemAttributes } from './coach-redeem.attributes.ts'
import type { RedeemEvents } from './coach-redeem.events.ts'
import { sentenceOf } from './coach-redeem.problems.ts'
import type { RedeemWords } from './words/en.ts'

/** A code is checked before it is redeemed (part 1 §5), and redeemed for somebody who was chosen. */
export function createRedeem(
  { call, session, emit, invalidate, text }: WidgetTools<RedeemEvents, RedeemWords>,
  attributes: Attributes<typeof redeemAttributes>,
) {
  const fields = { code: createField(attributes.code.peek()) }
  const family = signal<Family | null>(null)
  const loadProblem = signal<CallProblem | null>(null)
  const found = signal<ActivationCode | null>(null)
  const done = signal<ActivationCode | null>(null)
  const child_id = signal<string | null>(null)
  const busy = signal(false)
  /** What the chosen child has already is being asked. */
  const comparing = signal(false)
  const problem = signal<string | null>(null)
  const child = computed(() => family.value?.children.find(({ id }) => id === child_id.value) ?? null)
  /** Whose courses the code is compared with; nobody's for a visitor, and for a parent who has not chosen yet. */
  const student = () => child.peek() ?? (family.peek()?.role === 'student' ? family.peek()?.me : null) ?? null
  /** The code would be spent for nothing. A full code still lifts free access, whatever is open. */
  const isNothingNew = computed(() => {
    const code = found.value
    const one = child.value ?? (family.value?.role === 'student' ? family.value.me : null)
    if (!code || !one || one.is_free_tier || code.courses.length === 0) return false
    return code.courses.every(({ id }) => code.already_open.includes(id))
  })

  async function load() {
    loadProblem.value = null
    const known = await loadFamily({ call, session })
    if (!known.ok) {
      loadProblem.value = known.problem
      return
    }
    const { children } = known.family
    const wanted = attributes.child_id.peek()
    const alone = children.length === 1 ? children[0]?.id : undefined
    child_id.value = children.find(({ id }) => id === wanted)?.id ?? alone ?? null
    family.value = known.family
    if (attributes.code.peek()) await check()
  }

  async function check() {
    const isFine = checkFields(fields, { code: (code) => (code.trim() ? null : text('code.missing')) })
    if (!isFine || busy.peek()) return
    busy.value = true
    problem.value = null
    const reply = await look(fields.code.value.peek().trim())
    busy.value = false
    if (reply.ok) {
      if (reply.answer.checked) found.value = reply.answer
      else fields.code.wrong.value = text('problem.spent')
      return
    }
    if (reply.problem.code === 'object.missing') fields.code.wrong.value = text('problem.unknown')
    else problem.value = text(sentenceOf(reply.problem.code))
  }

  function look(code: string) {
    const student_id = student()?.id
    return call('GET activation/{code}', { params: { code }, ...(student_id ? { query: { student_id } } : {}) })
  }

  /** Another child may have other courses. What the one before has says nothing about this one. */
  async function compare() {
    const before = found.peek()
    const whose = child_id.peek()
    if (!before) return
    comparing.value = true
    found.value = { ...before, already_open: [] }
    const reply = await look(before.code)
    // Somebody else may have been chosen while this was on its way.
    if (found.peek()?.code !== before.code || child_id.peek() !== whose) return
    comparing.value = false
    if (reply.ok) found.value = reply.answer
  }

  async function redeem() {
    const code = found.peek()
    const known = family.peek()
    if (!code || !known || busy.peek() || comparing.peek()) return
    if (known.role === 'parent' && !child.peek()) {
      problem.value = text('child.missing')
      return
    }
    busy.value = true
    problem.value = null
    const one = child.peek()
    const reply = await call('POST activation', { body: { code: code.code, ...(one ? { child_id: one.id } : {}) } })
    busy.value = false
    if (reply.ok) {
      invalidate('courses')
      invalidate('quiz')
      done.value = reply.answer
      emit('coach-code-redeemed', reply.answer)
      return
    }
    problem.value = text(sentenceOf(reply.problem.code))
    if (reply.problem.code === ('activation.nothing-new' as string)) return compare()
    // Somebody else was faster: the code is gone for good.
    if (reply.problem.code.startsWith('activation.')) startAgain(problem.peek())
  }

  function startAgain(said: string | null = null) {
    fields.code.value.value = ''
    fields.code.wrong.value = null
    found.value = null
    comparing.value = false
    done.value = null
    problem.value = said
  }

  const choose = (id: string) => {
    child_id.value = id
    problem.value = null
    void compare()
  }
  const goTo = (wish: FamilyWish) => emit('coach-navigate', wish)
  void load()
  return {
    ...{ fields, family, loadProblem, found, done, child, child_id, isNothingNew, busy, comparing, problem },
    ...{ check, redeem, choose, startAgain, load, goTo, text },
  }
}
export type RedeemState = ReturnType<typeof createRedeem>
