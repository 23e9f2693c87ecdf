import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { newId } from '../db/columns.ts'
import type { Db, Tx } from '../db/database.ts'
import type { Scope } from './principal.ts'
import { session } from './schema.ts'
import { hashOf, newToken } from './tokens.ts'

export const loginDays = 30
/** A visitor's token; the widget asks for the next one before it ends, and keeps its `visitor_id`. */
export const visitorSeconds = 60 * 60
/** A refreshed token lives this much longer, for the requests that are on their way with it. */
const overlapSeconds = 60

export interface OpenedSession {
  token: string
  expires_at: Date
}

type Row = Omit<typeof session.$inferInsert, 'id' | 'token_hash' | 'expires_at'>

async function open(tx: Db | Tx, row: Row, lifetime: number): Promise<OpenedSession> {
  const token = newToken('st')
  const expires_at = new Date(Date.now() + lifetime * 1000)
  await tx.insert(session).values({ ...row, token_hash: hashOf(token), expires_at })
  return { token, expires_at }
}

export interface Grant {
  site_id: string
  origin: string
  scope: readonly Scope[]
}
const bound = ({ site_id, origin, scope }: Grant) => ({ site_id, origin, scope: [...scope] })

export const openLogin = (tx: Db | Tx, person_id: string, user_agent: string | null, device_id?: string) =>
  open(
    tx,
    {
      kind: 'login',
      person_id,
      user_agent: user_agent?.slice(0, 400),
      ...(device_id && { device_hash: hashOf(device_id) }),
    },
    loginDays * 86_400,
  )

/** A learner whom a site vouches for. */
export const openLearner = (tx: Db | Tx, grant: Grant, person_id: string, lifetime: number) =>
  open(tx, { kind: 'learner', person_id, ...bound(grant) }, lifetime)

export const openVisitor = (tx: Db | Tx, grant: Grant, lifetime: number, visitor_id = newId()) =>
  open(tx, { kind: 'visitor', visitor_id, ...bound(grant) }, lifetime)

/** The old token of a refreshed session ends soon. */
export const endSoon = (tx: Db | Tx, session_id: string) =>
  tx
    .update(session)
    .set({ expires_at: sql`least(${session.expires_at}, now() + ${overlapSeconds} * interval '1 second')` })
    .where(eq(session.id, session_id))

export const revoke = (tx: Db | Tx, session_id: string) =>
  tx
    .update(session)
    .set({ revoked_at: new Date() })
    .where(and(eq(session.id, session_id), isNull(session.revoked_at)))

/** All of a person's, or all but one: after a new password, and when the person asks for it. */
export const revokeAll = (tx: Db | Tx, person_id: string, but?: string) =>
  tx
    .update(session)
    .set({ revoked_at: new Date() })
    .where(
      and(
        eq(session.person_id, person_id),
        isNull(session.revoked_at),
        but === undefined ? undefined : ne(session.id, but),
      ),
    )

/** Rows that no token opens any more; kept a week, so that a question about a session can be answered. */
export const deleteOldSessions = (tx: Db | Tx) =>
  tx.execute(sql`delete from session where expires_at < now() - interval '7 days'`)
