import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import pino from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { activationCode } from '../areas/activation/schema.ts'
import { familyConsent, referral } from '../areas/users/schema.ts'
import { createPasswords } from '../kernel/auth/passwords.ts'
import { site } from '../kernel/auth/schema.ts'
import { hashOf } from '../kernel/auth/tokens.ts'
import type { Database } from '../kernel/db/database.ts'
import { classStudent, parentChild, person } from '../kernel/people/schema.ts'
import { testDatabase } from '../testing/database.ts'
import { demoAccounts, demoClasses, demoCodes, demoPassword, demoSchool } from './cast.ts'
import { answerInDemonstration, type DemoPupil, fillDemonstration } from './fill-demonstration.ts'
import type { KeyFile } from './key-file.ts'

const real = createPasswords()
/** Hashing is slow on purpose; one test does it, the others have no use for it. */
const quick = { hash: async () => '$argon2id$quick' }
const origins = { own: ['http://127.0.0.1:4000'], examples: 'http://localhost:4001' }
let database: Database
let data_dir: string

beforeEach(async () => {
  database = await testDatabase()
  data_dir = await mkdtemp(join(tmpdir(), 'coachkit-demo-'))
})
afterEach(async () => {
  await database.close()
  await rm(data_dir, { recursive: true })
})

function fill(more: Partial<Parameters<typeof fillDemonstration>[0]> = {}) {
  const steps = {
    publishContent: vi.fn(async () => {}),
    fillLists: vi.fn(async () => {}),
    addDefaultDocuments: vi.fn(async () => 0),
    putOnSale: vi.fn(async () => {}),
  }
  const log = pino({ level: 'silent' })
  return {
    ...steps,
    done: fillDemonstration({ database, data_dir, origins, passwords: quick, log, ...steps, ...more }),
  }
}
const keyFile = async () => JSON.parse(await readFile(join(data_dir, 'demonstration.json'), 'utf8')) as KeyFile

/** The keys in the file open the sites in the database. */
async function keysOpen() {
  const { sites } = await keyFile()
  const rows = await database.db.select().from(site)
  for (const { public_key, secret_key, origin } of Object.values(sites)) {
    const row = rows.find((one) => one.public_key === public_key)
    expect(row?.secret_key_hash).toBe(hashOf(secret_key))
    expect(row?.origins).toContain(origin)
  }
  return Object.keys(sites).sort()
}

test('an empty database gets every account of the demonstration, each of which can sign in', async () => {
  const { done, publishContent } = fill({ passwords: real })
  expect(await done).toEqual({ filled: true, ours: true })
  expect(publishContent).toHaveBeenCalledOnce()
  for (const { username } of demoAccounts) {
    const [found] = await database.db
      .select()
      .from(person)
      .where(eq(person.email, `${username}@demo.test`))
    expect(found?.password_hash, username).toMatch(/^\$argon2id\$/)
    expect(await real.isRight(found?.password_hash ?? null, demoPassword), username).toBe(true)
  }
  expect(await database.db.select().from(parentChild)).toHaveLength(2)
  const maths = await database.db
    .select()
    .from(classStudent)
    .where(eq(classStudent.class_id, demoClasses.mathematics.id))
  expect(maths).toHaveLength(13)
  const without = (await database.db.select().from(person)).filter(({ password_hash }) => password_hash === null)
  expect(without).toHaveLength(12)
})

test('a family has two children, a code to redeem and one for friends', async () => {
  await fill().done
  const [free] = await database.db.select().from(activationCode).where(eq(activationCode.code, 'DEM0C0DE0001'))
  expect(free).toMatchObject({ school_id: demoSchool.id, redeemed_at: null })
  expect(await database.db.$count(activationCode)).toBe(demoCodes.activation.length)
  expect(await database.db.select().from(referral)).toMatchObject([{ code: 'NG0Z10KAF0', redeemed: 0 }])
  expect((await database.db.select().from(familyConsent)).map(({ kind }) => kind).sort()).toEqual(['linked', 'made'])
})

test('the keys of all sites stand in a file that nobody else may read', async () => {
  await fill().done
  expect(await keysOpen()).toEqual(['lms', 'platform', 'portal', 'react', 'school', 'strict'])
  expect((await stat(join(data_dir, 'demonstration.json'))).mode & 0o777).toBe(0o600)
})

test('a second start changes nothing', async () => {
  await fill().done
  const before = await keyFile()
  const { done, publishContent, addDefaultDocuments } = fill()
  expect(await done).toEqual({ filled: false, ours: true })
  expect(publishContent).not.toHaveBeenCalled()
  expect(addDefaultDocuments).not.toHaveBeenCalled()
  expect(await keyFile()).toEqual(before)
})

test('two processes that start at once fill it once, and the keys are right', async () => {
  const both = await Promise.all([fill().done, fill().done])
  expect(both.map(({ ours }) => ours)).toEqual([true, true])
  expect(await database.db.select().from(person)).toHaveLength(22)
  await keysOpen()
})

test('a lost or foreign key file gets new secrets, and another port new origins', async () => {
  await fill().done
  const before = await keyFile()
  await rm(join(data_dir, 'demonstration.json'))
  await fill().done
  await keysOpen()
  expect((await keyFile()).sites.lms?.secret_key).not.toBe(before.sites.lms?.secret_key)
  expect((await keyFile()).sites.lms?.public_key).toBe(before.sites.lms?.public_key)

  await fill({ origins: { own: ['http://127.0.0.1:5000'], examples: 'http://localhost:5001' } }).done
  await keysOpen()
  expect((await keyFile()).sites.lms?.origin).toBe('http://localhost:5001')
})

test('a database with other people in it is left alone', async () => {
  await database.db.insert(person).values({ username: 'somebody', user_role_id: 3 })
  const { done, publishContent } = fill()
  expect(await done).toEqual({ filled: false, ours: false })
  expect(publishContent).not.toHaveBeenCalled()
  expect(await database.db.select().from(site)).toEqual([])
})

test('what a killed start left out is made up for by the next one', async () => {
  await expect(
    fill({
      publishContent: async () => {
        throw new Error('killed')
      },
    }).done,
  ).rejects.toThrow('killed')
  const { done, publishContent, addDefaultDocuments } = fill()
  await done
  expect(publishContent).toHaveBeenCalledOnce()
  expect(addDefaultDocuments).toHaveBeenCalledOnce()
})

test('the pupils of the class are handed to whoever lets them answer, spread from weak to strong', async () => {
  const answerAsPupils = vi.fn(async (_: readonly DemoPupil[]) => {})
  expect(await answerInDemonstration(database, answerAsPupils)).toBe(false)
  await fill().done
  await answerInDemonstration(database, answerAsPupils)
  const [pupils = []] = answerAsPupils.mock.calls[0] ?? []
  expect(pupils).toHaveLength(12)
  expect(new Set(pupils.map(({ ability }) => ability)).size).toBe(12)
  expect(await answerInDemonstration(database, answerAsPupils)).toBe(false)
  expect(answerAsPupils).toHaveBeenCalledOnce()
})
