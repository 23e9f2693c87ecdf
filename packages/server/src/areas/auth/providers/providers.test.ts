import { eq, inArray } from 'drizzle-orm'
import * as client from 'openid-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPasswords } from '../../../kernel/auth/passwords.ts'
import { personIdentity } from '../../../kernel/auth/schema.ts'
import { person } from '../../../kernel/people/schema.ts'
import { type IdentityProvider, identityProvider } from '../../../testing/identity-provider.ts'
import { newestMailTo, tokenIn } from '../../../testing/outbox.ts'
import { type TestServer, testServer } from '../../../testing/server.ts'

type Name = 'google' | 'apple' | 'canvas' | 'd2l'
const callback = (name: Name) => `http://127.0.0.1:4000/auth/callback/${name}`
const own = 'http://127.0.0.1:4000/a-page-of-its-own'
const clientOf = (name: Name) => ({
  ...{ client_id: `coachkit-${name}`, client_secret: `a-secret-of-${name}` },
  redirect_uris: [callback(name), own],
  token_endpoint_auth_method: 'client_secret_post' as const,
})

let openId: IdentityProvider
let canvas: IdentityProvider
let d2l: IdentityProvider
let server: TestServer

beforeAll(async () => {
  openId = await identityProvider({
    clients: [clientOf('google'), clientOf('apple')],
    people: {
      maya: { email: 'maya@elsewhere.test', email_verified: true, given_name: 'Maya', family_name: 'Okafor' },
      taken: { email: 'taken@elsewhere.test', email_verified: true },
      unsure: { email: 'boss@elsewhere.test', email_verified: false, given_name: 'Una', family_name: 'Sure' },
      fresh: { email: 'fresh@elsewhere.test', email_verified: true, given_name: 'Fred', family_name: 'Resh' },
    },
  })
  canvas = await identityProvider({
    clients: [clientOf('canvas')],
    people: { '7': { email: 'pupil@school.test' }, '8': { email: 'boss@elsewhere.test' }, '9': {} },
    routes: { authorization: '/login/oauth2/auth', token: '/login/oauth2/token' },
    scopes: ['url:GET|/api/v1/users/:user_id/profile'],
    profile: {
      path: '/api/v1/users/self/profile',
      of: (login, { email }) => ({ id: Number(login), sortable_name: 'Okafor, Maya', primary_email: email ?? null }),
    },
  })
  d2l = await identityProvider({
    clients: [clientOf('d2l')],
    people: { '7': { email: 'teacher@school.test' } },
    routes: { authorization: '/oauth2/auth', token: '/core/connect/token' },
    scopes: ['users:own_profile:read'],
    profile: {
      path: '/d2l/api/lp/1.31/users/whoami',
      of: (login, { email }) => ({ Identifier: login, FirstName: 'Dan', LastName: 'Marsh', UniqueName: email }),
    },
  })
  const settings = (name: Name) => {
    const { client_id, client_secret } = clientOf(name)
    const upper = name.toUpperCase()
    return { [`${upper}_CLIENT_ID`]: client_id, [`${upper}_CLIENT_SECRET`]: client_secret }
  }
  server = await testServer({
    env: {
      ...settings('google'),
      ...settings('apple'),
      ...settings('canvas'),
      ...settings('d2l'),
      GOOGLE_ISSUER: openId.issuer,
      APPLE_ISSUER: openId.issuer,
      CANVAS_URL: canvas.issuer,
      D2L_URL: d2l.issuer,
      D2L_AUTH_URL: d2l.issuer,
    },
  })
})
afterAll(async () => {
  await server.close()
  await Promise.all([openId, canvas, d2l].map((one) => one.close()))
})

const there = (name: Name) => (name === 'canvas' ? canvas : name === 'd2l' ? d2l : openId)
const begin = (name: Name, body = {}) =>
  server.answer('POST auth/providers/{provider}/start', { params: { provider: name }, body })

/** What the browser is sent on to by our callback. */
async function comeBack({ url, form }: Awaited<ReturnType<IdentityProvider['signIn']>>) {
  const response = await server.app.http.app.request(
    url.href,
    form
      ? { method: 'POST', body: form.toString(), headers: { 'content-type': 'application/x-www-form-urlencoded' } }
      : {},
  )
  expect(response.status).toBe(303)
  return new URL(response.headers.get('location') ?? '')
}
const idIn = ({ pathname }: URL) => pathname.replace('/login/validation/', '')
const tokenOf = (id: string, binding: string) =>
  server.request('GET auth/token/{id}', { params: { id }, headers: { 'x-login-binding': binding } })

