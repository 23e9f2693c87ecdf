import type { AnswerOf, Calls, Redeemer, Referral } from '@coachkit/contract'
import type { Attributes, CallProblem, WidgetTools } from '@coachkit/sdk'
import { signal } from '@preact/signals'
import type { FamilyEvents, FamilyWish } from '../parts/family/family.events.ts'
import { checkFields, createField } from '../parts/form/form-field.ts'
import type { referralAttributes } from './coach-referral.attributes.ts'
import { sentenceOf } from './coach-referral.problems.ts'
import type { ReferralWords } from './words/en.ts'

type Used = AnswerOf<Calls, 'GET users/referral/referred-quota'>
/** The copied-to-clipboard flag: part 1 §9. */
const copiedFor = 1500

/** The own code for friends, who used it, and a friend's code to use. */
export function createReferral(
  { call, emit, later, text, locale }: WidgetTools<FamilyEvents, ReferralWords>,
  { page }: Attributes<typeof referralAttributes>,
) {
  const own = signal<{ referral: Referral; redeemers: readonly Redeemer[]; used: Used } | null>(null)
  const loadProblem = signal<CallProblem | null>(null)
  const isAllowed = signal(true)
  const isCopied = signal(false)
  const fields = { code: createField('') }
  /** A friend's code that was looked at: how many may still use it. */
  const good = signal<number | null>(null)
  const busy = signal(false)

  /** Null until it is known, and for somebody who has no code: then the questions say nothing of it. */
  const rewardMonths = signal<number | null>(null)
  async function loadReward() {
    const found = await call('GET users/referral')
    if (found.ok) rewardMonths.value = found.answer.referral.reward_months
  }

  async function load() {
    loadProblem.value = null
    const [found, used] = await Promise.all([call('GET users/referral'), call('GET users/referral/referred-quota')])
    isAllowed.value = found.ok || found.problem.code !== 'session.role'
    if (!isAllowed.peek()) return
    if (!found.ok || !used.ok) {
      loadProblem.value = found.ok ? (used.ok ? null : used.problem) : found.problem
      return
    }
    const { referral } = found.answer
    const list = await call('GET users/referral/redeemers', { query: { referral_code: referral.referral_code } })
    if (list.ok) own.value = { referral, redeemers: list.answer.redeemers, used: used.answer }
    else loadProblem.value = list.problem
  }

  async function copy() {
    const code = own.peek()?.referral.referral_code
    if (!code) return
    try {
      await navigator.clipboard.writeText(code)
    } catch {
      // A page may refuse the clipboard; the code stands there to be marked by hand.
      return
    }
    isCopied.value = true
    later(copiedFor, () => {
      isCopied.value = false
    })
  }

  /** Looked at first: a code can be used once in the life of an account. */
  async function submit() {
    const isFine = checkFields(fields, { code: (code) => (code.trim() ? null : text('enter.missing')) })
    if (!isFine || busy.peek()) return
    const referral_code = fields.code.value.peek().trim()
    busy.value = true
    if (good.peek() === null) {
      const reply = await call('GET users/referral/quota', { query: { referral_code } })
      if (!reply.ok) fields.code.wrong.value = text(sentenceOf(reply.problem.code))
      else if (reply.answer.remaining < 1) fields.code.wrong.value = text('problem.spent')
      else good.value = reply.answer.remaining
    } else {
      const reply = await call('PATCH users/referral/redemption-status', { body: { referral_code } })
      const now = own.peek()
      if (!reply.ok) {
        good.value = null
        fields.code.wrong.value = text(sentenceOf(reply.problem.code))
      } else if (now) {
        own.value = {
          ...now,
          used: { ...now.used, redeemed: now.used.redeemed + 1, referral_code: reply.answer.referral_code },
        }
      }
    }
    busy.value = false
  }

  const goTo = (wish: FamilyWish) => emit('coach-navigate', wish)
  if (page.peek() === 'code') void load()
  else void loadReward()
  return {
    page,
    own,
    rewardMonths,
    loadProblem,
    isAllowed,
    isCopied,
    fields,
    good,
    busy,
    copy,
    submit,
    load,
    goTo,
    text,
    locale,
  }
}
export type ReferralState = ReturnType<typeof createReferral>
