import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '../../kernel/db/columns.ts'
import { sign } from '../../kernel/payments/signature.ts'
import { type ScriptedStripe, scriptedStripe } from '../../kernel/payments/stripe/scripted-stripe.ts'
import { coursePerson, parentChild, subject } from '../../kernel/people/schema.ts'
import { mailsTo } from '../../testing/outbox.ts'
import { type TestPerson, type TestServer, testServer } from '../../testing/server.ts'
import { addProduct } from '../../testing/world/subscriptions.ts'
import { checkout } from './schema.ts'

type Product = Awaited<ReturnType<typeof addProduct>>

const [secret_key, secret] = ['sk_test_ours', 'whsec_ours']
let stripe: ScriptedStripe
const servers = {} as Record<'sandbox' | 'stripe', TestServer>
const products = {} as Record<'sandbox' | 'stripe', { maths: Product; science: Product }>

beforeAll(async () => {
  stripe = await scriptedStripe(secret_key)
  const env = {
    ...{ PAYMENT_PROVIDER: 'stripe', STRIPE_SECRET_KEY: secret_key, STRIPE_WEBHOOK_SECRET: secret },
    STRIPE_URL: stripe.url,
  }
  servers.sandbox = await testServer()
  servers.stripe = await testServer({ env })
  for (const name of ['sandbox', 'stripe'] as const) {
    await servers[name].database.db.insert(subject).values({ id: '1', name: 'Mathematics' })
    products[name] = {
      maths: await addProduct(servers[name], 'Maths'),
      science: await addProduct(servers[name], 'Science'),
    }
  }
})
afterAll(async () => {
  await Promise.all(Object.values(servers).map((server) => server.close()))
  await stripe.close()
})

async function family(name: 'sandbox' | 'stripe') {
  const server = servers[name]
  const child = await server.addPerson('student')
  const parents: TestPerson[] = []
  for (const _ of [1, 2]) {
    const parent = await server.addPerson('parent', { email: `${newId()}@family.test` })
    await server.database.db.insert(parentChild).values({ parent_id: parent.id, child_id: child.id })
    parents.push(parent)
  }
  const [mother, father] = parents as [TestPerson, TestPerson]
  const ask = (payer: TestPerson, price_ids: string[]) =>
    server.request(
      'POST subscription/checkout',
      { body: { app_domain: server.origin, student_id: child.id, price_ids, checkout_mode: 'subscription' } },
      payer.token,
    )
  const urlOf = async (payer: TestPerson, price_ids: string[]) => {
    const reply = await ask(payer, price_ids)
    if (!reply.ok) throw new Error(reply.problem.code)
    return reply.answer.checkout_url
  }
  const open = () =>
    server.database.db
      .select()
      .from(checkout)
      .where(eq(checkout.student_id, child.id))
      .then((rows) => rows.filter(({ url, closed_at, completed_at }) => url && !closed_at && !completed_at))
  const running = async (token = mother.token) =>
    (await server.answer('GET subscription', { query: { student_id: child.id } }, token)).subscriptions
  const courses = async () =>
    (await server.database.db.select().from(coursePerson).where(eq(coursePerson.person_id, child.id))).map(
      ({ course_id }) => course_id,
    )
  return { server, child, mother, father, ask, urlOf, open, running, courses, ...products[name] }
}

const payInSandbox = (url: string) => servers.sandbox.app.http.app.request(`${url}/pay`, { method: 'POST' })
const sessionOf = (url: string) => stripe.sessions.find(({ id }) => url.endsWith(`/${String(id)}`)) ?? {}

/** The payer pays on Stripe's page, and Stripe tells of it. */
async function payAtStripe(url: string) {
  const bought = stripe.complete(sessionOf(url))
  await tell('customer.subscription.created', bought)
  const subscription_details = { subscription: bought.id, metadata: bought.metadata }
  await tell('invoice.paid', {
    ...{ object: 'invoice', id: bought.latest_invoice, created: 1000, amount_paid: 1299, currency: 'gbp' },
    parent: { subscription_details },
  })
  return bought
}
async function tell(type: string, object: unknown) {
  const body = JSON.stringify({ id: `evt_${newId()}`, type, created: 1000, data: { object } })
  const signature = sign(new TextEncoder().encode(body), secret, Date.now() / 1000)
  const { status } = await servers.stripe.app.http.app.request(
    `${servers.stripe.origin}/api/v1/payments/webhooks/stripe`,
    { method: 'POST', headers: { 'content-type': 'application/json', 'stripe-signature': signature }, body },
  )
  expect(status).toBe(200)
}

test.each([
  'sandbox',
  'stripe',
] as const)('of many checkouts for one course that are asked for at once, one page stays open: %s', async (name) => {
  const { mother, father, ask, open, maths, science } = await family(name)
  const replies = await Promise.all([
    ...Array.from({ length: 6 }, () => ask(mother, [maths.price_id])),
    ...Array.from({ length: 3 }, () => ask(father, [maths.price_id])),
    ask(mother, [maths.price_id, science.price_id]),
  ])
  expect(replies.every(({ ok }) => ok)).toBe(true)
  const left = await open()
  expect(left).toHaveLength(1)
  const urls = [...new Set(replies.flatMap((reply) => (reply.ok ? [reply.answer.checkout_url] : [])))]
  for (const url of urls.filter((url) => url !== left[0]?.url)) {
    if (name === 'stripe') expect(sessionOf(url)).toMatchObject({ status: 'expired' })
    else {
      const page = await servers.sandbox.app.http.app.request(url)
      expect(await page.text()).toContain('has been closed')
    }
  }
  const shown = left[0]?.url ?? ''
  if (name === 'stripe') expect(sessionOf(shown)).toMatchObject({ status: 'open' })
  else expect(await (await servers.sandbox.app.http.app.request(shown)).text()).toContain('Pay (sandbox)')
})