/** The whole way by redirect, to the token that POST auth/login takes. */
async function goThere(name: Name, login: string, body = {}) {
  const { url, binding } = await begin(name, body)
  const location = await comeBack(await there(name).signIn(url, login))
  return server.answer('GET auth/token/{id}', {
    params: { id: idIn(location) },
    headers: { 'x-login-binding': binding },
  })
}
const logIn = (login_token: string) => server.request('POST auth/login', { body: { login_token } })

/** A code or ID token as an app gets it by itself. */
async function bareGrant(name: Name, login: string, redirect_uri = callback(name)) {
  const { client_id } = clientOf(name)
  const url = new URL(await begin(name).then(({ url }) => url))
  const bare = new URL(url.origin + url.pathname)
  const scope = url.searchParams.get('scope') ?? ''
  bare.search = new URLSearchParams({ client_id, scope, redirect_uri, response_type: 'code' }).toString()
  const { url: answered } = await there(name).signIn(bare.href, login)
  return answered
}
async function googleJwt(login: string) {
  const { client_id, client_secret } = clientOf('google')
  const execute = [client.allowInsecureRequests]
  const config = await client.discovery(new URL(openId.issuer), client_id, client_secret, undefined, { execute })
  const tokens = await client.authorizationCodeGrant(config, await bareGrant('google', login, own))
  return tokens.id_token ?? ''
}

test('pages see which ways are on', async () => {
  const { providers } = await server.answer('GET auth/providers')
  expect(providers.map(({ name }) => name)).toEqual(['google', 'apple', 'canvas', 'd2l'])
})

test.each([
  'google',
  'apple',
] as const)('%s signs the owner of a confirmed address in, with state, nonce and PKCE', async (name) => {
  const email = 'maya@elsewhere.test'
  const [known] = await server.database.db.select().from(person).where(eq(person.email, email))
  const id = known?.id ?? (await server.addPerson('student', { email, email_confirmed_at: new Date() })).id
  const { url } = await begin(name)
  expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
    ...{ response_type: 'code', redirect_uri: callback(name), code_challenge_method: 'S256' },
    ...{ state: expect.any(String), nonce: expect.any(String), code_challenge: expect.any(String) },
    ...(name === 'apple' && { response_mode: 'form_post' }),
  })
  const { token, account } = await goThere(name, 'maya')
  expect(account).toBe('known')
  expect(await logIn(token)).toMatchObject({ answer: { user: { id } } })
  expect(await logIn(token)).toMatchObject({ problem: { code: 'auth.link-spent' } })
})

test('only the browser that began can end it, and once', async () => {
  const { url, binding } = await begin('google')
  const location = await comeBack(await openId.signIn(url, 'maya'))
  // Nothing of the provider's is left in the address.
  expect(location.search).toBe('')
  const id = idIn(location)
  expect(await tokenOf(id, 'ot_of-another-browser')).toMatchObject({ problem: { code: 'auth.link-spent' } })
  expect(await tokenOf(id, binding)).toMatchObject({ ok: true })
  expect(await tokenOf(id, binding)).toMatchObject({ problem: { code: 'auth.link-spent' } })
})

test('an answer that nobody asked for, a doubled one, and one of another provider lead back to the login', async () => {
  const { url } = await begin('google')
  const answer = await openId.signIn(url, 'maya')
  const forged = new URL(answer.url)
  forged.searchParams.set('state', 'ot_forged')
  const problem = (location: URL) => `${location.pathname} ${location.searchParams.get('problem')}`
  expect(problem(await comeBack({ url: forged, form: null }))).toBe('/login auth.provider-refused')
  expect((await comeBack(answer)).pathname).toMatch(/^\/login\/validation\/ot_/)
  expect(problem(await comeBack(answer))).toBe('/login auth.provider-refused')

  const other = await openId.signIn((await begin('google')).url, 'maya')
  other.url.pathname = '/auth/callback/apple'
  expect(problem(await comeBack(other))).toBe('/login auth.provider-refused')
})

