import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createInstagram } from './instagram.ts'

const account = { id: '178', username: 'coach.kit', name: 'CoachKit', followers_count: 1200, media_count: 34 }
const asked: URL[] = []
let server: Server
let base_url: string
/** What the service answers next. */
let answer: { status: number; body: string }
let time = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://service.test'))
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  asked.length = 0
  time = 1_000_000
  answer = { status: 200, body: JSON.stringify(account) }
})

const instagram = () => createInstagram({ base_url, token: 'a-token', now: () => time })
const unreachable = { code: 'instagram.unreachable' }

test('the configured account’s public profile is asked for with its token, and nothing else of it is told', async () => {
  expect(await instagram().profile()).toEqual({
    username: 'coach.kit',
    name: 'CoachKit',
    biography: null,
    followers_count: 1200,
    media_count: 34,
    profile_url: 'https://www.instagram.com/coach.kit/',
  })
  const [first] = asked
  expect(first?.pathname).toBe('/me')
  expect(first?.searchParams.get('access_token')).toBe('a-token')
  expect(first?.searchParams.get('fields')).toBe('username,name,biography,followers_count,media_count')
})

test('however many pages ask, the service is asked once in a quarter of an hour', async () => {
  const one = instagram()
  await Promise.all([one.profile(), one.profile(), one.profile()])
  await one.profile()
  expect(asked).toHaveLength(1)
  time += 15 * 60_000
  answer.body = JSON.stringify({ ...account, followers_count: 1300 })
  expect((await one.profile()).followers_count).toBe(1300)
  expect(asked).toHaveLength(2)
})

test('while the service fails, what was last known is shown, and it is left in peace for a while', async () => {
  const one = instagram()
  await one.profile()
  time += 15 * 60_000
  answer = { status: 500, body: '{}' }
  expect((await one.profile()).username).toBe('coach.kit')
  expect((await one.profile()).username).toBe('coach.kit')
  expect(asked).toHaveLength(2)
  time += 30_000
  answer = { status: 200, body: JSON.stringify({ ...account, username: 'new.name' }) }
  expect((await one.profile()).username).toBe('new.name')
})

test.each([
  ['an error', { status: 400, body: '{"error":{"message":"token expired"}}' }],
  ['no JSON', { status: 200, body: '<html>' }],
  ['a name that would lead elsewhere', { status: 200, body: '{"username":"../evil?"}' }],
])('%s where nothing was known is a refusal', async (_, bad) => {
  answer = bad
  const one = instagram()
  await expect(one.profile()).rejects.toMatchObject(unreachable)
  await expect(one.profile()).rejects.toMatchObject(unreachable)
  expect(asked).toHaveLength(1)
})
