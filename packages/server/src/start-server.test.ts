import fs from 'node:fs'
import { request } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from './kernel/config/config.ts'
import { person } from './kernel/people/schema.ts'
import { type RunningServer, startServer } from './start-server.ts'

const log = pino({ level: 'silent' })
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'coachkit-start-'))
let running: RunningServer | null = null
const start = async (env: Record<string, string>) => {
  const all = { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', MODEL_WORD_MS: '0', ...env }
  running = await startServer(readConfig(all), log, () => {})
  return running
}
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://coach.example',
  MAIL_URL: 'outbox',
  PAYMENT_PROVIDER: 'sandbox',
}
afterEach(async () => {
  await running?.stop()
  running = null
})

/** By a name of the caller's choice, which `fetch` doesn't allow. */
const get = ({ address }: RunningServer, place: string, host?: string, headers = {}) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = request(`${address}${place}`, { headers: { ...(host && { host }), ...headers } }, (answer) => {
      let text = ''
      answer.on('data', (piece) => {
        text += piece
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
    })
    sent.on('error', reject)
    sent.end()
  })

test('production does not start while a demonstration account has the password of the README', {
  timeout: 240_000,
}, async () => {
  const { app } = await start({ DEMONSTRATION: 'on' })
  expect((await get(running as RunningServer, '/examples/')).status).toBe(200)
  await running?.stop()
  running = null
  await expect(start(production)).rejects.toThrow(/demonstration accounts.*: admin, curriculum/)

  // Others may stay, once they have passwords of their own.
  const again = await start({ DEMONSTRATION: 'on' })
  const { db } = again.app.database
  await db.update(person).set({ password_hash: null })
  const password_hash = await app.kernel.auth.passwords.hash('a password of her own')
  await db.update(person).set({ password_hash }).where(eq(person.username, 'teacher'))
  await again.stop()
  running = null
  const server = await start(production)
  expect((await get(server, '/readyz')).status).toBe(200)

  // No examples, no outbox, no metrics; and none but its own names.
  expect((await get(server, '/examples/partner-school/')).status).not.toBe(307)
  expect((await get(server, '/config.json', 'coach.example')).text).toContain('"demonstration":false')
  for (const place of ['/outbox', '/metrics'])
    expect((await get(server, place)).text, place).not.toMatch(/Outbox|coachkit_/)
  expect((await get(server, '/', 'evil.example')).status).toBe(421)
  const refused = await get(server, '/api/v1/courses', 'evil.example')
  expect([refused.status, JSON.parse(refused.text).code]).toEqual([421, 'request.host'])
  expect((await get(server, '/api/v1/courses', 'coach.example')).status).toBe(200)
  expect((await get(server, '/healthz', '10.0.0.7')).status).toBe(200)
})
