import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { newId } from '../db/columns.ts'
import type { Database } from '../db/database.ts'
import { person } from '../people/schema.ts'
import { type Auth, createAuth } from './auth.ts'
import { operatorToken } from './operator-token.ts'
import { createPasswords } from './passwords.ts'
import { ensurePlatformSite, platformSiteId } from './platform-site.ts'
import { session, site } from './schema.ts'
import { deleteOldSessions, endSoon, openLearner, openLogin, openVisitor, revoke } from './sessions.ts'
import { createOriginList, createSite, originOf, replaceKey, type SiteKeys } from './sites.ts'
import { hashOf } from './tokens.ts'

const page = 'http://school.test'
const own = 'http://127.0.0.1:4000'
let database: Database
let auth: Auth
let folder: string
let keys: SiteKeys
const site_id = newId()
const teacher = newId()
const pupil = newId()
const grant = { site_id, origin: page, scope: ['chat'] as const }
const expired = { code: 'session.expired' }

beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'coachkit-auth-'))
  auth = createAuth(database, await operatorToken(database, folder), [own])
  await database.withTx(async (tx) => {
    await tx.insert(person).values([
      { id: teacher, username: 'teacher', user_role_id: 2, teacher_role_id: 1, time_zone: 'Asia/Tokyo' },
      { id: pupil, username: 'pupil', user_role_id: 1 },
    ])
    keys = await createSite(tx, { id: site_id, name: 'School', origins: [page], scope: ['chat', 'quiz'] })
  })
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const bearer = (token: string) => `Bearer ${token}`
const ask = (token: string, origin: string | null = null) => auth.principalOf(bearer(token), origin)

test('without a token one is nobody; a token that is not known is refused', async () => {
  expect(await auth.principalOf(undefined, page)).toEqual({ kind: 'nobody' })
  expect(await auth.principalOf('', page)).toEqual({ kind: 'nobody' })
  await expect(ask('st_unknown')).rejects.toMatchObject(expired)
  await expect(auth.principalOf('Basic YTpi', null)).rejects.toMatchObject(expired)
  await expect(auth.principalOf(`Bearer ${'x'.repeat(5000)}`, null)).rejects.toMatchObject(expired)
})

test('a login names the person with every role, on any page, until it is revoked', async () => {
  const { token, expires_at } = await openLogin(database.db, teacher, 'Firefox')
  expect(expires_at.getTime() - Date.now()).toBeGreaterThan(29.9 * 86_400_000)
  const found = await ask(token, 'http://anywhere.test')
  expect(found).toMatchObject({
    kind: 'person',
    person_id: teacher,
    roles: ['teacher', 'teacher-admin'],
    time_zone: 'Asia/Tokyo',
    site: null,
  })
  if (found.kind !== 'person') throw new Error('no person')
  await revoke(database.db, found.session_id)
  await expect(ask(token)).rejects.toMatchObject(expired)
})

test('tokens are 256 random bits and are stored as hashes alone', async () => {
  const { token } = await openLogin(database.db, teacher, null)
  expect(Buffer.from(token.slice(3), 'base64url')).toHaveLength(32)
  const rows =
    JSON.stringify(await database.db.select().from(session)) + JSON.stringify(await database.db.select().from(site))
  expect(rows).toContain(hashOf(token))
  expect(rows).not.toContain(token)
  expect(rows).not.toContain(keys.secret_key)
})

test('a session that is over, and one of an account that was switched off, are refused', async () => {
  const { token } = await openLogin(database.db, pupil, null)
  await database.db.update(person).set({ active: false }).where(eq(person.id, pupil))
  await expect(ask(token)).rejects.toMatchObject(expired)
  await database.db.update(person).set({ active: true }).where(eq(person.id, pupil))
  expect(await ask(token)).toMatchObject({ kind: 'person' })
  await database.db
    .update(session)
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where(eq(session.token_hash, hashOf(token)))
  await expect(ask(token)).rejects.toMatchObject(expired)
})

test('an embedding’s token works on its page alone', async () => {
  const { token } = await openLearner(database.db, grant, pupil, 600)
  expect(await ask(token, page)).toMatchObject({ kind: 'person', person_id: pupil, site: grant })
  await expect(ask(token, 'http://other.test')).rejects.toMatchObject({ code: 'embed.origin' })
  await expect(ask(token, null)).rejects.toMatchObject({ code: 'embed.origin' })
})

test('on our own pages, whose GET carries no Origin, it works without one', async () => {
  const { token } = await openVisitor(database.db, { ...grant, origin: own }, 600)
  expect(await ask(token, null)).toMatchObject({ kind: 'visitor', site: { origin: own } })
  await expect(ask(token, page)).rejects.toMatchObject({ code: 'embed.origin' })
})

test('a visitor keeps the name when the token is refreshed, and the old token ends soon', async () => {
  const first = await openVisitor(database.db, grant, 600)
  const before = await ask(first.token, page)
  if (before.kind !== 'visitor') throw new Error('no visitor')
  await endSoon(database.db, before.session_id)
  const second = await openVisitor(database.db, grant, 600, before.visitor_id)
  expect(await ask(second.token, page)).toMatchObject({ visitor_id: before.visitor_id })
  const [row] = await database.db.select().from(session).where(eq(session.id, before.session_id))
  expect((row?.expires_at.getTime() ?? 0) - Date.now()).toBeLessThan(61_000)
})

