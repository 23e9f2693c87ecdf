import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../kernel/db/columns.ts'
import {
  classStudent,
  classTeacher,
  coursePerson,
  klass,
  parentChild,
  person,
  school,
  subject,
} from '../../kernel/people/schema.ts'
import { type Cast, type TestPerson, type TestServer, testServer } from '../../testing/server.ts'
import { addProduct, subscribe } from '../../testing/world/subscriptions.ts'

type Product = Awaited<ReturnType<typeof addProduct>>

let server: TestServer
let cast: Cast
let maths: Product
let science: Product
let english: Product

beforeAll(async () => {
  server = await testServer()
  cast = await server.cast()
  await server.database.db.insert(subject).values({ id: '1', name: 'Mathematics' })
  maths = await addProduct(server, 'Maths')
  science = await addProduct(server, 'Science')
  english = await addProduct(server, 'English')
})
afterAll(() => server.close())

async function addChild(parent: TestPerson, more = {}): Promise<TestPerson> {
  const child = await server.addPerson('student', more)
  await server.database.db.insert(parentChild).values({ parent_id: parent.id, child_id: child.id })
  return child
}

const body = (student_id: string | undefined, price_ids: string[], more = {}) => ({
  body: { app_domain: server.origin, student_id, price_ids, checkout_mode: 'subscription' as const, ...more },
})
const subscriptionsOf = async (token: string, student_id?: string) =>
  (await server.answer('GET subscription', { query: { student_id } }, token)).subscriptions
const coursesOf = async (person_id: string) => {
  const rows = await server.database.db.select().from(coursePerson).where(eq(coursePerson.person_id, person_id))
  return rows.map(({ course_id }) => course_id).sort()
}
const isFree = async (id: string) =>
  (await server.database.db.select({ free: person.is_free_tier }).from(person).where(eq(person.id, id)))[0]?.free
const page = (url: string, method = 'GET') => server.app.http.app.request(url, { method })

test('a parent buys two subscriptions for two children on the sandbox’s own page', async () => {
  const parent = await server.addPerson('parent')
  const [ann, ben] = [await addChild(parent, { is_free_tier: true }), await addChild(parent)]
  for (const [child, product] of [
    [ann, maths],
    [ben, science],
  ] as const) {
    const { checkout_url } = await server.answer(
      'POST subscription/checkout',
      body(child.id, [product.price_id], { is_from_new_sub_page: true }),
      parent.token,
    )
    const shown = await page(checkout_url)
    expect(shown.status).toBe(200)
    const html = await shown.text()
    expect(html).toContain('No money moves here')
    expect(html).toContain('£12.99')
    expect(shown.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self' ${server.origin}; frame-ancestors 'none'`,
    )
    expect(await subscriptionsOf(parent.token, child.id)).toEqual([])

    const paid = await page(`${checkout_url}/pay`, 'POST')
    expect(paid.status).toBe(303)
    const back = new URL(paid.headers.get('location') ?? '')
    expect(`${back.origin}${back.pathname}`).toBe(`${server.origin}/coachkit/checkout/success`)
    expect(Object.fromEntries(back.searchParams)).toEqual({
      checkout_id: expect.any(String),
      student_id: child.id,
      price_ids: product.price_id,
      is_from_new_sub_page: 'true',
    })
    expect(await coursesOf(child.id)).toEqual([product.course_id])
    expect(await (await page(checkout_url)).text()).toContain('already paid for this')
  }
  expect(await isFree(ann.id)).toBe(false)
  const subscriptions = await subscriptionsOf(parent.token)
  expect(subscriptions.map(({ student_id, course_ids }) => [student_id, course_ids])).toEqual([
    [ann.id, [maths.course_id]],
    [ben.id, [science.course_id]],
  ])
  expect(subscriptions[0]).toMatchObject({
    ...{ status: 'active', amount: 1299, currency: 'GBP', checkout_mode: 'subscription' },
    ...{ cancel_at_period_end: false, may_change: true },
  })
  const { products } = await server.answer('GET subscription/products', { query: { student_id: ann.id } }, parent.token)
  const marked = products.filter(({ already_subscribed }) => already_subscribed).map(({ product_id }) => product_id)
  expect(marked).toEqual([maths.product_id])
})

