import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueOneTime } from '../../kernel/auth/one-time.ts'
import { createPasswords } from '../../kernel/auth/passwords.ts'
import { oneTimeCode } from '../../kernel/auth/schema.ts'
import { openLogin } from '../../kernel/auth/sessions.ts'
import { academicLevel, parentChild, person } from '../../kernel/people/schema.ts'
import { codeIn, mailsTo, newestMailTo } from '../../testing/outbox.ts'
import { type Cast, type TestServer, testServer } from '../../testing/server.ts'

let server: TestServer
let cast: Cast
beforeAll(async () => {
  server = await testServer()
  cast = await server.cast()
  await server.database.db.insert(academicLevel).values({ id: '6', name: 'Year 6' })
})
afterAll(() => server.close())

const change = (body: object, token: string) => server.request('PATCH users', { body }, token)
const confirm = (body: { code: string; password?: string }, token: string) =>
  server.request('POST users/email/confirm', { body }, token)
const emailOf = async (token: string) => (await server.answer('GET users/me', {}, token)).user.email

test('names and level are changed at once; an unknown level is named as wrong', async () => {
  const { token } = await server.addPerson('student')
  expect(await change({ first_name: ' Maya ', last_name: '', academic_level_id: '6' }, token)).toMatchObject({
    answer: { user: { first_name: 'Maya', last_name: '', academic_level_id: '6' }, email_pending: null },
  })
  expect(await change({ academic_level_id: '99' }, token)).toMatchObject({
    status: 422,
    problem: { errors: { academic_level_id: expect.any(String) } },
  })
  expect(await change({ first_name: 'a\r\nb' }, token)).toMatchObject({ status: 422 })
  expect(await change({ academic_level_id: null }, token)).toMatchObject({
    answer: { user: { academic_level_id: null } },
  })
})

test('it answers with and without the closing slash', async () => {
  const { token } = await server.addPerson('student')
  const response = await server.app.http.app.request(`${server.origin}/api/v1/users/`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', origin: server.origin },
    body: JSON.stringify({ first_name: 'Slash' }),
  })
  expect(response.status).toBe(200)
})

test('a new address counts once its code was typed; the old one is told', async () => {
  const { token } = await server.addPerson('parent', { email: 'old@example.org' })
  expect(await change({ email: ' New@Example.org ' }, token)).toMatchObject({
    answer: { user: { email: 'old@example.org' }, email_pending: 'new@example.org' },
  })
  const code = codeIn(await newestMailTo(server, 'new@example.org'))
  expect(await change({ first_name: 'Ngozi' }, token)).toMatchObject({ answer: { email_pending: 'new@example.org' } })
  expect(await confirm({ code }, token)).toMatchObject({ answer: { user: { email: 'new@example.org' } } })
  expect((await newestMailTo(server, 'old@example.org')).text).toContain('n…@example.org')
  expect(await confirm({ code }, token)).toMatchObject({ status: 422, problem: { code: 'users.wrong-code' } })
})

test('a new address ends the old one’s links and codes, and every other session', async () => {
  const { id, token } = await server.addPerson('parent', { email: 'before@example.org' })
  const { db } = server.database
  const elsewhere = await openLogin(db, id, 'Another browser')
  const link = await issueOneTime(db, 'magic-link', { person_id: id })
  await db.insert(oneTimeCode).values({ person_id: id, code_hash: 'x', expires_at: new Date(Date.now() + 60_000) })
  await change({ email: 'after@example.org' }, token)
  const code = codeIn(await newestMailTo(server, 'after@example.org'))
  expect(await confirm({ code }, token)).toMatchObject({ ok: true })
  expect(await server.request('GET users/me', {}, elsewhere.token)).toMatchObject({ status: 401 })
  expect(await server.request('GET users/me', {}, token)).toMatchObject({ ok: true })
  expect(await server.request('POST auth/magic-link/consume', { body: { token: link } })).toMatchObject({
    problem: { code: 'auth.link-spent' },
  })
  expect(await db.$count(oneTimeCode, eq(oneTimeCode.person_id, id))).toBe(0)
})

