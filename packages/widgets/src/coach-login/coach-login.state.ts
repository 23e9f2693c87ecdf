import type { AnswerOf, Calls } from '@coachkit/contract'
import type { Attributes, CallProblem, WidgetTools } from '@coachkit/sdk'
import { signal } from '@preact/signals'
import { checkFields, createField } from '../parts/form/form-field.ts'
import { deviceHeaders } from '../parts/sign-in/device-id.ts'
import type { SignInWish, SomebodySignedIn } from '../parts/sign-in/sign-in.events.ts'
import { createWaiting } from '../parts/sign-in/waiting.ts'
import type { loginAttributes } from './coach-login.attributes.ts'
import { sentenceOf } from './coach-login.problems.ts'
import type { LoginWords } from './words/en.ts'

export type Provider = AnswerOf<Calls, 'GET auth/providers'>['providers'][number]

export interface LoginEvents {
  /** Somebody signed in; the page keeps the token. */
  'coach-signed-in': SomebodySignedIn
  /** Another screen is wished for; the page knows where it is. */
  'coach-navigate': SignInWish
  /** The browser is to go to `url`; the page keeps `binding` for when it comes back. */
  'coach-provider-start': { url: string; binding: string }
  [name: `coach-${string}`]: unknown
}

/** `auth/generate-otp`: so often may a code be wrong. Counted here, for the server's answer is the same each time. */
const triesOfCode = 5

/** E-mail, username or mobile number, told apart by their form: part 1 §7, `POST auth/login`. */
export function nameField(name: string): 'email' | 'mobile_number' | 'username' {
  if (name.includes('@')) return 'email'
  return /^\+?[\d\s()-]{6,}$/.test(name) ? 'mobile_number' : 'username'
}

export function createLogin(
  { call, emit, text, later }: WidgetTools<LoginEvents, LoginWords>,
  attributes: Attributes<typeof loginAttributes>,
) {
  const fields = { name: createField(attributes.name.peek()), password: createField(''), code: createField('') }
  const { name, password, code } = fields
  /** `returning`: the browser came back from another service. */
  const step = signal<'password' | 'code' | 'code-sent' | 'returning'>('password')
  const busy = signal<'sign-in' | 'code' | 'provider' | null>(null)
  const problem = signal<string | null>(null)
  const isSentAgain = signal(false)
  const providers = signal<readonly Provider[]>([])
  const waiting = createWaiting(later)
  let wrongTries = 0

  const who = () => name.value.peek().trim()
  const typed = () => (who().includes('@') ? { email: who() } : {})
  const say = ({ code }: Pick<CallProblem, 'code'>) => {
    problem.value = text(sentenceOf(code))
  }

  /** One thing at a time; what was said before is over. */
  async function alone(what: NonNullable<typeof busy.value>, work: () => Promise<void>) {
    if (busy.peek()) return
    problem.value = null
    isSentAgain.value = false
    busy.value = what
    await work()
    busy.value = null
  }

  const missingName = (value: string) => (value.trim() ? null : text('missing.name'))

  async function signIn() {
    const byCode = step.peek() === 'code-sent'
    const secret = byCode ? code : password
    const isComplete = checkFields(fields, {
      name: missingName,
      ...(byCode
        ? { code: (value: string) => (value.length === 6 ? null : text('form.code')) }
        : { password: (value: string) => (value ? null : text('missing.password')) }),
    })
    if (!isComplete) return
    await alone('sign-in', async () => {
      const reply = await call('POST auth/login', {
        headers: deviceHeaders(),
        body: {
          [nameField(who())]: who(),
          password: secret.value.peek(),
          login_type: byCode ? 'code' : 'password',
        },
      })
      if (!reply.ok) {
        if (byCode && reply.problem.code === 'auth.wrong-credentials') sayWrongCode()
        else say(reply.problem)
        return
      }
      secret.value.value = ''
      emit('coach-signed-in', { ...reply.answer, is_new: false, referral_code: null })
    })
  }

  /** A code that is over can be followed by another one at once. */
  function sayWrongCode() {
    wrongTries += 1
    const isOver = wrongTries >= triesOfCode
    if (isOver) waiting.end()
    code.wrong.value = text(isOver ? 'problem.code-over' : 'problem.wrong-code')
  }

  async function sendCode() {
    if (!checkFields(fields, { name: missingName }) || waiting.seconds.peek() > 0) return
    await alone('code', async () => {
      const reply = await call('POST auth/generate-otp', { body: { [nameField(who())]: who() } })
      if (!reply.ok) return say(reply.problem)
      waiting.begin()
      wrongTries = 0
      code.value.value = ''
      code.wrong.value = null
      isSentAgain.value = step.peek() === 'code-sent'
      step.value = 'code-sent'
    })
  }

  function choose(next: 'password' | 'code') {
    problem.value = null
    for (const field of Object.values(fields)) field.wrong.value = null
    step.value = next
  }

  const goTo = (to: SignInWish['to']) => emit('coach-navigate', { to, ...typed() })

  const startProvider = (provider: Provider) =>
    alone('provider', async () => {
      const reply = await call('POST auth/providers/{provider}/start', {
        params: { provider: provider.name },
        body: {},
      })
      if (reply.ok) emit('coach-provider-start', reply.answer)
      else say(reply.problem)
    })

  /** The last step of a sign-in elsewhere: the token behind the address, then the session. */
  async function comeBack(id: string, binding: string | null) {
    step.value = 'returning'
    const stay = (problem: Pick<CallProblem, 'code'>) => {
      step.value = 'password'
      say(problem)
    }
    if (!binding) return stay({ code: 'auth.link-spent' as CallProblem['code'] })
    const found = await call('GET auth/token/{id}', { params: { id }, headers: { 'x-login-binding': binding } })
    if (!found.ok) return stay(found.problem)
    const { token, account, email, first_name, last_name } = found.answer
    if (account === 'new') {
      emit('coach-navigate', { to: 'signup', proof: { login_token: token, email, first_name, last_name } })
      return
    }
    const reply = await call('POST auth/login', {
      headers: deviceHeaders(),
      body: { login_type: 'token', login_token: token },
    })
    if (reply.ok) emit('coach-signed-in', { ...reply.answer, is_new: false, referral_code: null })
    else stay(reply.problem)
  }

  async function loadProviders() {
    const reply = await call('GET auth/providers', { cached: true })
    // Without the list there is no button; the password works all the same.
    if (reply.ok) providers.value = reply.answer.providers
  }

  const { hand_over, binding, problem: brought } = attributes
  if (brought.peek()) say({ code: brought.peek() as CallProblem['code'] })
  if (hand_over.peek()) void comeBack(hand_over.peek() ?? '', binding.peek())
  void loadProviders()

  return {
    ...{ fields, step, busy, problem, isSentAgain, providers, purpose: attributes.purpose, wait: waiting.seconds },
    ...{ signIn, sendCode, choose, goTo, startProvider, who, text },
  }
}
export type LoginState = ReturnType<typeof createLogin>