test('cancelling lets it end with its period, resuming lets it go on', async () => {
  const student = await server.addPerson('student')
  await subscribe(server, student.token, student.id, [maths.price_id])
  const [bought] = await subscriptionsOf(student.token)
  const at = { params: { id: bought?.subscription_id ?? '' } }
  const cancelled = await server.answer('POST subscription/{id}/cancel', at, student.token)
  expect(cancelled.subscription).toMatchObject({ status: 'active', cancel_at_period_end: true })
  expect(await coursesOf(student.id)).toEqual([maths.course_id])
  const resumed = await server.answer('POST subscription/{id}/resume', at, student.token)
  expect(resumed.subscription.cancel_at_period_end).toBe(false)
  expect((await subscriptionsOf(student.token))[0]?.cancel_at_period_end).toBe(false)
})

test('a cancelled one ends when its period is over, and takes its courses and the lifted tier with it', async () => {
  const student = await server.addPerson('student', { is_free_tier: true })
  await subscribe(server, student.token, student.id, [maths.price_id])
  const [bought] = await subscriptionsOf(student.token)
  const id = bought?.subscription_id ?? ''
  await server.answer('POST subscription/{id}/cancel', { params: { id } }, student.token)
  await server.database.pool.query(
    `update sandbox_subscription set period_end = now() - interval '1 minute' where cancel_at_period_end`,
  )
  await server.app.kernel.sandbox?.renewDue()
  expect(await subscriptionsOf(student.token)).toEqual([])
  const ended = await server.answer('GET subscription', { query: { with_ended: 'true' } as never }, student.token)
  expect(ended.subscriptions.map(({ status }) => status)).toEqual(['ended'])
  expect(await coursesOf(student.id)).toEqual([])
  expect(await isFree(student.id)).toBe(true)
  expect(await server.request('POST subscription/{id}/resume', { params: { id } }, student.token)).toMatchObject({
    status: 409,
    problem: { code: 'subscription.ended' },
  })
  // And can be bought again.
  await subscribe(server, student.token, student.id, [maths.price_id])
  expect(await coursesOf(student.id)).toEqual([maths.course_id])
})

test('one that goes on is renewed for another month', async () => {
  const student = await server.addPerson('student')
  await subscribe(server, student.token, student.id, [science.price_id])
  const [before] = await subscriptionsOf(student.token)
  const moved = `update sandbox_subscription set period_start = period_start - interval '40 days', period_end = now() - interval '1 day'
    where ref = (select ref from subscription where id = $1) returning period_end`
  const { rows } = await server.database.pool.query(moved, [before?.subscription_id])
  await server.app.kernel.sandbox?.renewDue()
  const [after] = await subscriptionsOf(student.token)
  expect(after?.status).toBe('active')
  expect(Math.abs(Date.parse(after?.current_period_start ?? '') - rows[0].period_end.getTime())).toBeLessThan(1000)
  expect(Date.parse(after?.current_period_end ?? '')).toBeGreaterThan(Date.now())
})

test('products are added at the price of the subscription’s mode, and taken out, but for the last', async () => {
  const student = await server.addPerson('student')
  await subscribe(server, student.token, student.id, [maths.price_id])
  const id = (await subscriptionsOf(student.token))[0]?.subscription_id ?? ''
  const at = ({ product_id }: Product) => ({ params: { id, productId: product_id } })
  for (const _ of [1, 2]) {
    const { subscription } = await server.answer(
      'POST subscription/{id}/products/{productId}',
      at(english),
      student.token,
    )
    expect(subscription).toMatchObject({ amount: 2598, course_ids: [english.course_id, maths.course_id] })
  }
  expect(await coursesOf(student.id)).toEqual([english.course_id, maths.course_id].sort())
  await server.answer('DELETE subscription/{id}/products/{productId}', at(maths), student.token)
  expect(await coursesOf(student.id)).toEqual([english.course_id])
  const last = await server.request('DELETE subscription/{id}/products/{productId}', at(english), student.token)
  expect(last).toMatchObject({ status: 409, problem: { code: 'subscription.last-product' } })
  for (const productId of [maths.product_id, newId(), 'nonsense']) {
    const key = 'DELETE subscription/{id}/products/{productId}'
    expect(await server.request(key, { params: { id, productId } }, student.token)).toMatchObject({ status: 404 })
  }
  const unknown = { params: { id, productId: newId() } }
  expect(await server.request('POST subscription/{id}/products/{productId}', unknown, student.token)).toMatchObject({
    status: 404,
  })
})

