import type { AnswerOf, Calls, ProblemCodeOf, User } from '@coachkit/contract'
import { type Attributes, type CallProblem, toJson, type WidgetTools } from '@coachkit/sdk'
import { computed, effect, signal } from '@preact/signals'
import { checkFields, createField, showRefused } from '../parts/form/form-field.ts'
import { sentenceIn } from '../parts/form/form-problems.ts'
import { mailRule } from '../parts/form/mail-rule.ts'
import type { onboardingAttributes } from './coach-onboarding.attributes.ts'
import { createRecord, filledIn, readRecord, showRecord } from './record.ts'
import type { OnboardingWords } from './words/en.ts'

export interface OnboardingEvents {
  /** The record was kept, or is left for another day; the page leads on. */
  'coach-onboarding-done': { completion_ratio: number; is_skipped: boolean }
  [name: `coach-${string}`]: unknown
}

type ReferralCode = Extract<ProblemCodeOf<Calls, 'PATCH users/referral/redemption-status'>, `referral.${string}`>
const referralWords: Record<ReferralCode, keyof OnboardingWords> = {
  'referral.unknown': 'referral.unknown',
  'referral.spent': 'referral.spent',
  'referral.own': 'referral.own',
  'referral.repeated': 'referral.repeated',
}
const sentenceOf = sentenceIn<keyof OnboardingWords>({})

type Named = AnswerOf<Calls, 'GET static-data/subjects'>['subjects']
type ParentsQuestion = {
  [Key in keyof OnboardingWords]: `${Key & string}.parent` extends keyof OnboardingWords ? Key : never
}[keyof OnboardingWords]
/** What somebody without an account told, and the secret that finds it again. */
const draftName = 'onboarding.draft'
const parentId = 6

export function createOnboarding(
  tools: WidgetTools<OnboardingEvents, OnboardingWords>,
  attributes: Attributes<typeof onboardingAttributes>,
) {
  const { call, emit, text, session, keep, signal: left } = tools
  const record = createRecord()
  const fields = { ...record, email: createField(''), has_agreed_policy: createField(true) }
  const step = signal<'loading' | 'form' | 'failed'>('loading')
  /** Null while nobody is signed in. */
  const user = signal<User | null>(null)
  const levels = signal<Named>([])
  const subjects = signal<Named>([])
  const busy = signal(false)
  const problem = signal<string | null>(null)
  const referral = signal<string | null>(null)
  const mustAgree = signal(false)
  const count = computed(() => filledIn(readRecord(record)))

  const isParent = computed(() => user.value?.user_role_id === parentId)
  /** A parent is asked about the children, not about learning of their own. */
  const ask = (question: ParentsQuestion) => text(isParent.value ? `${question}.parent` : question)

  function fail(reply: CallProblem) {
    problem.value = text(sentenceOf(reply.code))
    step.value = 'failed'
  }

  async function loadOwn() {
    const [me, own, levelReply, subjectReply] = await Promise.all([
      call('GET users/me'),
      call('GET users/onboarding'),
      call('GET admin/academic-levels', { cached: true }),
      call('GET static-data/subjects', { cached: true }),
    ])
    if (!me.ok) return fail(me.problem)
    if (!own.ok) return fail(own.problem)
    user.value = me.answer.user
    // Without the lists their two questions are left out; the rest can be answered.
    levels.value = levelReply.ok ? levelReply.answer.academic_levels : []
    subjects.value = subjectReply.ok ? subjectReply.answer.subjects : []
    mustAgree.value = !me.answer.user.flag.has_agreed_policy
    fields.has_agreed_policy.value.value = !mustAgree.peek()
    showRecord(record, own.answer.onboarding)
    step.value = 'form'
    void redeem()
  }

  async function loadDraft() {
    user.value = null
    showRecord(record, {})
    const draft = readDraft(keep.get(draftName))
    if (draft) {
      fields.email.value.value = draft.email
      const reply = await call('GET users/onboarding/{product}', { query: draft })
      if (reply.ok && reply.answer.is_proved) showRecord(record, reply.answer.onboarding)
    }
    step.value = 'form'
  }

  async function load() {
    problem.value = null
    step.value = 'loading'
    const isKnown = attributes.signed_in.peek() || session.state.peek() === 'learner'
    await (isKnown ? loadOwn() : loadDraft())
  }

  async function redeem() {
    const referral_code = attributes.referral_code.peek()
    if (!referral_code) return
    const reply = await call('PATCH users/referral/redemption-status', { body: { referral_code } })
    if (reply.ok) referral.value = text('referral.good')
    else {
      const word = referralWords[reply.problem.code as ReferralCode]
      referral.value = word ? text(word) : null
    }
  }

  async function send() {
    if (user.peek()) {
      if (mustAgree.peek()) {
        const agreed = await call('PATCH users/has-agreed-policy')
        if (!agreed.ok) return agreed
        mustAgree.value = false
      }
      return call('PUT users/onboarding', { body: readRecord(record) })
    }
    const email = fields.email.value.peek().trim()
    const onboarding_token = readDraft(keep.get(draftName))?.onboarding_token
    const reply = await call('POST users/onboarding/{product}', {
      body: { ...readRecord(record), email, ...(onboarding_token ? { onboarding_token } : {}) },
    })
    const token = reply.ok && (reply.answer.onboarding_token ?? onboarding_token)
    if (token) keep.set(draftName, toJson({ email, onboarding_token: token }))
    return reply
  }

  async function save() {
    if (busy.peek()) return
    problem.value = null
    const isComplete = checkFields(fields, {
      ...(user.peek() ? {} : { email: mailRule(text) }),
      has_agreed_policy: (agreed: boolean) => (agreed ? null : text('wrong.agree')),
    })
    if (!isComplete) return
    busy.value = true
    const reply = await send()
    busy.value = false
    if (!reply.ok) {
      if (!showRefused(fields, reply.problem, () => text('form.wrong')))
        problem.value = text(sentenceOf(reply.problem.code))
      return
    }
    if ('completion_ratio' in reply.answer)
      emit('coach-onboarding-done', { completion_ratio: reply.answer.completion_ratio, is_skipped: false })
  }

  const skip = () =>
    emit('coach-onboarding-done', { completion_ratio: count.peek() / Object.keys(record).length, is_skipped: true })

  // Loaded anew when the user changes (part 1 §4): for somebody else the element begins again.
  const stop = effect(() => {
    void attributes.signed_in.value
    if (session.state.value !== 'starting') void load()
  })
  left.addEventListener('abort', stop)

  return {
    ...{ fields, step, user, levels, subjects, busy, problem, referral, mustAgree, count, locale: tools.locale },
    ...{ terms: attributes.terms_href, privacy: attributes.privacy_href, of: Object.keys(record).length },
    ...{ isParent, ask, load, save, skip, text },
  }
}
export type OnboardingState = ReturnType<typeof createOnboarding>

function readDraft(kept: string | null): { email: string; onboarding_token: string } | null {
  try {
    const draft = JSON.parse(kept ?? 'null')
    return typeof draft?.email === 'string' && typeof draft.onboarding_token === 'string' ? draft : null
  } catch {
    return null
  }
}
