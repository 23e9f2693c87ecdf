import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '../../kernel/people/schema.ts'
import { newestMailTo } from '../../testing/outbox.ts'
import { type Cast, type TestServer, testServer } from '../../testing/server.ts'
import { completionRatio, filledFields } from './onboarding-rules.ts'
import { onboardingDraft } from './schema.ts'
import { deleteWhatIsOver } from './tidy.ts'

let server: TestServer
let cast: Cast
beforeAll(async () => {
  server = await testServer({ env: { SUPPORT_EMAIL: 'help@coach.example' } })
  cast = await server.cast()
})
afterAll(() => server.close())

const record = 'users/onboarding/{product}'

test('the completion ratio is the share of fields that are filled', () => {
  expect(completionRatio({})).toBe(0)
  const filled = filledFields({ country: 'GB', goals: '  ', subject_ids: [], weekly_minutes: 0, heard_from: null })
  expect(filled).toEqual({ country: 'GB', weekly_minutes: 0 })
  expect(completionRatio(filled)).toBe(2 / 8)
})

test('the record is replaced whole, and the time zone in it becomes the person’s', async () => {
  const { id, token } = await server.addPerson('curriculum')
  const put = (body: object) => server.request('PUT users/onboarding', { body }, token)
  expect(await put({ country: 'SG', time_zone: 'Asia/Singapore', goals: 'Better papers' })).toMatchObject({
    answer: { completion_ratio: 3 / 8, onboarding: { country: 'SG' } },
  })
  const [row] = await server.database.db.select().from(person).where(eq(person.id, id))
  expect(row?.time_zone).toBe('Asia/Singapore')
  await put({ country: 'SG' })
  expect(await server.answer('GET users/onboarding', {}, token)).toEqual({
    onboarding: { country: 'SG' },
    completion_ratio: 1 / 8,
  })
  expect(await put({ time_zone: 'Mars/Olympus' })).toMatchObject({
    status: 422,
    problem: { errors: { time_zone: 'is not a time zone' } },
  })
})

test('what is asked of an address is answered alike for all, account or not, until it is proved', async () => {
  const owner = await server.addPerson('parent', { email: 'owner@example.org' })
  await server.answer('PUT users/onboarding', { body: { country: 'GB' } }, owner.token)
  const ask = (email: string, token: string | null = null) =>
    server.answer(`GET ${record}`, { query: { email } }, token)
  const unknown = { onboarding: {}, completion_ratio: 0, is_proved: false }
  expect(await ask('owner@example.org')).toEqual(unknown)
  expect(await ask('nobody@example.org')).toEqual(unknown)
  expect(await ask('owner@example.org', cast.parent.token)).toEqual(unknown)
  expect(await ask('Owner@example.org', owner.token)).toMatchObject({ is_proved: true, onboarding: { country: 'GB' } })
})

test('a visitor’s answers are kept under a secret token, and taken over by the owner of the address', async () => {
  const email = 'later@example.org'
  const first = await server.answer(`POST ${record}`, { body: { email, country: 'GB' } })
  const onboarding_token = first.onboarding_token ?? ''
  expect(onboarding_token).toMatch(/^ot_/)
  const second = await server.answer(`POST ${record}`, { body: { email, onboarding_token, goals: 'Fractions' } })
  expect(second).toMatchObject({ onboarding_token, onboarding: { country: 'GB', goals: 'Fractions' } })
  const [kept] = await server.database.db.select().from(onboardingDraft).where(eq(onboardingDraft.email, email))
  expect(JSON.stringify(kept)).not.toContain(onboarding_token)
  expect(await server.answer(`GET ${record}`, { query: { email, onboarding_token } })).toMatchObject({
    is_proved: true,
  })
  expect(
    await server.answer(`GET ${record}`, { query: { email: 'other@example.org', onboarding_token } }),
  ).toMatchObject({ is_proved: false })

  const stranger = await server.addPerson('parent', { email: 'stranger@example.org' })
  const take = (token: string) => server.answer(`POST ${record}`, { body: { onboarding_token, country: 'IE' } }, token)
  expect((await take(stranger.token)).onboarding).toEqual({ country: 'IE' })
  const owner = await server.addPerson('parent', { email })
  expect(await take(owner.token)).toMatchObject({
    onboarding: { country: 'IE', goals: 'Fractions' },
    onboarding_token: null,
  })
  expect(await server.database.db.$count(onboardingDraft, eq(onboardingDraft.email, email))).toBe(0)
})

test('a draft that is over opens nothing, and goes', async () => {
  const { db } = server.database
  const email = 'forgotten@example.org'
  const { onboarding_token } = await server.answer(`POST ${record}`, { body: { email, country: 'GB' } })
  await db
    .update(onboardingDraft)
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where(eq(onboardingDraft.email, email))
  const query = { email, onboarding_token: onboarding_token ?? '' }
  expect(await server.answer(`GET ${record}`, { query })).toMatchObject({ is_proved: false })
  await deleteWhatIsOver(db)
  expect(await db.$count(onboardingDraft, eq(onboardingDraft.email, email))).toBe(0)
})

test('a visitor without an address keeps nothing', async () => {
  expect(await server.request(`POST ${record}`, { body: { country: 'GB' } })).toMatchObject({
    status: 422,
    problem: { errors: { email: 'is missing' } },
  })
})

test('a message goes to the support, from us, as plain text; the given address is where the answer goes', async () => {
  const message = 'Hello <b>there</b>\r\nBcc: victim@example.org'
  await server.answer('POST mailer/contact-us', { body: { from_email: 'Visitor@example.org', message } })
  const mail = await newestMailTo(server, 'help@coach.example')
  expect(mail).toMatchObject({ from: 'CoachKit <coach@localhost>', reply_to: 'visitor@example.org' })
  expect(mail.subject).toBe('Message from the contact form')
  expect(mail.text).toContain('<b>there</b>')
  expect(mail.text).toContain('not confirmed')

  const { token } = await server.addPerson('student', { first_name: 'Maya' })
  await server.answer('POST users/contact-us', { body: { message: 'I am stuck' } }, token)
  const own = await newestMailTo(server, 'help@coach.example', 2)
  expect(own.text).toContain('From: Maya')
  expect(own.reply_to).toBeUndefined()
})

test.each([
  'a\r\nBcc: b@example.org',
  'a@example.org, b@example.org',
  'a@example.org\nTo: b@example.org',
  'a',
])('an address that is more than one address is refused: %j', async (from_email) => {
  const body = { from_email, message: 'x' }
  expect(await server.request('POST mailer/contact-us', { body })).toMatchObject({
    status: 422,
    problem: { errors: { from_email: expect.any(String) } },
  })
})

test('nobody floods the support', async () => {
  const { token } = await server.addPerson('student')
  const replies = []
  for (let count = 0; count < 6; count += 1) {
    replies.push(await server.request('POST users/contact-us', { body: { message: `No. ${count}` } }, token))
  }
  expect(replies.at(-1)).toMatchObject({ status: 429 })
})