test('a course is not sold twice to one student', async () => {
  const student = await server.addPerson('student')
  await subscribe(server, student.token, student.id, [maths.price_id])
  for (const price_ids of [[maths.price_id], [maths.price_id, science.price_id]]) {
    expect(
      await server.request('POST subscription/checkout', body(student.id, price_ids), student.token),
    ).toMatchObject({
      status: 409,
      problem: { code: 'subscription.already-active' },
    })
  }
})

test('who goes back and asks again is led to the same page, which is paid once', async () => {
  const student = await server.addPerson('student')
  const ask = (prices: string[]) => server.answer('POST subscription/checkout', body(undefined, prices), student.token)
  const first = await ask([maths.price_id, science.price_id])
  expect(await ask([science.price_id, maths.price_id, maths.price_id])).toEqual(first)
  const answers = await Promise.all(Array.from({ length: 5 }, () => page(`${first.checkout_url}/pay`, 'POST')))
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303])
  expect(await subscriptionsOf(student.token)).toHaveLength(1)
})

test('prices that do not fit together, or are not on sale, are refused by name', async () => {
  const { token, id } = cast.student
  const elsewhere = newId()
  await server.database.db.insert(school).values({ id: elsewhere, name: 'Elsewhere' })
  const private_ = await addProduct(server, 'Of another school')
  await server.database.pool.query('update course set school_id = $1 where id = $2', [elsewhere, private_.course_id])
  for (const wrong of [
    body(id, [maths.annual_price_id]),
    body(id, [maths.price_id, science.annual_price_id]),
    body(id, [maths.price_id], { checkout_mode: 'annual' }),
    body(id, [newId()]),
    body(id, ['price_of_nobody']),
    body(id, [private_.price_id]),
  ]) {
    expect(await server.request('POST subscription/checkout', wrong, token)).toMatchObject({
      status: 422,
      problem: { errors: { price_ids: expect.any(String) } },
    })
  }
  expect(
    await server.request('POST subscription/checkout', body(undefined, [maths.price_id]), cast.parent.token),
  ).toMatchObject({ status: 422, problem: { errors: { student_id: expect.any(String) } } })
})

test('a payer returns to known addresses alone', async () => {
  const { token, id } = cast.student
  await server.database.db.insert(school).values({ id: newId(), name: 'White', domain_name: 'white.example' })
  const ask = (app_domain: string) =>
    server.request('POST subscription/checkout', body(id, [maths.price_id], { app_domain }), token)
  for (const good of [server.origin, '127.0.0.1:4000', 'https://white.example', 'white.example']) {
    expect((await ask(good)).ok, good).toBe(true)
  }
  const strange = ['https://evil.example', 'evil.example', 'http://white.example', 'https://white.example.evil.example']
  const tricks = [
    'https://white.example@evil.example',
    'https://white.example/path',
    'javascript:alert(1)',
    '//white.example',
  ]
  for (const bad of [...strange, ...tricks, 'https://white.example:8443', 'white.example/..', ' ']) {
    expect(await ask(bad), bad).toMatchObject({ status: 422, problem: { errors: { app_domain: expect.any(String) } } })
  }
})

test('a student buys for nobody else, and a parent for linked children only', async () => {
  const other = await server.addPerson('student')
  for (const token of [cast.student.token, cast.parent.token]) {
    expect(await server.request('POST subscription/checkout', body(other.id, [maths.price_id]), token)).toMatchObject({
      status: 404,
    })
  }
})

