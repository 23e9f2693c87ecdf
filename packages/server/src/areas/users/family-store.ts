import { type Child, type DirectoryEntry, userRoleId } from '@coachkit/contract'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { cancelOneTimes } from '../../kernel/auth/one-time.ts'
import { revokeAll } from '../../kernel/auth/sessions.ts'
import { hashOf } from '../../kernel/auth/tokens.ts'
import { newCode, readCode } from '../../kernel/codes/codes.ts'
import { newId } from '../../kernel/db/columns.ts'
import type { Database, Db, Tx } from '../../kernel/db/database.ts'
import { isUuid } from '../../kernel/db/is-uuid.ts'
import { sqlState } from '../../kernel/db/transactions.ts'
import { rememberAnswer } from '../../kernel/keyed/keyed.ts'
import type { Mailer } from '../../kernel/mail/mail.ts'
import { type Caller, reach } from '../../kernel/people/reach.ts'
import { parentChild, person } from '../../kernel/people/schema.ts'
import type { PictureAddress } from '../../kernel/people/user-view.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { childAccount } from './mails.ts'
import { definedOf, mustBeLevel, type ProfileChange } from './profile-store.ts'
import { reachDirectory } from './reach.ts'
import { childrenLimit, linkCodeLength, linkCodeMinutes, madeUsername } from './rules.ts'
import { familyConsent, linkCode } from './schema.ts'

export interface NewChild {
  first_name: string
  last_name: string
  /** Null makes one from the first name. */
  username: string | null
  password_hash: string | null
  academic_level_id: string | null
  is_free_tier: boolean
  consent_version: string
  /** Where the mail to the parent leads, by the child's id; null sends none. */
  manage_url: ((child_id: string) => string) | null
}

