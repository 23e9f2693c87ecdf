import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPostgres } from '../../packages/server/src/testing/postgres.ts'
import { introduce, listQuizzes, readStored } from '../crash/crash-trial.ts'
import { takeQuizzes } from '../crash/learner.ts'
import { createOutsideLog } from '../crash/outside-log.ts'
import { verdict } from '../crash/verdict.ts'
import { findNginx } from '../support/nginx.ts'
import { signIn } from '../support/platform.ts'
import { seeded } from '../support/random.ts'
import { trial } from '../support/trial.ts'
import { backupAndRestore, countRows } from './backup.ts'
import { chatThroughAKill } from './chat.ts'
import { startClients } from './clients.ts'
import { connections, type Installation, loginRate, startInstallation } from './installation.ts'

const isLong = process.env.TRIAL_ROUNDS !== undefined
const missing = [!findNginx() && 'nginx', !findPostgres() && 'PostgreSQL'].filter(Boolean).join(' and ')
const clientCount = 20
/** How long the database is away. */
const awayFor = isLong ? 60_000 : 5_000
const learnerCount = isLong ? 6 : 2
/** The last words of a process: not a line of the log, or one that says so. */
const isFatal = (line: string) => line !== '' && (!line.startsWith('{') || line.includes('"level":"fatal"'))
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