test('a closed page takes no payment, whoever presses its button', async () => {
  const { mother, father, urlOf, running, maths } = await family('sandbox')
  const first = await urlOf(mother, [maths.price_id])
  const second = await urlOf(father, [maths.price_id])
  await Promise.all([payInSandbox(first), payInSandbox(second), payInSandbox(first)])
  expect(await running()).toHaveLength(1)
  expect((await payInSandbox(first)).headers.get('location')).toBe(first)
})

test('checkouts for different courses stay open side by side', async () => {
  const { mother, father, urlOf, open, maths, science } = await family('sandbox')
  await urlOf(mother, [maths.price_id])
  await urlOf(father, [science.price_id])
  expect(await open()).toHaveLength(2)
})

test('a course that is added to a subscription is not on sale on an open page any more', async () => {
  const { server, mother, father, urlOf, open, running, maths, science } = await family('sandbox')
  await payInSandbox(await urlOf(mother, [maths.price_id]))
  await urlOf(father, [science.price_id])
  const id = (await running())[0]?.subscription_id ?? ''
  const at = { params: { id, productId: science.product_id } }
  await server.answer('POST subscription/{id}/products/{productId}', at, mother.token)
  expect(await open()).toEqual([])
})

/** Both pay before the first page could be closed: the provider was slow to close it. */
async function bothPaid(name: 'sandbox' | 'stripe', second: 'same' | 'more') {
  const all = await family(name)
  const { server, child, mother, father, urlOf, maths, science } = all
  const first = await urlOf(mother, [maths.price_id])
  const db = server.database.db
  const before = await db.select({ id: checkout.id }).from(checkout).where(eq(checkout.student_id, child.id))
  const ids = before.map(({ id }) => id)
  const other = await urlOf(father, second === 'same' ? [maths.price_id] : [maths.price_id, science.price_id])
  await db
    .update(checkout)
    .set({ closed_at: null })
    .where(and(inArray(checkout.id, ids)))
  if (name === 'stripe') sessionOf(first).status = 'open'
  else
    await server.database.pool.query('update sandbox_checkout set is_closed = false where id = $1', [
      first.split('/').at(-1),
    ])
  const pay = name === 'stripe' ? payAtStripe : payInSandbox
  await Promise.all([pay(first), pay(other)])
  return all
}

test.each([
  'sandbox',
  'stripe',
] as const)('two that were paid at once end in one subscription, and the other is paid back: %s', {
  timeout: 30_000,
}, async (name) => {
  const { server, child, mother, father, running, courses, maths } = await bothPaid(name, 'same')
  expect(await running()).toHaveLength(1)
  expect(await courses()).toEqual([maths.course_id])
  const rows = () =>
    server.database.pool
      .query<{ status: string; ref: string; payer_id: string }>(
        'select status, ref, payer_id from subscription where student_id = $1 order by id',
        [child.id],
      )
      .then(({ rows }) => rows)
  await vi.waitFor(async () => expect((await rows()).map(({ status }) => status)).toEqual(['active', 'ended']), {
    timeout: 20_000,
  })
  expect(await courses()).toEqual([maths.course_id])
  const gone = (await rows())[1]
  const payer = [mother, father].find(({ id }) => id === gone?.payer_id)
  const addresses = await server.database.pool.query('select email from person where id = $1', [payer?.id])
  const [mail] = await mailsTo(server, addresses.rows[0].email)
  expect(mail?.text).toContain('We’ve refunded £12.99')
  if (name === 'stripe') {
    expect(stripe.refunds.filter(({ payment_intent }) => payment_intent === `pi_first_${gone?.ref}`)).toHaveLength(1)
    expect(stripe.subscriptions.get(gone?.ref ?? '')?.status).toBe('canceled')
  }
  expect(await running()).toHaveLength(1)
})

test('where only part was bought twice, that part is taken out and paid back, and the rest goes on', {
  timeout: 30_000,
}, async () => {
  const { server, child, running, courses, maths, science } = await bothPaid('stripe', 'more')
  const lists = async () => (await running()).map(({ course_ids }) => course_ids.toSorted())
  await vi.waitFor(async () => expect((await lists()).flat()).toHaveLength(2), { timeout: 20_000 })
  expect((await courses()).toSorted()).toEqual([maths.course_id, science.course_id].toSorted())
  // Which of the two began first is chance: the younger one gives way.
  const { rows } = await server.database.pool.query('select ref from subscription where student_id = $1 order by id', [
    child.id,
  ])
  const back = () => stripe.refunds.filter(({ payment_intent }) => payment_intent === `pi_first_${rows[1].ref}`)
  await vi.waitFor(() => expect(back()).toHaveLength(1), { timeout: 20_000 })
})
