import { type BodyOf, type Calls, userRoleId } from '@coachkit/contract'
import { Refusal } from '../../kernel/refusal.ts'

export type Login = BodyOf<Calls, 'POST auth/login'>
type LoginType = NonNullable<Login['login_type']>
type Names = Pick<Login, 'email' | 'username' | 'mobile_number'>

/** By which of a person's names the account is looked for. */
export type AccountName = { email: string } | { username: string } | { mobile_number: string }

const byField = [
  ['google_jwt', 'google'],
  ['apple_auth_grant_code', 'apple'],
  ['canvas_code', 'canvas'],
  ['d2l_code', 'd2l'],
  ['login_token', 'token'],
] as const satisfies readonly (readonly [keyof Login, LoginType])[]

/** How somebody wants to sign in: as they say, or by what they brought. */
export function loginType(body: Login): LoginType {
  return body.login_type ?? byField.find(([field]) => body[field])?.[1] ?? 'password'
}

/** What a provider gave, or the token of our own. */
export function mustHaveProof(body: Login, type: Exclude<LoginType, 'password' | 'code'>): string {
  const [field] = byField.find(([, name]) => name === type) ?? []
  const proof = field && body[field]
  if (!field || !proof) throw new Refusal('request.invalid', { [field ?? 'login_type']: 'is missing' })
  return proof
}

/** The name, and the password or code, of a login. */
export function mustHaveSecret(body: Login): { name: AccountName; secret: string } {
  const name = mustHaveName(body)
  if (!body.password) throw new Refusal('request.invalid', { password: 'is missing' })
  return { name, secret: body.password }
}

export function mustHaveName({ email, username, mobile_number }: Names): AccountName {
  const name = nameOf(email, username, mobile_number)
  if (!name) throw new Refusal('request.invalid', { username: 'is missing' })
  return name
}

export const asEmail = (text: string) => text.trim().toLowerCase()
export const asMobileNumber = (text: string) => text.replace(/[\s().-]/g, '')

function nameOf(email?: string, username?: string, mobile_number?: string): AccountName | null {
  // One field for all is what most pages have; no username may hold an @.
  const mail = email || (username?.includes('@') ? username : undefined)
  if (mail) return { email: asEmail(mail) }
  // In lower case, so that limits of tries count one account once, however its name is written.
  if (username) return { username: username.trim().toLowerCase() }
  if (mobile_number) return { mobile_number: asMobileNumber(mobile_number) }
  return null
}

/** An account of another role is refused like wrong credentials: what roles a person has is nobody's to find out. */
export function mustBeOfRole(account: { user_role_id: number }, role: keyof typeof userRoleId | undefined): void {
  if (role !== undefined && userRoleId[role] !== account.user_role_id) throw new Refusal('auth.wrong-credentials')
}

export function mustBeActive(account: { active: boolean }): void {
  if (!account.active) throw new Refusal('auth.inactive')
}
