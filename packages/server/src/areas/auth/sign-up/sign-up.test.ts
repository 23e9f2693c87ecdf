import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneTime } from '../../../kernel/auth/schema.ts'
import { person } from '../../../kernel/people/schema.ts'
import { mailsTo, newestMailTo, tokenIn } from '../../../testing/outbox.ts'
import { type TestServer, testServer } from '../../../testing/server.ts'
import { newUsername } from './new-person.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const form = {
  ...{ first_name: 'Ada', last_name: 'Byron', user_role: 'parent' as const, has_agreed_policy: true as const },
  password: 'three blue kites',
}
const signUp = (more: object, query = {}) => server.request('POST auth/signup', { body: { ...form, ...more }, query })
const consume = (token: string) => server.request('POST auth/magic-link/consume', { body: { token } })
const peopleWith = (email: string) => server.database.db.select().from(person).where(eq(person.email, email))

test('an account begins when its mail is opened and confirmed, with what was filled in', async () => {
  const email = 'ada@sign-up.test'
  const reply = await signUp({
    email: ' Ada@Sign-up.test ',
    mobile_number: '+44 7946 000 222',
    referral_code: 'FRIEND',
  })
  expect(reply).toMatchObject({ answer: { confirm_by_mail: true, signed_in: null } })
  const mail = await newestMailTo(server, email)
  const token = tokenIn(mail)
  // Anybody can have it sent to anybody: nothing of what was typed stands in it.
  expect(mail.subject + mail.text).not.toMatch(/Ada|Byron/)
  expect(await peopleWith(email)).toEqual([])
  expect(await server.request('POST auth/login', { body: { email, password: form.password } })).toMatchObject({
    problem: { code: 'auth.wrong-credentials' },
  })

  const look = await server.answer('GET auth/magic-link/{token}/validate', { params: { token } })
  expect(look).toMatchObject({ purpose: 'sign-up', email: 'ada@sign-up.test', first_name: 'Ada', children: [] })
  const replies = await Promise.all(Array.from({ length: 20 }, () => consume(token)))
  const done = replies.filter(({ ok }) => ok)
  expect(done).toHaveLength(1)
  expect(done[0]).toMatchObject({
    answer: {
      user: { email, first_name: 'Ada', user_role_id: 6, last_logged_in: null, flag: { has_agreed_policy: true } },
      ...{ portal: 'coachkit', referral_code: 'FRIEND' },
    },
  })
  const [row, ...more] = await peopleWith(email)
  expect(more).toEqual([])
  expect(row).toMatchObject({ mobile_number: '+447946000222', email_confirmed_at: expect.any(Date) })
  expect(row?.username).toMatch(/^ada\.byron\d{4}$/)
  expect(await server.request('POST auth/login', { body: { email, password: form.password } })).toMatchObject({
    ok: true,
  })
  // What was filled in does not lie about afterwards.
  expect(JSON.stringify(await server.database.db.select().from(oneTime))).not.toContain(email)
})

test('a taken address gets the same answer; its owner gets a mail that says so, and nothing is changed', async () => {
  const email = 'owner@sign-up.test'
  await server.addPerson('parent', { email, first_name: 'Olive' })
  const [taken, free] = await Promise.all([signUp({ email }), signUp({ email: 'free@sign-up.test' })])
  if (!taken.ok || !free.ok) throw new Error('A sign-up was refused')
  expect(taken.answer).toEqual(free.answer)
  const mail = await newestMailTo(server, email)
  expect(mail.subject).toContain('already have an account')
  expect(mail.text).toMatch(/^Hello Olive,/)
  expect(mail.text).not.toContain('ot_')
  expect(await peopleWith(email)).toMatchObject([{ first_name: 'Olive', password_hash: null }])
})

test('of two who signed up with one address the first to confirm has it', async () => {
  const email = 'two@sign-up.test'
  await signUp({ email, first_name: 'First' })
  await signUp({ email, first_name: 'Second' })
  const [one, two] = await mailsTo(server, email, 2)
  if (!one || !two) throw new Error('A mail is missing')
  expect(await consume(tokenIn(one))).toMatchObject({ ok: true })
  expect(await consume(tokenIn(two))).toMatchObject({ problem: { code: 'auth.link-spent' } })
  expect(await peopleWith(email)).toHaveLength(1)
})

test('somebody else’s mobile number is left out without a word', async () => {
  await server.addPerson('parent', { mobile_number: '+447946000333' })
  const email = 'number@sign-up.test'
  await signUp({ email, mobile_number: '+447946000333' })
  expect(await consume(tokenIn(await newestMailTo(server, email)))).toMatchObject({ ok: true })
  expect(await peopleWith(email)).toMatchObject([{ mobile_number: null }])
})

test('a free-tier sign-up makes a free-tier student', async () => {
  const email = 'lite@sign-up.test'
  await signUp({ email, user_role: 'student', time_zone: 'Asia/Tokyo' }, { is_free_tier: true })
  expect(await consume(tokenIn(await newestMailTo(server, email)))).toMatchObject({
    answer: { user: { is_free_tier: true, user_role_id: 1 } },
  })
  expect(await peopleWith(email)).toMatchObject([{ time_zone: 'Asia/Tokyo' }])
})

test.each([
  ['first_name', { first_name: '  ' }, 'Enter your first name.'],
  ['last_name', { last_name: '<b>' }, 'Your last name has a character that can’t be used in a name.'],
  ['email', { email: 'ada@nowhere' }, 'Enter an email address like name@example.com.'],
  ['email', { email: undefined }, 'Enter your email address.'],
  ['password', { password: 'short' }, 'Choose a password with at least 8 characters.'],
  ['password', { password: undefined }, 'Choose a password with at least 8 characters.'],
  ['password', { password: 'password1' }, 'Many people use this password, so it’s easy to guess. Choose another.'],
  ['password', { password: 'adabyron' }, 'Choose a password that isn’t your own name or email address.'],
  ['mobile_number', { mobile_number: '12' }, 'Enter a mobile number with its country code, like +44 7700 900123.'],
  ['user_role', { user_role: 'admin' }, 'Choose student or parent.'],
  ['has_agreed_policy', { has_agreed_policy: false }, 'To continue, agree to the terms and the privacy policy.'],
  ['academic_level_id', { academic_level_id: 'none' }, 'Choose one of the levels.'],
  ['time_zone', { time_zone: 'Atlantis/Capital' }, 'isn’t a time zone like Europe/London'],
  ['portal', { portal: 'elsewhere' }, 'must be ai_create or coachkit'],
])('a wrong %s has its sentence: %j', async (field, more, sentence) => {
  const reply = await signUp({ email: 'rules@sign-up.test', ...more })
  expect(reply.ok ? null : reply.problem.errors).toEqual({ [field]: sentence })
})

test('every wrong field is named at once', async () => {
  const reply = await signUp({ first_name: '', last_name: '', email: 'x', password: 'x' })
  expect(reply.ok ? [] : Object.keys(reply.problem.errors ?? {}).sort()).toEqual([
    'email',
    'first_name',
    'last_name',
    'password',
  ])
})

test('usernames are made of names of any script', () => {
  expect(newUsername('José', 'Ñandú')).toMatch(/^jose\.nandu\d{4}$/)
  expect(newUsername('美咲', '佐藤')).toMatch(/^learner\d{4}$/)
})