test('an account with a password changes its address with it alone', async () => {
  const password_hash = await createPasswords().hash('seven green apples')
  const { token } = await server.addPerson('parent', { email: 'kept@example.org', password_hash })
  await change({ email: 'wanted@example.org' }, token)
  const code = codeIn(await newestMailTo(server, 'wanted@example.org'))
  expect(await confirm({ code }, token)).toMatchObject({ problem: { code: 'users.wrong-code' } })
  expect(await confirm({ code, password: 'seven red apples' }, token)).toMatchObject({ status: 422 })
  expect(await emailOf(token)).toBe('kept@example.org')
  expect(await confirm({ code, password: 'seven green apples' }, token)).toMatchObject({ ok: true })
})

test('five wrong codes end it, also when they come at once', async () => {
  const { token } = await server.addPerson('parent')
  await change({ email: 'tries@example.org' }, token)
  const right = codeIn(await newestMailTo(server, 'tries@example.org'))
  const wrong = right === '000000' ? '000001' : '000000'
  await Promise.all(Array.from({ length: 5 }, () => confirm({ code: wrong }, token)))
  expect(await confirm({ code: right }, token)).toMatchObject({ status: 422, problem: { code: 'users.wrong-code' } })
  expect(await emailOf(token)).toBeNull()
})

test('whether an address is taken is told to its owner alone', async () => {
  await server.addPerson('parent', { email: 'taken@example.org' })
  const { token } = await server.addPerson('parent')
  const reply = await change({ email: 'taken@example.org' }, token)
  expect(reply).toMatchObject({ status: 200, answer: { email_pending: 'taken@example.org' } })
  const [mail] = await mailsTo(server, 'taken@example.org')
  expect(mail?.text).toContain('already belongs to an account')
  expect(mail?.text).not.toMatch(/\d{6}/)
  expect(await confirm({ code: '123456' }, token)).toMatchObject({ problem: { code: 'users.wrong-code' } })
})

test('somebody can’t have us fill other people’s mailboxes', async () => {
  const { token } = await server.addPerson('parent')
  const replies = []
  for (let count = 0; count < 7; count += 1) replies.push(await change({ email: `flood${count}@example.org` }, token))
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(2)
})

const pictureOf = async (width: number, height: number, background = 'teal') => {
  const dots = sharp({ create: { width, height, channels: 3, background } })
  const bytes = await dots
    .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'holiday.svg', { type: 'image/svg+xml' })
}
const setPicture = (id: string, file: File, token: string) =>
  server.request('PATCH users/{id}/profile-pic', { params: { id }, form: { file } }, token)
const serve = (address: string) => server.app.kernel.files.serve(new URL(address))

test('a picture is told by its content, made anew and served from our own address', async () => {
  const { id, token } = await server.addPerson('student')
  const reply = await setPicture(id, await pictureOf(1600, 800), token)
  const address = reply.ok ? reply.answer.profile_pic_url : ''
  expect(address.startsWith(`${server.origin}/files/`)).toBe(true)
  const served = await serve(address)
  expect(served.headers.get('content-type')).toBe('image/webp')
  expect(served.headers.get('x-content-type-options')).toBe('nosniff')
  expect(served.headers.get('content-security-policy')).toContain('sandbox')
  const made = await sharp(Buffer.from(await served.arrayBuffer())).metadata()
  expect(made).toMatchObject({ width: 512, height: 256 })
  expect(made.exif).toBeUndefined()
  expect((await server.answer('GET users/me', {}, token)).user.profile_pic_url).toBe(address)
})

test('a new picture takes the old one away, and nobody else’s, be it the same', async () => {
  const [one, other] = [await server.addPerson('student'), await server.addPerson('student')]
  const urlOf = async (who: typeof one, colour: string) => {
    const reply = await setPicture(who.id, await pictureOf(8, 8, colour), who.token)
    return reply.ok ? reply.answer.profile_pic_url : ''
  }
  const red = await urlOf(one, 'red')
  const others = await urlOf(other, 'red')
  // A sticker or a school's picture of the same bytes, and one that was kept before pictures had owners.
  const shared = await server.app.kernel.files.keep(new Uint8Array(await (await serve(red)).arrayBuffer()))
  await urlOf(one, 'green')
  expect((await serve(red)).status).toBe(404)
  expect((await serve(others)).status).toBe(200)
  expect((await serve(server.app.kernel.files.address(shared))).status).toBe(200)
  await server.database.db.update(person).set({ profile_pic_file: shared }).where(eq(person.id, one.id))
  await urlOf(one, 'blue')
  expect((await serve(server.app.kernel.files.address(shared))).status).toBe(200)
})