export function createFamilyStore(
  { db, withTx }: Pick<Database, 'db' | 'withTx'>,
  { mailer, pictures }: { mailer: Mailer; pictures: PictureAddress },
) {
  // Names written out: a query of one table leaves them away from columns.
  const madeBy = (parent_id: string) => sql<boolean>`exists (select from family_consent c
    where c.parent_id = ${parent_id} and c.child_id = person.id and c.kind = 'made')`

  async function findChildren(tx: Db | Tx, user: Caller, where?: SQL): Promise<Child[]> {
    const rows = await tx
      .select({
        id: person.id,
        username: person.username,
        first_name: person.first_name,
        last_name: person.last_name,
        academic_level_id: person.academic_level_id,
        profile_pic_file: person.profile_pic_file,
        is_free_tier: person.is_free_tier,
        active: person.active,
        has_password: sql<boolean>`${person.password_hash} is not null`,
        is_made_by_caller: madeBy(user.person_id),
        last_logged_in: person.last_logged_in,
      })
      .from(person)
      .where(and(reach.student(user), where))
      .orderBy(asc(person.created_at), asc(person.id))
    return rows.map(({ profile_pic_file, last_logged_in, ...rest }) => ({
      ...rest,
      profile_pic_url: profile_pic_file === null ? null : pictures(profile_pic_file),
      last_logged_in: last_logged_in?.toISOString() ?? null,
    }))
  }

  async function getChild(tx: Tx, user: Caller, child_id: string): Promise<Child> {
    const [child] = await findChildren(tx, user, eq(person.id, child_id))
    if (!child) throw new Refusal('object.missing')
    return child
  }

  /** One after the other for each parent, so that two at once don't pass the limit together. */
  async function mustHaveRoom(tx: Tx, parent_id: string) {
    const [parent] = await tx
      .select({ email: person.email, time_zone: person.time_zone })
      .from(person)
      .where(eq(person.id, parent_id))
      .for('no key update')
    if (!parent) throw new Refusal('object.missing')
    const count = await tx.$count(parentChild, eq(parentChild.parent_id, parent_id))
    if (count >= childrenLimit) throw new Refusal('users.children-limit')
    return parent
  }

  /** Somebody else may take the name between the look and the insert: then the index refuses it. */
  async function insertChild(tx: Tx, row: Omit<typeof person.$inferInsert, 'username'>, wanted: string | null) {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const username = wanted ?? madeUsername(row.first_name ?? '', newCode(4 + attempt))
      const [made] = await tx
        .insert(person)
        .values({ ...row, username })
        .onConflictDoNothing()
        .returning({ username: person.username })
      if (made) return made.username
      if (wanted !== null) break
    }
    throw new Refusal('users.username-taken')
  }

  async function link(tx: Tx, user: Caller, child_id: string, consent_version: string): Promise<Child> {
    const ids = { parent_id: user.person_id, child_id }
    const [linked] = await tx.insert(parentChild).values(ids).onConflictDoNothing().returning()
    if (linked) {
      await tx
        .insert(familyConsent)
        .values({ ...ids, kind: 'linked', wording_version: consent_version })
        .onConflictDoNothing()
    }
    const child = await getChild(tx, user, child_id)
    await rememberAnswer(tx, { child })
    return child
  }

  return {
    children: (user: Caller) => findChildren(db, user),

    create: (user: Caller, given: NewChild): Promise<Child> =>
      withTx(async (tx) => {
        const parent = await mustHaveRoom(tx, user.person_id)
        const { username: wanted, consent_version, manage_url, ...fields } = given
        await mustBeLevel(tx, fields.academic_level_id)
        const id = newId()
        const row = { ...fields, id, user_role_id: userRoleId.student, time_zone: parent.time_zone }
        const username = await insertChild(tx, row, wanted)
        const ids = { parent_id: user.person_id, child_id: id }
        await tx.insert(parentChild).values(ids)
        await tx.insert(familyConsent).values({ ...ids, kind: 'made', wording_version: consent_version })
        if (manage_url && parent.email) {
          const has_password = given.password_hash !== null
          const about = { first_name: given.first_name, username, has_password }
          await mailer.send(tx, { to: parent.email, ...childAccount(about, manage_url(id)) })
        }
        const child = await getChild(tx, user, id)
        await rememberAnswer(tx, { child })
        return child
      }),

    /** Null when the child is out of reach. A new password ends the child's sessions. */
    async change(
      user: Caller,
      child_id: string,
      profile: ProfileChange,
      own: { username?: string | undefined; password_hash?: string | undefined },
    ): Promise<Child | null> {
      if (!isUuid(child_id)) return null
      const within = and(eq(person.id, child_id), reach.student(user))
      try {
        return await withTx(async (tx) => {
          const [found] = await tx
            .select({ is_made: madeBy(user.person_id) })
            .from(person)
            .where(within)
          if (!found) return null
          const names = definedOf(own)
          if (Object.keys(names).length > 0 && !found.is_made) throw new Refusal('users.not-yours-to-change')
          await mustBeLevel(tx, profile.academic_level_id)
          const set = { ...definedOf(profile), ...names }
          if (Object.keys(set).length > 0) await tx.update(person).set(set).where(within)
          if (own.password_hash !== undefined) {
            await revokeAll(tx, child_id)
            await cancelOneTimes(tx, child_id)
          }
          return getChild(tx, user, child_id)
        })
      } catch (error) {
        if (sqlState(error) === '23505') throw new Refusal('users.username-taken')
        throw error
      }
    },

    /** A fresh code; the one before it stops working. */
    async makeLinkCode(student_id: string) {
      const code = newCode(linkCodeLength)
      const row = {
        code_hash: hashOf(code),
        expires_at: sql`now() + ${linkCodeMinutes} * interval '1 minute'`,
      }
      const [made] = await db
        .insert(linkCode)
        .values({ student_id, ...row })
        .onConflictDoUpdate({ target: linkCode.student_id, set: row })
        .returning({ expires_at: linkCode.expires_at })
      if (!made) throw new Error('The code was not stored')
      return { code, expires_at: made.expires_at }
    },

    /** Takes the code, once. */
    linkByCode: (user: Caller, typed: string, consent_version: string): Promise<Child> =>
      withTx(async (tx) => {
        await mustHaveRoom(tx, user.person_id)
        const [taken] = await tx
          .delete(linkCode)
          .where(and(eq(linkCode.code_hash, hashOf(readCode(typed))), sql`${linkCode.expires_at} > now()`))
          .returning({ student_id: linkCode.student_id })
        if (!taken) throw new Refusal('users.wrong-code')
        return link(tx, user, taken.student_id, consent_version)
      }),

    /** A student's account by the name that the student signs in with. */
    async findStudent(name: string): Promise<{ id: string; password_hash: string | null } | null> {
      const plain = name.trim().toLowerCase()
      const [found] = await db
        .select({ id: person.id, password_hash: person.password_hash })
        .from(person)
        .where(
          and(
            plain.includes('@') ? eq(person.email, plain) : sql`lower(${person.username}) = ${plain}`,
            eq(person.user_role_id, userRoleId.student),
            isNull(person.site_id),
            person.active,
          ),
        )
      return found ?? null
    },

    linkProved: (user: Caller, student_id: string, consent_version: string): Promise<Child> =>
      withTx(async (tx) => {
        await mustHaveRoom(tx, user.person_id)
        return link(tx, user, student_id, consent_version)
      }),

    findByEmail: (user: Caller, email: string): Promise<DirectoryEntry[]> =>
      db
        .select({
          id: person.id,
          first_name: person.first_name,
          last_name: person.last_name,
          user_role_id: person.user_role_id,
          academic_level_id: person.academic_level_id,
        })
        .from(person)
        .where(and(eq(person.email, email), person.active, reachDirectory(user))),
  }
}
export type FamilyStore = ReturnType<typeof createFamilyStore>
