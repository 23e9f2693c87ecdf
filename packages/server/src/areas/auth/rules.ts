import type { BodyOf, Calls } from '@coachkit/contract'
import { Refusal } from '../../kernel/refusal.ts'

type Login = BodyOf<Calls, 'POST auth/login'>

/** By which of a person's names the account is looked for. */
export type AccountName = { email: string } | { username: string } | { mobile_number: string }

/** The name and the password of a login; the other ways to sign in are off until they are configured. */
export function mustBePasswordLogin(body: Login): { name: AccountName; password: string } {
  const { login_type = 'password', email, username, mobile_number, password } = body
  if (login_type !== 'password') throw new Refusal('auth.login-type')
  const name = nameOf(email, username, mobile_number)
  if (!name) throw new Refusal('request.invalid', { username: 'is missing' })
  if (!password) throw new Refusal('request.invalid', { password: 'is missing' })
  return { name, password }
}

function nameOf(email?: string, username?: string, mobile_number?: string): AccountName | null {
  // One field for all is what most pages have; no username may hold an @.
  const mail = email || (username?.includes('@') ? username : undefined)
  if (mail) return { email: mail.trim().toLowerCase() }
  if (username) return { username: username.trim() }
  if (mobile_number) return { mobile_number: mobile_number.replace(/[\s().-]/g, '') }
  return null
}
