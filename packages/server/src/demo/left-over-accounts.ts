import { and, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Passwords } from '../kernel/auth/passwords.ts'
import type { Database } from '../kernel/db/database.ts'
import { person } from '../kernel/people/schema.ts'
import { demoAccounts, demoPassword, demoPupils, secondChild } from './cast.ts'

/** Accounts of a demonstration whose password everybody can read in the README. */
export async function findLeftOverAccounts(
  { db }: Pick<Database, 'db'>,
  { isRight }: Pick<Passwords, 'isRight'>,
): Promise<string[]> {
  const names = [...demoAccounts, ...demoPupils, secondChild].map(({ username }) => username)
  const rows = await db
    .select({ username: person.username, password_hash: person.password_hash })
    .from(person)
    .where(
      and(
        isNotNull(person.password_hash),
        or(inArray(person.username, names), sql`${person.email} like '%@demo.test'`),
      ),
    )
    .orderBy(person.username)
  const left: string[] = []
  for (const { username, password_hash } of rows) if (await isRight(password_hash, demoPassword)) left.push(username)
  return left
}

export async function mustHaveNoDemonstration(
  database: Pick<Database, 'db'>,
  passwords: Pick<Passwords, 'isRight'>,
): Promise<void> {
  const left = await findLeftOverAccounts(database, passwords)
  if (left.length === 0) return
  throw new Error(
    `This database holds demonstration accounts with the password that the README names: ${left.join(', ')}.\nGive each another password, or begin with an empty database; NODE_ENV=production does not start before.`,
  )
}
