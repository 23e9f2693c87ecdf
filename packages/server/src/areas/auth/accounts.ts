import { and, eq, sql } from 'drizzle-orm'
import { openLogin } from '../../kernel/auth/sessions.ts'
import { hashOf } from '../../kernel/auth/tokens.ts'
import type { Database, Db, Tx } from '../../kernel/db/database.ts'
import { person } from '../../kernel/people/schema.ts'
import { findUser, type PictureAddress } from '../../kernel/people/user-view.ts'
import type { AccountName } from './rules.ts'

/** What a sign-in decides by. */
export interface Account {
  id: string
  password_hash: string | null
  active: boolean
  user_role_id: number
  /** This browser has signed in to this account before. */
  is_known_device: boolean
}

/** The browser that signs in, as it is stored with the session. */
export interface Browser {
  user_agent: string | null
  device_id: string | undefined
}

/** `Ann` and `ann` are one user name: a child types it on whatever keyboard there is. Names asked for are lower case. */
const named = (field: 'email' | 'username' | 'mobile_number', value: string) =>
  field === 'username' ? sql`lower(${person.username}) = ${value}` : eq(person[field], value)

export function createAccounts(database: Pick<Database, 'db' | 'withTx'>, pictures: PictureAddress) {
  const { db, withTx } = database

  /** The user as before this login: a new one has never logged in (part 1 §4). */
  async function signInWithin(tx: Tx, person_id: string, { user_agent, device_id }: Browser) {
    const user = await findUser({ db: tx as Database['db'] }, eq(person.id, person_id), pictures)
    if (!user) throw new Error(`Person ${person_id} went away during the login`)
    await tx.update(person).set({ last_logged_in: new Date() }).where(eq(person.id, person_id))
    const opened = await openLogin(tx, person_id, user_agent, device_id)
    return { user, access_token: opened.token, expires_at: opened.expires_at.toISOString() }
  }

  return {
    async find(name: AccountName, device_id?: string): Promise<Account | null> {
      const [[field, value]] = Object.entries(name) as [[keyof AccountName, string]]
      // Names written out: a query of one table leaves them away from columns, and both have an id.
      const known = sql<boolean>`exists (select from session s
        where s.person_id = person.id and s.device_hash = ${hashOf(device_id ?? '')})`
      const [found] = await db
        .select({
          id: person.id,
          password_hash: person.password_hash,
          active: person.active,
          user_role_id: person.user_role_id,
          is_known_device: known,
        })
        .from(person)
        .where(named(field, value))
      return found ?? null
    },

    async findById(id: string, tx: Db | Tx = db): Promise<Pick<Account, 'id' | 'active' | 'user_role_id'> | null> {
      const [found] = await tx
        .select({ id: person.id, active: person.active, user_role_id: person.user_role_id })
        .from(person)
        .where(eq(person.id, id))
      return found ?? null
    },

    signIn: (person_id: string, browser: Browser) => withTx((tx) => signInWithin(tx, person_id, browser)),
    signInWithin,

    /** Somebody who can be written to, or null. */
    async findAddressee(name: AccountName) {
      const [[field, value]] = Object.entries(name) as [[keyof AccountName, string]]
      const [found] = await db
        .select({
          id: person.id,
          first_name: person.first_name,
          email: person.email,
          mobile_number: person.mobile_number,
        })
        .from(person)
        .where(and(named(field, value), person.active))
      return found ?? null
    },
  }
}
export type Accounts = ReturnType<typeof createAccounts>
export type SignedInPerson = Awaited<ReturnType<Accounts['signIn']>>
