import { BrandConfig } from '@coachkit/contract'
import { and, eq } from 'drizzle-orm'
import { openLogin, revoke } from '../../kernel/auth/sessions.ts'
import type { Database } from '../../kernel/db/database.ts'
import { person, school } from '../../kernel/people/schema.ts'
import { findUser } from '../../kernel/people/user-view.ts'
import type { AccountName } from './rules.ts'

export function createAuthStore(database: Pick<Database, 'db' | 'withTx'>) {
  const { db, withTx } = database
  return {
    async findAccount(name: AccountName) {
      const [[field, value]] = Object.entries(name) as [[keyof typeof person._.columns, string]]
      const [found] = await db
        .select({ id: person.id, password_hash: person.password_hash, active: person.active })
        .from(person)
        .where(eq(person[field], value))
      return found ?? null
    },

    /** The user as before this login: a new one has never logged in (part 1 §4). */
    async signIn(person_id: string, user_agent: string | null) {
      const user = await findUser(database, eq(person.id, person_id))
      if (!user) throw new Error(`Person ${person_id} went away during the login`)
      const opened = await withTx(async (tx) => {
        await tx.update(person).set({ last_logged_in: new Date() }).where(eq(person.id, person_id))
        return openLogin(tx, person_id, user_agent)
      })
      return { user, access_token: opened.token, expires_at: opened.expires_at.toISOString() }
    },

    signOut: (session_id: string) => revoke(db, session_id),

    async findWhiteLabel(domain: string): Promise<BrandConfig | null> {
      const [found] = await db
        .select({ name: school.name, brand: school.brand })
        .from(school)
        .where(and(eq(school.domain_name, domain.toLowerCase()), school.active))
      if (!found?.brand) return null
      const brand = BrandConfig.safeParse({ name: found.name, ...found.brand })
      return brand.success ? brand.data : null
    },
  }
}
export type AuthStore = ReturnType<typeof createAuthStore>