test('a code that was given to somebody else’s sign-in is refused', async () => {
  const [mine, stolen] = [await begin('google'), await begin('google')]
  const theirs = await openId.signIn(stolen.url, 'maya')
  const state = new URL(mine.url).searchParams.get('state') ?? ''
  const mixed = new URL(theirs.url)
  mixed.searchParams.set('state', state)
  expect((await comeBack({ url: mixed, form: null })).searchParams.get('problem')).toBe('auth.provider-refused')
})

test('somebody who changes their mind there is back at the login', async () => {
  const { url } = await begin('canvas')
  const back = new URL(callback('canvas'))
  back.search = new URLSearchParams({
    ...{ error: 'access_denied', state: new URL(url).searchParams.get('state') ?? '' },
  }).toString()
  expect((await comeBack({ url: back, form: null })).searchParams.get('problem')).toBe('auth.provider-refused')
})

test('an address that was never confirmed is taken over by who proves it: what somebody else set opens it no more', async () => {
  const password = 'set by somebody else'
  const squatter = await server.addPerson('student', {
    ...{ email: 'taken@elsewhere.test', username: 'squatted', mobile_number: '+447946000444' },
    password_hash: await createPasswords().hash(password),
  })
  const { token } = await goThere('google', 'taken')
  expect(await logIn(token)).toMatchObject({ answer: { user: { id: squatter.id } } })
  expect(await server.request('GET users/me', {}, squatter.token)).toMatchObject({ status: 401 })
  expect(await server.request('POST auth/login', { body: { username: 'squatted', password } })).toMatchObject({
    problem: { code: 'auth.wrong-credentials' },
  })
  const [now] = await server.database.db.select().from(person).where(eq(person.id, squatter.id))
  expect(now).toMatchObject({ password_hash: null, mobile_number: null, email_confirmed_at: expect.any(Date) })
})

test('an address that the provider did not verify opens and joins nobody’s account, a pupil’s as little as an admin’s', async () => {
  await server.addPerson('admin', { email: 'boss@elsewhere.test' })
  await server.addPerson('student', { email: 'pupil@school.test' })
  await server.addPerson('teacher', { email: 'teacher@school.test' })
  for (const [name, login] of [
    ['google', 'unsure'],
    ['canvas', '8'],
    ['canvas', '7'],
    ['d2l', '7'],
  ] as const) {
    const { token, account } = await goThere(name, login)
    expect(account, `${name} ${login}`).toBe('new')
    expect(await logIn(token)).toMatchObject({ problem: { code: 'auth.no-account' } })
  }
  expect(await server.database.db.$count(personIdentity, inArray(personIdentity.subject, ['unsure', '7', '8']))).toBe(0)
})

test('Canvas and D2L sign in whom they signed in before, by the school’s number', async () => {
  for (const [name, { issuer }] of [
    ['canvas', canvas],
    ['d2l', d2l],
  ] as const) {
    const { id } = await server.addPerson('student', { email: `moved-${name}@school.test` })
    await server.database.db.insert(personIdentity).values({ person_id: id, provider: name, issuer, subject: '7' })
    expect(await logIn((await goThere(name, '7')).token)).toMatchObject({ answer: { user: { id } } })
  }
})

test('another role than was asked for is refused like wrong credentials', async () => {
  const { token } = await goThere('google', 'maya', { login_role: 'teacher' })
  expect(await logIn(token)).toMatchObject({ problem: { code: 'auth.wrong-credentials' } })
})

test('somebody new signs up with what the provider says, without a mail', async () => {
  const { token, account, email, first_name } = await goThere('google', 'fresh')
  expect({ account, email, first_name }).toEqual({
    ...{ account: 'new', email: 'fresh@elsewhere.test', first_name: 'Fred' },
  })
  const body = { first_name: 'Fred', last_name: 'Resh', user_role: 'parent', has_agreed_policy: true } as const
  const signUp = () =>
    server.request('POST auth/signup', { body: { ...body, login_token: token, email: 'not@mine.test' }, query: {} })
  expect(await signUp()).toMatchObject({
    answer: { confirm_by_mail: false, signed_in: { user: { email: 'fresh@elsewhere.test' } } },
  })
  expect(await signUp()).toMatchObject({ problem: { code: 'auth.link-spent' } })
  expect(await logIn((await goThere('apple', 'fresh')).token)).toMatchObject({
    answer: { user: { email: 'fresh@elsewhere.test' } },
  })
})