// Brings a PostgreSQL of its own, which it takes away.
describe.skipIf(missing !== '')(
  `two processes behind nginx on one PostgreSQL and one store${missing && ` (skipped: ${missing} is not installed)`}`,
  () => {
    let place: Installation
    let token: string
    const figures: Record<string, unknown> = { database: 'PostgreSQL', seed: trial.seed }
    const random = seeded(trial.seed)
    const log = createOutsideLog()
    const ending = new AbortController()
    const over = new AbortController()
    let learners: Promise<void>[] = []
    const call = (url: string, path: string, init: RequestInit = {}) =>
      fetch(`${url}/api/v1/${path}`, {
        ...init,
        headers: { authorization: `Bearer ${token}`, ...(init.headers as Record<string, string>) },
      })

    beforeAll(async () => {
      place = await startInstallation()
    }, 240_000)
    afterAll(async () => {
      ending.abort()
      over.abort(new Error('the trial is over'))
      await Promise.allSettled(learners)
      trial.tell('two processes behind nginx', figures)
      console.log(`  ${JSON.stringify(figures)}`)
      for (const server of place?.servers ?? []) {
        for (const line of server.log().split('\n').filter(isFatal)) console.log(`  ${line}`)
      }
      await place?.stop()
    }, 60_000)

    it('a sign-in at one process is one at the other, and each keeps to its number of connections', async () => {
      const [one, other] = place.servers
      token = await signIn(one.url, 'student')
      for (const url of [one.url, other.url, place.url]) expect((await call(url, 'users/me')).status).toBe(200)
      const client = new pg.Client({ connectionString: place.database })
      await client.connect()
      const { rows } = await client.query<{ count: number }>(
        "select count(*)::int as count from pg_stat_activity where application_name = 'coachkit' and datname = current_database()",
      )
      await client.end()
      expect(rows[0]?.count).toBeLessThanOrEqual(2 * connections)
    })

    it('a picture that one process took is shown by the other at the same address', async () => {
      const [one, other] = place.servers
      const { user } = (await (await call(one.url, 'users/me')).json()) as { user: { id: string } }
      const form = new FormData()
      const colours = { width: 64, height: 64, channels: 3, background: '#228855' } as const
      const png = await sharp({ create: colours }).png().toBuffer()
      form.set('file', new File([new Uint8Array(png)], 'me.png'))
      const kept = await call(one.url, `users/${user.id}/profile-pic`, { method: 'PATCH', body: form })
      expect(kept.status).toBe(200)
      const { profile_pic_url } = (await kept.json()) as { profile_pic_url: string }
      const path = new URL(profile_pic_url).pathname + new URL(profile_pic_url).search
      expect(profile_pic_url.startsWith(`${place.url}/files/`)).toBe(true)
      const seen = await Promise.all(
        [one.url, other.url, place.url].map(async (url) => {
          const answer = await fetch(url + path)
          return [answer.status, Buffer.from(await answer.arrayBuffer()).toString('base64')]
        }),
      )
      expect(seen[0]?.[0]).toBe(200)
      expect(new Set(seen.map(String)).size).toBe(1)
    })

    it('a limit holds over both: guesses that are spread over them get no further', async () => {
      const began = Date.now()
      let looked = 0
      for (let guess = 0; guess < 3 * loginRate; guess += 1) {
        const at = place.servers[guess % 2]?.url
        const answer = await fetch(`${at}/api/v1/auth/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
          body: JSON.stringify({ email: `nobody-${guess}@demo.test`, password: 'a wrong one' }),
        })
        if (answer.status !== 429) looked += 1
      }
      const seconds = (Date.now() - began) / 1000
      figures.guesses = `${looked} of ${3 * loginRate} looked at in ${seconds.toFixed(1)} s (limit ${loginRate} a minute)`
      expect(looked).toBeGreaterThanOrEqual(loginRate)
      expect(looked).toBeLessThanOrEqual(loginRate + Math.ceil((seconds * loginRate) / 60) + 1)
    })

    it('a coach’s answer goes on where it was, when its process is killed in the middle', async () => {
      const [one] = place.servers
      const heard = await chatThroughAKill(one.url, place.url, token, one.kill)
      await one.start()
      figures.chat = `killed after ${heard.before} characters, whole (${heard.text.length}) ${heard.waited} ms later`
      expect(heard.stored).not.toBeNull()
      expect(heard.text.trim()).toBe(heard.stored?.trim())
      expect(heard.text.length).toBeGreaterThan(heard.before)
    }, 120_000)

    it('learners take quizzes all the while', async () => {
      const url = place.url
      // The other's start may have renewed the demonstration's keys: the file that is right says so itself.
      const people = await Promise.any(place.folders.map((folder) => introduce(url, folder, learnerCount)))
      const quiz_ids = await listQuizzes(url, people, random)
      learners = people.map((learner, index) =>
        takeQuizzes(learner, quiz_ids, {
          ...{ url, log, random: random.branch(index), ending: ending.signal, over: over.signal },
        }),
      )
      await expect.poll(() => log.counts.submitted, { timeout: 60_000 }).toBeGreaterThan(0)
    }, 90_000)

    it(`processes are restarted one after the other, and ${clientCount} people notice nothing`, async () => {
      const clients = await startClients(place.url, clientCount)
      await wait(1_000)
      for (const server of place.servers) {
        await server.stop()
        await server.start()
        await wait(1_500)
      }
      await clients.end()
      const { wrong, ...told } = clients.told
      figures.rolling = { ...told, wrong: wrong.length }
      expect(wrong).toEqual([])
      expect(told.away).toBe(0)
    }, 180_000)

    it('a database that is restarted is waited for', async () => {
      const clients = await startClients(place.url, clientCount)
      await wait(1_000)
      const began = performance.now()
      await place.postgres.kill()
      await place.postgres.start()
      const up = Math.round(performance.now() - began)
      await expect.poll(async () => (await call(place.url, 'users/me')).status, { timeout: 60_000 }).toBe(200)
      await wait(2_000)
      await clients.end()
      const { wrong, ...told } = clients.told
      figures.restart = { database_up_after: up, ...told, wrong: wrong.length }
      expect(wrong).toEqual([])
    }, 180_000)

    it(`${awayFor / 1000} s without the database are 503 with Retry-After and pages of ours, and then over`, async () => {
      const clients = await startClients(place.url, clientCount)
      await wait(1_000)
      await place.postgres.kill()
      const [one] = place.servers
      await expect.poll(async () => (await fetch(`${one.url}/readyz`)).status, { timeout: 30_000 }).toBe(503)
      expect(await (await fetch(`${one.url}/readyz`)).text()).toContain('database: does not answer')
      const page = await fetch(`${place.url}/`, { headers: { accept: 'text/html' } })
      expect(page.status).toBe(200)
      const metrics = await (await fetch(`${one.url}/metrics`)).text()
      expect(metrics).toMatch(/coachkit_database_errors_total\{kind="server\.unavailable"\} [1-9]/)
      await wait(awayFor)
      const during = clients.take()
      await place.postgres.start()
      const back = performance.now()
      await expect.poll(async () => (await call(place.url, 'users/me')).status, { timeout: 60_000 }).toBe(200)
      const first = Math.round(performance.now() - back)
      await expect.poll(async () => (await fetch(`${one.url}/readyz`)).status, { timeout: 30_000 }).toBe(200)
      await clients.end()
      const wrong = [...during.wrong, ...clients.told.wrong]
      figures.without_database = { seconds: awayFor / 1000, ...during, wrong: wrong.length, first_answer_after: first }
      expect(wrong).toEqual([])
      expect(during.away).toBeGreaterThan(0)
    }, 240_000)

    it('nothing that was acknowledged is lost, and every answer has one mark', async () => {
      ending.abort()
      const late = setTimeout(() => over.abort(new Error('not served to the end')), 60_000)
      await Promise.all(learners)
      clearTimeout(late)
      const stored = await readStored(place.folders[0], place.database)
      figures.quiz = { ...log.counts, judged: log.evaluations.size }
      expect([...log.problems, ...verdict(log.evaluations.values(), stored)]).toEqual([])
      expect(log.counts.told).toBeGreaterThan(0)
    }, 120_000)

    it('a backup brings everything back in another place: rows, pictures, sessions and secrets', async () => {
      const pictureOf = async (url: string) => {
        const { user } = (await (await call(url, 'users/me')).json()) as { user: { profile_pic_url: string } }
        return new URL(user.profile_pic_url)
      }
      const { pathname, search } = await pictureOf(place.url)
      for (const server of place.servers) await server.stop()
      const before = await countRows(place.database)
      const { database, backup, restore } = await backupAndRestore(place)
      expect(await countRows(database)).toEqual(before)
      const server = await place.another(database, 'restored')
      // Signed before the backup, by a secret that came with it.
      expect((await fetch(server.url + pathname + search)).status).toBe(200)
      expect((await call(server.url, 'users/me')).status).toBe(200)
      const stored = await readStored(place.folders[0], database)
      expect(verdict(log.evaluations.values(), stored)).toEqual([])
      const rows = Object.values(before).reduce((sum, count) => sum + count, 0)
      figures.backup = { tables: Object.keys(before).length, rows, backup_ms: backup, restore_ms: restore }
    }, 180_000)
  },
)
