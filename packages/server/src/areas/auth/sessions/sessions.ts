import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { PersonPrincipal } from '../../../kernel/auth/principal.ts'
import { session } from '../../../kernel/auth/schema.ts'
import { revokeAll } from '../../../kernel/auth/sessions.ts'
import type { Database } from '../../../kernel/db/database.ts'
import { isUuid } from '../../../kernel/db/is-uuid.ts'
import { sessionsWithin } from '../reach.ts'

/** Where a person is signed in; for a learner whom a site vouches for, the tokens that the site was given. */
export function createSessions({ db }: Pick<Database, 'db'>) {
  const standing = and(isNull(session.revoked_at), sql`${session.expires_at} > now()`)
  return {
    async list(user: PersonPrincipal) {
      const rows = await db
        .select({
          id: session.id,
          user_agent: session.user_agent,
          created_at: session.created_at,
          expires_at: session.expires_at,
        })
        .from(session)
        .where(and(sessionsWithin(user), standing))
        .orderBy(desc(session.created_at))
        .limit(200)
      return rows.map(({ created_at, expires_at, ...row }) => ({
        ...row,
        is_current: row.id === user.session_id,
        created_at: created_at.toISOString(),
        expires_at: expires_at.toISOString(),
      }))
    },

    /** False where there is none of the person's. */
    async end(user: PersonPrincipal, id: string): Promise<boolean> {
      if (!isUuid(id)) return false
      const ended = await db
        .update(session)
        .set({ revoked_at: new Date() })
        .where(and(sessionsWithin(user), standing, eq(session.id, id)))
        .returning({ id: session.id })
      return ended.length > 0
    },

    endOthers: ({ person_id, session_id }: PersonPrincipal) => revokeAll(db, person_id, session_id),
  }
}
export type Sessions = ReturnType<typeof createSessions>