test('somebody new from a school confirms the address, and is known from then on', async () => {
  const { token } = await goThere('canvas', '9')
  const body = { first_name: 'Nina', last_name: 'Neu', user_role: 'student', has_agreed_policy: true } as const
  const reply = await server.answer('POST auth/signup', {
    ...{ body: { ...body, login_token: token, email: 'nina@school.test' }, query: {} },
  })
  expect(reply).toEqual({ confirm_by_mail: true, signed_in: null })
  await server.answer('POST auth/magic-link/consume', {
    body: { token: tokenIn(await newestMailTo(server, 'nina@school.test')) },
  })
  expect(await logIn((await goThere('canvas', '9')).token)).toMatchObject({
    answer: { user: { email: 'nina@school.test' } },
  })
})

test('an ID token of Google’s own button tells who it is, and signs in once', async () => {
  const jwt = await googleJwt('maya')
  const look = () => server.request('GET auth/google/{jwt}/validate', { params: { jwt } })
  for (let n = 0; n < 3; n += 1) {
    expect(await look()).toMatchObject({
      answer: { email: 'maya@elsewhere.test', claims: { sub: 'maya', given_name: 'Maya', email_verified: true } },
    })
  }
  const logInBy = () => server.request('POST auth/login', { body: { login_type: 'google', google_jwt: jwt } })
  const replies = await Promise.all(Array.from({ length: 10 }, logInBy))
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await look()).toMatchObject({ problem: { code: 'auth.provider-refused' } })
  const changed = `${jwt.slice(0, -6)}AAAAAA`
  expect(await server.request('POST auth/login', { body: { google_jwt: changed } })).toMatchObject({
    problem: { code: 'auth.provider-refused' },
  })
})

test('a code of Apple’s tells who it is, stays good for one sign-in, and no more', async () => {
  const code = (await bareGrant('apple', 'maya')).searchParams.get('code') ?? ''
  const look = () => server.request('GET auth/apple/{code}/validate', { params: { code } })
  expect(await look()).toMatchObject({ answer: { email: 'maya@elsewhere.test' } })
  expect(await look()).toMatchObject({ answer: { email: 'maya@elsewhere.test' } })
  const logInBy = () => server.request('POST auth/login', { body: { apple_auth_grant_code: code } })
  expect(await logInBy()).toMatchObject({ ok: true })
  expect(await logInBy()).toMatchObject({ problem: { code: 'auth.provider-refused' } })
})

test.each([
  ['canvas', 'canvas_code'],
  ['d2l', 'd2l_code'],
] as const)('a code of %s signs in by itself', async (name, field) => {
  const code = (await bareGrant(name, '7')).searchParams.get('code') ?? ''
  expect(await server.request('POST auth/login', { body: { [field]: code } })).toMatchObject({ ok: true })
  expect(await server.request('POST auth/login', { body: { [field]: 'made-up' } })).toMatchObject({
    problem: { code: 'auth.provider-refused' },
  })
})

test('each person is linked once to each provider', async () => {
  const rows = await server.database.db.select().from(personIdentity)
  const names = rows.map(({ provider, issuer, subject }) => `${provider} ${issuer} ${subject}`)
  expect(new Set(names).size).toBe(names.length)
})

test('what is not configured is off, and a provider that does not answer is told apart from a refusal', async () => {
  const other = await testServer({
    start: false,
    env: { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'x', GOOGLE_ISSUER: 'http://127.0.0.1:9' },
  })
  try {
    expect(await other.answer('GET auth/providers')).toEqual({ providers: [{ name: 'google', title: 'Google' }] })
    const start = (provider: Name) =>
      other.request('POST auth/providers/{provider}/start', { params: { provider }, body: {} })
    expect(await start('apple')).toMatchObject({ status: 422, problem: { code: 'auth.login-type' } })
    expect(await start('google')).toMatchObject({ status: 503, problem: { code: 'auth.provider-unavailable' } })
  } finally {
    await other.close()
  }
})
