import type { Attributes, WidgetTools } from '@coachkit/sdk'
import { checkFields, createField, showRefused } from '../parts/form/form-field.ts'
import { type OwnProblems, sentenceIn } from '../parts/form/form-problems.ts'
import { deviceHeaders } from '../parts/sign-in/device-id.ts'
import { createSending } from '../parts/sign-in/sending.ts'
import type { SignInWish, SomebodySignedIn } from '../parts/sign-in/sign-in.events.ts'
import type { signupAttributes } from './coach-signup.attributes.ts'
import { refusedWords, signupRules } from './coach-signup.rules.ts'
import type { SignupWords } from './words/en.ts'

export interface SignupEvents {
  /** Another service had proved the address, so the person is in at once; the page keeps the token. */
  'coach-signed-in': SomebodySignedIn
  /** Another screen is wished for; the page knows where it is. */
  'coach-navigate': SignInWish
  [name: `coach-${string}`]: unknown
}

const own: OwnProblems<'POST auth/signup', keyof SignupWords> = {
  'auth.wrong-credentials': 'problem.refused',
  'auth.login-type': 'problem.refused',
  'auth.provider-refused': 'problem.refused',
  // The proof was used before.
  'auth.link-spent': 'problem.refused',
  'auth.inactive': 'problem.inactive',
  'auth.provider-unavailable': 'problem.unavailable',
}
const sentenceOf = sentenceIn<keyof SignupWords>(own)

export function createSignup(
  { call, emit, text, later }: WidgetTools<SignupEvents, SignupWords>,
  attributes: Attributes<typeof signupAttributes>,
) {
  const fields = {
    user_role: createField(''),
    first_name: createField(attributes.first_name.peek()),
    last_name: createField(attributes.last_name.peek()),
    email: createField(attributes.email.peek()),
    password: createField(''),
    mobile_number: createField(''),
    referral_code: createField(attributes.referral_code.peek()),
    has_agreed_policy: createField(false),
  }
  const sending = createSending<'form'>('form', 'form', later)
  const { step, problem } = sending
  /** A proof carries the address, and lets the person in without a password. */
  const proof = attributes.login_token

  const told = (rule: (value: string) => keyof SignupWords | null) => (value: string) => {
    const wrong = rule(value)
    return wrong && text(wrong)
  }

  function isComplete() {
    const { password, ...rest } = signupRules
    const rules = Object.fromEntries(
      Object.entries(proof.peek() ? rest : { ...rest, password }).map(([name, rule]) => [name, told(rule)]),
    )
    return checkFields(fields, {
      ...rules,
      has_agreed_policy: (agreed: boolean) => (agreed ? null : text('wrong.agree')),
    })
  }

  const filled = (name: 'mobile_number' | 'referral_code' | 'email') => {
    const value = fields[name].value.peek().trim()
    return value ? { [name]: value } : {}
  }

  const ask = () =>
    call('POST auth/signup', {
      headers: deviceHeaders(),
      query: attributes.lite.peek() ? { is_free_tier: 'true' } : {},
      body: {
        first_name: fields.first_name.value.peek().trim(),
        last_name: fields.last_name.value.peek().trim(),
        user_role: fields.user_role.value.peek() as 'student' | 'parent',
        has_agreed_policy: true,
        time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        ...(proof.peek() ? { login_token: proof.peek() ?? '' } : { password: fields.password.value.peek() }),
        ...filled('email'),
        ...filled('mobile_number'),
        ...filled('referral_code'),
      },
    })

  async function begin() {
    const reply = await ask()
    if (!reply.ok) {
      const isBeside = showRefused(fields, reply.problem, (name) => text(refusedWords[name] ?? 'form.wrong'))
      if (!isBeside || step.peek() === 'sent') problem.value = text(sentenceOf(reply.problem.code))
      return
    }
    const { signed_in } = reply.answer
    if (signed_in) {
      const referral_code = fields.referral_code.value.peek().trim() || null
      emit('coach-signed-in', { ...signed_in, is_new: true, referral_code })
      return
    }
    sending.sent()
  }

  const submit = () => sending.alone(begin, isComplete)

  const toLogin = () => emit('coach-navigate', { to: 'login', ...filled('email') })

  return {
    ...sending,
    ...{
      lite: attributes.lite,
      course: attributes.course,
      terms: attributes.terms_href,
      privacy: attributes.privacy_href,
    },
    ...{ fields, proof, submit, toLogin, text },
  }
}
export type SignupState = ReturnType<typeof createSignup>
