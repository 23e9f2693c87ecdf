import type { SignedIn } from '@coachkit/contract'
import type { CallProblem, WidgetTools } from '@coachkit/sdk'
import { signal } from '@preact/signals'
import type { LoginWords } from './coach-login.words.ts'

export interface LoginEvents {
  /** Somebody signed in; the page keeps the token. */
  'coach-signed-in': SignedIn
  [name: `coach-${string}`]: unknown
}

/** E-mail, username or mobile number, told apart by their form: part 1 §7, `POST auth/login`. */
export function nameField(name: string): 'email' | 'mobile_number' | 'username' {
  if (name.includes('@')) return 'email'
  return /^\+?[\d\s()-]{6,}$/.test(name) ? 'mobile_number' : 'username'
}

export function createLogin({ call, emit, text }: WidgetTools<LoginEvents, LoginWords>) {
  const name = signal('')
  const password = signal('')
  const busy = signal(false)
  const problem = signal<CallProblem | null>(null)
  /** A field was left empty. */
  const missing = signal(false)

  async function signIn() {
    if (busy.value) return
    const who = name.value.trim()
    problem.value = null
    missing.value = !who || !password.value
    if (missing.value) return
    busy.value = true
    const reply = await call('POST auth/login', {
      body: { [nameField(who)]: who, password: password.value, login_type: 'password' },
    })
    busy.value = false
    if (!reply.ok) {
      problem.value = reply.problem
      return
    }
    password.value = ''
    emit('coach-signed-in', reply.answer)
  }

  return { name, password, busy, problem, missing, signIn, text }
}
export type LoginState = ReturnType<typeof createLogin>
