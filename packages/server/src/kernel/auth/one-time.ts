import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/database.ts'
import { oneTime, oneTimeCode } from './schema.ts'
import { hashOf, newToken } from './tokens.ts'

const minute = 60

/** What a one-time token is for, and how long it lives in seconds: decisions, "Sign-in". */
export const lifetimes = {
  /** Signs in from a mail. */
  'magic-link': 15 * minute,
  /** Not in the spec: our choice. Finishes a sign-up from a mail; a new person may be slow to open it. */
  'sign-up': 24 * 60 * minute,
  'password-reset': 15 * minute,
  /** Not in the spec: our choice. Chooses the first admin's password; the command line shows it, no mail goes out. */
  'first-password': 24 * 60 * minute,
  /** Not in the spec: our choice. Opens the page of the first set-up. */
  setup: 24 * 60 * minute,
  /** On the way to a provider and back, where somebody may have to find a password first. */
  'provider-flow': 15 * minute,
  /** In the address that leads back from a provider. */
  'hand-over': 2 * minute,
  /** Behind that address; somebody new fills in a sign-up form with it. */
  'login-token': 30 * minute,
  /** A provider's own code or token that we have seen, so that it is taken once. */
  grant: 15 * minute,
} as const
export type OneTimeKind = keyof typeof lifetimes

export type OneTime = typeof oneTime.$inferSelect

export interface NewOneTime {
  person_id?: string | null
  payload?: Record<string, unknown>
}

const inSeconds = (seconds: number) => sql`now() + ${seconds} * interval '1 second'`

/** A token that works once. What is stored opens nothing. */
export async function issueOneTime(tx: Db | Tx, kind: OneTimeKind, given: NewOneTime = {}): Promise<string> {
  const token = newToken('ot')
  await keepOneTime(tx, kind, token, given)
  return token
}

/** The same for a secret that somebody else made. False when it was kept before. */
export async function keepOneTime(tx: Db | Tx, kind: OneTimeKind, secret: string, given: NewOneTime = {}) {
  const kept = await tx
    .insert(oneTime)
    .values({ ...given, kind, token_hash: hashOf(secret), expires_at: inSeconds(lifetimes[kind]) })
    .onConflictDoNothing({ target: oneTime.token_hash })
    .returning({ id: oneTime.id })
  return kept.length > 0
}

const usable = (kinds: readonly OneTimeKind[], token: string) =>
  and(
    eq(oneTime.token_hash, hashOf(token)),
    inArray(oneTime.kind, [...kinds]),
    isNull(oneTime.consumed_at),
    sql`${oneTime.expires_at} > now()`,
  )

/** Looks, and changes nothing, however often. */
export async function findOneTime(tx: Db | Tx, kinds: readonly OneTimeKind[], token: string): Promise<OneTime | null> {
  const [found] = await tx.select().from(oneTime).where(usable(kinds, token))
  return found ?? null
}

/** Takes it, or null when it was taken. Of any number at once one gets it: the second finds the row changed. */
export async function takeOneTime(tx: Db | Tx, kinds: readonly OneTimeKind[], token: string): Promise<OneTime | null> {
  const [taken] = await tx.update(oneTime).set({ consumed_at: new Date() }).where(usable(kinds, token)).returning()
  return taken ?? null
}

/** What was mailed to a person and not used yet works no more. */
export const cancelOneTimes = (tx: Db | Tx, person_id: string) =>
  tx
    .update(oneTime)
    .set({ consumed_at: new Date() })
    .where(and(eq(oneTime.person_id, person_id), isNull(oneTime.consumed_at)))

/** What is over says nothing any more, and may hold what somebody wrote. */
export async function deleteOldOneTimes(tx: Db | Tx): Promise<void> {
  const longOver = sql`now() - interval '1 hour'`
  await tx.delete(oneTime).where(lt(oneTime.expires_at, longOver))
  await tx.delete(oneTimeCode).where(lt(oneTimeCode.expires_at, longOver))
}