test('a child sees what a parent pays, but cannot change it; a parent can change what the child pays', async () => {
  const [mother, father] = [await server.addPerson('parent'), await server.addPerson('parent')]
  const child = await addChild(mother)
  await server.database.db.insert(parentChild).values({ parent_id: father.id, child_id: child.id })
  await subscribe(server, mother.token, child.id, [maths.price_id])
  await subscribe(server, child.token, child.id, [science.price_id])
  const flags = async (token: string) => (await subscriptionsOf(token)).map(({ may_change }) => may_change)
  expect(await flags(child.token)).toEqual([false, true])
  expect(await flags(mother.token)).toEqual([true, true])
  expect(await flags(father.token)).toEqual([false, true])
  const [mothers] = await subscriptionsOf(mother.token)
  const at = { params: { id: mothers?.subscription_id ?? '' } }
  for (const { token } of [child, father]) {
    expect(await server.request('POST subscription/{id}/cancel', at, token)).toMatchObject({
      status: 403,
      problem: { code: 'subscription.not-payer' },
    })
  }
  // Who pays keeps hold of it after the child left.
  await server.database.pool.query('delete from parent_child where parent_id = $1', [mother.id])
  expect(await server.request('POST subscription/{id}/cancel', at, mother.token)).toMatchObject({ ok: true })
})

test('what a family has bought is nothing for the teachers of its child, and the school’s admin sees it', async () => {
  await subscribe(server, cast.student.token, cast.student.id, [english.price_id])
  const { db } = server.database
  const class_id = newId()
  await db.insert(klass).values({ id: class_id, school_id: server.school_id, name: '7b', subject_id: '1' })
  await db.insert(classTeacher).values({ class_id, teacher_id: cast.teacher.id })
  await db.insert(classStudent).values({ class_id, student_id: cast.student.id })
  const ask = (token: string) =>
    server.request('GET subscription/products', { query: { student_id: cast.student.id } }, token)
  expect(await ask(cast.teacher.token)).toMatchObject({ status: 404, problem: { code: 'object.missing' } })
  expect(await ask(cast.head.token)).toMatchObject({ status: 404 })
  expect(await ask(cast.owner.token)).toMatchObject({ ok: true })
  const stranger = await server.addPerson('student')
  const other = await server.request(
    'GET subscription/products',
    { query: { student_id: cast.student.id } },
    stranger.token,
  )
  expect(other).toMatchObject({ status: 404 })
})

test('anybody sees what is on sale, with both prices and the periods to show', async () => {
  const today = () => new Date().toISOString().slice(0, 10)
  const before = today()
  const { products, periods } = await server.answer('GET subscription/products', { query: {} })
  const shown = products.find(({ product_id }) => product_id === maths.product_id)
  expect(shown).toEqual({
    ...{ product_id: maths.product_id, name: 'Maths', price_id: maths.price_id, amount: 1299, currency: 'GBP' },
    ...{ annual_price_id: maths.annual_price_id, annual_amount: 12_900, already_subscribed: false },
    course: {
      ...{ id: maths.course_id, title: 'Maths', is_active: true, school: null, academic_level: null },
      ...{ subject: { id: '1', name: 'Mathematics' }, subject_id: '1', subject_name: 'Mathematics', description: '' },
    },
  })
  expect([before, today()]).toContain(periods.subscription.start)
  expect(periods.annual.end > periods.subscription.end).toBe(true)
  expect(products.some(({ name }) => name === 'Of another school')).toBe(false)
})

test('the same idempotency key opens one checkout', async () => {
  const student = await server.addPerson('student')
  const input = { ...body(student.id, [maths.price_id]), headers: { 'idempotency-key': newId() } }
  const [first, second] = await Promise.all([
    server.answer('POST subscription/checkout', input, student.token),
    server.answer('POST subscription/checkout', input, student.token),
  ])
  expect(second).toEqual(first)
})

test('a checkout that nobody opened is not there, and going back pays nothing', async () => {
  for (const path of ['cs_unknown', 'cs_unknown/pay', 'cs_unknown/cancel']) {
    const method = path.includes('/') ? 'POST' : 'GET'
    expect((await page(`${server.origin}/sandbox/checkout/${path}`, method)).status).toBe(404)
  }
  const student = await server.addPerson('student')
  const { checkout_url } = await server.answer(
    'POST subscription/checkout',
    body(student.id, [maths.price_id]),
    student.token,
  )
  const back = await page(`${checkout_url}/cancel`, 'POST')
  expect(back.status).toBe(303)
  expect(back.headers.get('location')).toContain(`${server.origin}/coachkit/checkout/cancelled?checkout_id=`)
  expect(await subscriptionsOf(student.token)).toEqual([])
})
