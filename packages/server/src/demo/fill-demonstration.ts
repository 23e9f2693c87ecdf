import { inArray, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Passwords } from '../kernel/auth/passwords.ts'
import type { Database, Tx } from '../kernel/db/database.ts'
import { doOnce } from '../kernel/once/once.ts'
import { course, person, school } from '../kernel/people/schema.ts'
import { demoAccounts, demoClasses, demoCourses, demoPassword, demoProducts, demoPupils, demoSchool } from './cast.ts'
import { addFamily } from './family.ts'
import { readKeyFile, writeKeyFile } from './key-file.ts'
import { addPeople } from './people.ts'
import { addSites, keysAreRight, type Origins, renewKeys } from './sites.ts'

/** A pupil without an account, who answers quizzes so that the teacher's report has somebody in it. */
export interface DemoPupil {
  person_id: string
  first_name: string
  /** From 0.35 to 0.95: how many of ten questions this pupil gets right. The same in every demonstration. */
  ability: number
}

export interface Demonstration {
  database: Pick<Database, 'db' | 'withTx'>
  data_dir: string
  origins: Origins
  passwords: Pick<Passwords, 'hash'>
  log: Logger
  /** Questions and quizzes, published for these courses. Safe to run again. */
  publishContent(courses: typeof demoCourses): Promise<void>
  /** Topics, tags, badges and stickers. Safe to run again. */
  fillLists(): Promise<void>
  /** Knowledge documents that the coach cites. Safe to run again. */
  addDefaultDocuments(tx: Tx): Promise<unknown>
  /** Courses and what they cost. Safe to run again. */
  putOnSale(tx: Tx, products: typeof demoProducts): Promise<unknown>
}

/** Any number will do, as long as nothing else takes it. */
const fillLock = 4_915_001

const isEmpty = async (tx: Tx | Database['db']) =>
  (await tx.select({ id: person.id }).from(person).limit(1)).length === 0
const isOurs = async ({ db }: Pick<Database, 'db'>) =>
  (
    await db
      .select({ id: school.id })
      .from(school)
      .where(inArray(school.id, [demoSchool.id]))
  ).length > 0

/**
 * Fills an empty database so that everything can be tried; one that has people in it already keeps what it has. The
 * caller decides whether there is a demonstration at all: in production mode there never is.
 */
export async function fillDemonstration(demonstration: Demonstration): Promise<{ filled: boolean; ours: boolean }> {
  const { database, data_dir, origins, passwords, log, fillLists, publishContent, addDefaultDocuments, putOnSale } =
    demonstration
  const empty = await isEmpty(database.db)
  if (!empty && !(await isOurs(database))) return { filled: false, ours: false }

  if (empty || !(await keysAreRight(database.db, await readKeyFile(data_dir), origins))) {
    const hashes = new Map<string, string>()
    if (empty) {
      await Promise.all(
        demoAccounts.map(async ({ username }) => hashes.set(username, await passwords.hash(demoPassword))),
      )
    }
    await database.withTx(async (tx) => {
      // Two processes that start at once: the second one waits here, and finds everything done.
      await tx.execute(sql`select pg_advisory_xact_lock(${fillLock})`)
      if (await isEmpty(tx)) {
        await addPeople(tx, hashes)
        await addSites(tx, origins)
      }
      if (await keysAreRight(tx, await readKeyFile(data_dir), origins)) return
      const keys = await renewKeys(tx, origins)
      // A small file within the lock: outside it, two processes could leave the keys of the one that lost.
      if (keys) await writeKeyFile(data_dir, keys)
    })
    log.info({ filled: empty }, 'the demonstration’s people and keys are in place')
  }

  await doOnce(database, 'demonstration-family', async () => {
    const password_hash = await passwords.hash(demoPassword)
    await database.withTx((tx) => addFamily(tx, password_hash))
  })
  await doOnce(database, 'demonstration-content', () => publishContent(demoCourses))
  await doOnce(database, 'demonstration-lists', fillLists)
  await doOnce(database, 'demonstration-documents', async () => {
    await database.withTx(addDefaultDocuments)
  })
  await doOnce(database, 'demonstration-products', () => database.withTx((tx) => openCourses(tx, putOnSale)))
  return { filled: empty, ours: true }
}

/** Guests can look at the courses, and buy them. */
async function openCourses(tx: Tx, putOnSale: Demonstration['putOnSale']): Promise<void> {
  const ids = demoProducts.map(({ course_id }) => course_id)
  await tx.update(course).set({ is_published: true }).where(inArray(course.id, ids))
  await putOnSale(tx, demoProducts)
}

/**
 * Lets the pupils answer through the very path that real answers take: attempt, submit, marking. Reports show what was
 * marked, never rows made up for them. Safe to run again, and to be cut off by the end of the process.
 */
export async function answerInDemonstration(
  database: Pick<Database, 'db'>,
  answerAsPupils: (pupils: readonly DemoPupil[], classes: typeof demoClasses) => Promise<void>,
): Promise<boolean> {
  if (!(await isOurs(database))) return false
  return doOnce(database, 'demonstration-answers', async () => answerAsPupils(await findPupils(database), demoClasses))
}

async function findPupils({ db }: Pick<Database, 'db'>): Promise<DemoPupil[]> {
  const order = demoPupils.map(({ username }) => username)
  const rows = await db
    .select({ person_id: person.id, first_name: person.first_name, username: person.username })
    .from(person)
    .where(inArray(person.username, order))
  return rows
    .sort((a, b) => order.indexOf(a.username) - order.indexOf(b.username))
    .map(({ person_id, first_name }, index) => ({
      person_id,
      first_name,
      // Spread, but not in the order of their names.
      ability: 0.35 + 0.6 * (((index * 5) % order.length) / (order.length - 1)),
    }))
}