test('a secret key is a site’s, not from a page, and not after it was changed', async () => {
  expect(await ask(keys.secret_key)).toEqual({ kind: 'site', site_id })
  await expect(ask(keys.secret_key, page)).rejects.toMatchObject({ code: 'embed.origin' })
  await expect(ask('sk_unknown')).rejects.toMatchObject({ code: 'embed.unknown-key' })
  await expect(ask(keys.public_key)).rejects.toMatchObject(expired)
  const changed = await database.withTx((tx) => replaceKey(tx, site_id, 'secret'))
  await expect(ask(keys.secret_key)).rejects.toMatchObject({ code: 'embed.unknown-key' })
  expect(await ask(changed)).toEqual({ kind: 'site', site_id })
})

test('the operator’s token stands in a file that nobody else may read, the same for all processes', async () => {
  const token = (await readFile(join(folder, 'operator-token'), 'utf8')).trim()
  expect((await stat(join(folder, 'operator-token'))).mode & 0o777).toBe(0o600)
  expect(await ask(token)).toEqual({ kind: 'operator' })
  await expect(ask(`${token}x`)).rejects.toMatchObject(expired)
})

test('an origin is allowed when it is ours or on a site’s list, and the answer is remembered for a while', async () => {
  let time = 0
  const execute = vi.spyOn(database.db, 'execute')
  const { isAllowed, forget } = createOriginList(database, [own], () => time)
  expect(await isAllowed(own)).toBe(true)
  expect(await isAllowed(page)).toBe(true)
  expect(await isAllowed('http://new.test')).toBe(false)
  expect(await isAllowed('http://new.test')).toBe(false)
  expect(execute).toHaveBeenCalledTimes(2)
  await createSite(database.db, { name: 'New', origins: ['http://new.test'], scope: ['chat'] })
  expect(await isAllowed('http://new.test')).toBe(false)
  time += 11_000
  expect(await isAllowed('http://new.test')).toBe(true)
  expect(await isAllowed('http://newest.test')).toBe(false)
  await createSite(database.db, { name: 'Newest', origins: ['http://newest.test'], scope: ['chat'] })
  forget()
  expect(await isAllowed('http://newest.test')).toBe(true)
  for (let n = 0; n < 1100; n += 1) await isAllowed(`http://${n}.test`)
  execute.mockRestore()
})

test('an origin is what browsers send', () => {
  expect(originOf('https://School.test:443/page?x')).toBe('https://school.test')
  expect(originOf('http://school.test:8080')).toBe('http://school.test:8080')
  expect(originOf('data:text/html,x')).toBeNull()
  expect(originOf('school')).toBeNull()
})

test('our own pages are a site that is made once and follows the deployment’s addresses', async () => {
  const first = await ensurePlatformSite(database, 'CoachKit', [own])
  const again = await ensurePlatformSite(database, 'CoachKit', ['https://coach.example'])
  expect(again).toEqual(first)
  const [row] = await database.db.select().from(site).where(eq(site.id, platformSiteId))
  expect(row?.origins).toEqual(['https://coach.example'])
})

test('passwords are argon2id, and a missing account takes as long as a wrong password', async () => {
  const passwords = createPasswords()
  const stored = await passwords.hash('correct horse')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwords.isRight(stored, 'correct horse')).toBe(true)
  expect(await passwords.isRight(stored, 'wrong horse')).toBe(false)
  expect(await passwords.isRight(null, 'nobody has this password')).toBe(false)
  expect(await passwords.isRight(await passwords.hash('ﬁne'), 'fine')).toBe(true)

  const took = async (hash: string | null) => {
    const from = performance.now()
    await passwords.isRight(hash, 'wrong')
    return performance.now() - from
  }
  // In turns, and the quickest of each: what else the machine does then falls on neither alone.
  let [known, unknown] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let n = 0; n < 9; n += 1) {
    known = Math.min(known, await took(stored))
    unknown = Math.min(unknown, await took(null))
  }
  expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(2)
})

test('a rush of logins waits its turn and is turned away when it is too long, and nothing else waits', async () => {
  const passwords = createPasswords()
  const stored = await passwords.hash('x')
  let turns = 0
  const timer = setInterval(() => (turns += 1), 5)
  const rush = await Promise.allSettled(Array.from({ length: 150 }, () => passwords.isRight(stored, 'wrong')))
  clearInterval(timer)
  const refused = rush.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
  expect(refused.length).toBe(48)
  expect(refused[0]?.reason).toMatchObject({ code: 'server.busy' })
  expect(turns).toBeGreaterThan(10)
  expect(await passwords.isRight(stored, 'x')).toBe(true)
})

test('sessions that ended long ago are deleted', async () => {
  const { token } = await openLogin(database.db, teacher, null)
  const mine = eq(session.token_hash, hashOf(token))
  await database.db
    .update(session)
    .set({ expires_at: new Date(Date.now() - 8 * 86_400_000) })
    .where(mine)
  await deleteOldSessions(database.db)
  expect(await database.db.select().from(session).where(mine)).toEqual([])
})
