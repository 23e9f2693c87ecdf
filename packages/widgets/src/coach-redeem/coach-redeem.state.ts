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
  const problem = signal<string | null>(null)
  const child = computed(() => family.value?.children.find(({ id }) => id === child_id.value) ?? null)

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
    const reply = await call('GET activation/{code}', { params: { code: fields.code.value.peek().trim() } })
    busy.value = false
    if (reply.ok) {
      if (reply.answer.checked) found.value = reply.answer
      else fields.code.wrong.value = text('problem.spent')
      return
    }
    if (reply.problem.code === 'object.missing') fields.code.wrong.value = text('problem.unknown')
    else problem.value = text(sentenceOf(reply.problem.code))
  }

  async function redeem() {
    const code = found.peek()
    const known = family.peek()
    if (!code || !known || busy.peek()) return
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
    // Somebody else was faster: the code is gone for good.
    if (reply.problem.code.startsWith('activation.')) startAgain(problem.peek())
  }

  function startAgain(said: string | null = null) {
    fields.code.value.value = ''
    fields.code.wrong.value = null
    found.value = null
    done.value = null
    problem.value = said
  }

  const choose = (id: string) => {
    child_id.value = id
    problem.value = null
  }
  const goTo = (wish: FamilyWish) => emit('coach-navigate', wish)
  void load()
  return {
    ...{ fields, family, loadProblem, found, done, child, child_id, busy, problem },
    ...{ check, redeem, choose, startAgain, load, goTo, text },
  }
}
export type RedeemState = ReturnType<typeof createRedeem>
