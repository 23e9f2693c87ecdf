import type { BodyOf, Calls } from '@coachkit/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../kernel/db/database.ts'
import { academicLevel } from '../../../kernel/people/schema.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { mustBeGoodPassword } from '../new-password.ts'

export type SignUpBody = BodyOf<Calls, 'POST auth/signup'>

/** The proof of an address, at most one. */
export function proofOf({ google_jwt, apple_auth_grant_code, login_token }: SignUpBody) {
  if (google_jwt) return { type: 'google' as const, secret: google_jwt }
  if (apple_auth_grant_code) return { type: 'apple' as const, secret: apple_auth_grant_code }
  return login_token ? { type: 'token' as const, secret: login_token } : null
}

/** What a sign-up without a proof needs, each with a sentence for its field. */
export function mustBeComplete(body: SignUpBody): { email: string; password: string } {
  const wrong: Record<string, string> = {}
  if (!body.email) wrong.email = 'Enter your email address.'
  if (!body.password) wrong.password = 'Choose a password with at least 8 characters.'
  if (!body.email || !body.password) throw new Refusal('request.invalid', wrong)
  return { email: body.email, password: body.password }
}

export function mustBeGoodSignUp({ password, email, first_name, last_name, time_zone }: SignUpBody): void {
  if (password) {
    mustBeGoodPassword(password, 'password', [email, first_name, last_name, `${first_name}${last_name}`])
  }
  if (time_zone !== undefined && !isTimeZone(time_zone)) {
    throw new Refusal('request.invalid', { time_zone: 'isn’t a time zone like Europe/London' })
  }
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

export async function mustBeLevel({ db }: Pick<Database, 'db'>, id: string | undefined): Promise<void> {
  if (id === undefined) return
  const [found] = await db.select({ id: academicLevel.id }).from(academicLevel).where(eq(academicLevel.id, id))
  if (!found) throw new Refusal('request.invalid', { academic_level_id: 'Choose one of the levels.' })
}