test('what is no picture, or unfolds to a monster, is refused; so is somebody else’s account', async () => {
  const { id, token } = await server.addPerson('student')
  const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'], 'me.png', { type: 'image/png' })
  expect(await setPicture(id, svg, token)).toMatchObject({ status: 422, problem: { code: 'picture.unreadable' } })
  const big = sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: 'white' } })
  const bomb = new File([new Uint8Array(await big.png().toBuffer())], 'bomb.png')
  expect(await setPicture(id, bomb, token)).toMatchObject({ status: 422, problem: { code: 'picture.unreadable' } })
  const huge = new File([new Uint8Array(7 * 1024 * 1024)], 'huge.png')
  expect(await setPicture(id, huge, token)).toMatchObject({ status: 413 })
  expect(await setPicture(cast.student.id, await pictureOf(8, 8), token)).toMatchObject({ status: 404 })
  expect(await setPicture('nonsense', await pictureOf(8, 8), token)).toMatchObject({ status: 404 })
})

test('a parent sets a child’s picture', async () => {
  const [parent, child] = [await server.addPerson('parent'), await server.addPerson('student')]
  await server.database.db.insert(parentChild).values({ parent_id: parent.id, child_id: child.id })
  expect(await setPicture(child.id, await pictureOf(8, 8), parent.token)).toMatchObject({ ok: true })
  const [row] = await server.database.db.select().from(person).where(eq(person.id, child.id))
  expect(row?.profile_pic_file).toMatch(/\.webp$/)
})

test('a new password needs the present one, and ends every other session, link and code', async () => {
  const passwords = createPasswords()
  const password_hash = await passwords.hash('seven green apples')
  const { id, token } = await server.addPerson('parent', { email: 'locks@example.org', password_hash })
  const elsewhere = await openLogin(server.database.db, id, 'A phone')
  const set = (body: { password?: string; new_password: string }) =>
    server.request('PUT users/me/password', { body }, token)
  const account = () => server.answer('GET users/me/account', {}, token)

  expect(await account()).toEqual({ has_password: true, email_pending: null })
  expect(await set({ new_password: 'nine blue pears' })).toMatchObject({ problem: { code: 'users.wrong-password' } })
  expect(await set({ password: 'seven red apples', new_password: 'nine blue pears' })).toMatchObject({ status: 422 })
  expect(await set({ password: 'seven green apples', new_password: 'password123' })).toMatchObject({
    problem: { errors: { new_password: expect.any(String) } },
  })
  expect(await set({ password: 'seven green apples', new_password: 'nine blue pears' })).toMatchObject({ ok: true })

  expect(await server.request('GET users/me', {}, elsewhere.token)).toMatchObject({ status: 401 })
  expect(await server.request('GET users/me', {}, token)).toMatchObject({ ok: true })
  const login = (password: string) =>
    server.request('POST auth/login', { body: { email: 'locks@example.org', password } })
  expect(await login('seven green apples')).toMatchObject({ status: 422 })
  expect(await login('nine blue pears')).toMatchObject({ ok: true })
  expect((await newestMailTo(server, 'locks@example.org')).subject).toBe('Your password was changed')
})

test('an account without a password gets its first one without proof of another', async () => {
  const { token } = await server.addPerson('parent', { email: 'first@example.org' })
  expect(await server.answer('GET users/me/account', {}, token)).toMatchObject({ has_password: false })
  const body = { new_password: 'nine blue pears' }
  expect(await server.request('PUT users/me/password', { body }, token)).toMatchObject({ ok: true })
  expect(await server.answer('GET users/me/account', {}, token)).toMatchObject({ has_password: true })
})
