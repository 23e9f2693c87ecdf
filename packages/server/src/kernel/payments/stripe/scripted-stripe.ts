import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Fields = Record<string, unknown>
interface Item {
  id: string
  price: Fields
  current_period_start: number
  current_period_end: number
}
interface StoredSubscription extends Fields {
  id: string
  status: string
  items: { data: Item[] }
}

/** What one request was, for tests to look at. */
export interface Asked {
  method: string
  path: string
  fields: Fields
  idempotency_key: string | null
}

/**
 * For tests: a server on loopback that answers as Stripe does: form fields in brackets, bearer key, idempotency keys,
 * its objects and its errors, as far as they are asked for here.
 */
export async function scriptedStripe(secret_key: string) {
  const sessions: Fields[] = []
  const prices: (Fields & { id: string; lookup_key: string | null })[] = []
  const subscriptions = new Map<string, StoredSubscription>()
  const invoices = new Map<string, Fields>()
  /** Payment intents by the invoice that each paid. */
  const payments = new Map<string, string>()
  /** What was paid back, each once. */
  const refunds: Fields[] = []
  const answered = new Map<string, { status: number; answer: unknown }>()
  const asked: Asked[] = []
  const failures: { status: number; times: number }[] = []

  const error = (status: number, code: string) => ({
    status,
    answer: { error: { type: 'invalid_request_error', code, message: 'Scripted' } },
  })
  const ok = (answer: unknown) => ({ status: 200, answer })
  const list = (data: unknown[]) => ok({ object: 'list', data, has_more: false, url: '/v1' })

  const itemOf = (price: unknown): Item => ({
    id: `si_${String(price)}`,
    price: prices.find(({ id }) => id === price) ?? { id: String(price), metadata: {} },
    current_period_start: 1_800_000_000,
    current_period_end: 1_802_592_000,
  })

  /** What Stripe does when the payer has paid on its page; an expired one takes no payment. */
  function complete(session: Fields): StoredSubscription {
    if (session.status === 'expired') throw new Error('Nobody can pay on an expired page')
    session.status = 'complete'
    const subscription: StoredSubscription = {
      object: 'subscription',
      id: `sub_${subscriptions.size + 1}`,
      status: 'active',
      cancel_at_period_end: false,
      metadata: (session.subscription_data as Fields).metadata,
      latest_invoice: `in_first_${subscriptions.size + 1}`,
      items: { data: Object.values(session.line_items as Fields).map((line) => itemOf((line as Fields).price)) },
    }
    subscriptions.set(subscription.id, subscription)
    payments.set(String(subscription.latest_invoice), `pi_first_${subscription.id}`)
    session.subscription = subscription.id
    return subscription
  }

  function update(subscription: StoredSubscription, fields: Fields) {
    if (subscription.status === 'canceled') return error(400, 'resource_missing')
    if (fields.cancel_at_period_end !== undefined) {
      subscription.cancel_at_period_end = fields.cancel_at_period_end === 'true'
    }
    if (fields.trial_end !== undefined) {
      subscription.status = 'trialing'
      for (const item of subscription.items.data) item.current_period_end = Number(fields.trial_end)
    }
    for (const change of Object.values((fields.items as Fields | undefined) ?? {}) as Fields[]) {
      const { data } = subscription.items
      if (change.deleted === 'true') {
        const left = data.filter(({ id }) => id !== change.id)
        if (left.length === 0 || left.length === data.length) return error(400, 'invalid_item')
        subscription.items.data = left
      } else if (data.some(({ id }) => id === itemOf(change.price).id)) return error(400, 'duplicate_price')
      else subscription.items.data.push(itemOf(change.price))
    }
    return ok(subscription)
  }

  function answer({ method, path, fields }: Asked) {
    const [kind, id = ''] = path.split('/').slice(2)
    if (path === '/v1/checkout/sessions' && method === 'POST') {
      const session = { ...fields, object: 'checkout.session', id: `cs_${sessions.length + 1}`, status: 'open' }
      sessions.push(session)
      return ok({ ...session, url: `https://checkout.example/${session.id}` })
    }
    if (kind === 'checkout' && path.endsWith('/expire')) {
      const session = sessions.find((one) => path === `/v1/checkout/sessions/${String(one.id)}/expire`)
      if (!session) return error(404, 'resource_missing')
      if (session.status !== 'open') return error(400, 'resource_already_exists')
      session.status = 'expired'
      return ok(session)
    }
    if (path === '/v1/refunds' && method === 'POST') {
      if (fields.amount === undefined && refunds.some((one) => one.payment_intent === fields.payment_intent)) {
        return error(400, 'charge_already_refunded')
      }
      const refund = { ...fields, object: 'refund', id: `re_${refunds.length + 1}` }
      refunds.push(refund)
      return ok(refund)
    }
    if (path === '/v1/prices' && method === 'GET') {
      const keys = Object.values(fields.lookup_keys as Fields)
      return list(prices.filter(({ lookup_key }) => keys.includes(lookup_key)))
    }
    if (path === '/v1/prices' && method === 'POST') {
      const held = prices.find(({ lookup_key }) => lookup_key === fields.lookup_key)
      if (held) held.lookup_key = null
      const price = {
        ...{ object: 'price', id: `price_${prices.length + 1}`, lookup_key: String(fields.lookup_key) },
        ...{ metadata: fields.metadata, currency: fields.currency, recurring: fields.recurring },
        unit_amount: Number(fields.unit_amount),
      }
      prices.push(price)
      return ok(price)
    }
    if (kind === 'subscriptions') {
      const found = subscriptions.get(id)
      if (!found) return error(404, 'resource_missing')
      if (method === 'DELETE') {
        if (found.status === 'canceled') return error(404, 'resource_missing')
        found.status = 'canceled'
        return ok(found)
      }
      return method === 'GET' ? ok(found) : update(found, fields)
    }
    if (kind === 'invoices') return invoices.has(id) ? ok(invoices.get(id)) : error(404, 'resource_missing')
    if (kind === 'invoice_payments') {
      if (typeof fields.invoice === 'string') {
        const payment_intent = payments.get(fields.invoice)
        return list(payment_intent ? [{ payment: { type: 'payment_intent', payment_intent } }] : [])
      }
      const intent = (fields.payment as Fields).payment_intent
      return list([...payments].filter(([, one]) => one === intent).map(([one]) => ({ invoice: invoices.get(one) })))
    }
    return error(404, 'unknown_url')
  }

  const server = createServer(async (request, response) => {
    const one = await read(request)
    asked.push(one)
    const failure = failures[0]
    if (failure) {
      failure.times -= 1
      if (failure.times === 0) failures.shift()
    }
    const before = one.idempotency_key === null ? undefined : answered.get(one.idempotency_key)
    const isKnown = request.headers.authorization === `Bearer ${secret_key}`
    const reply = !isKnown
      ? error(401, 'api_key_expired')
      : failure
        ? error(failure.status, 'scripted')
        : (before ?? answer(one))
    if (one.idempotency_key !== null && reply.status === 200) answered.set(one.idempotency_key, reply)
    response.writeHead(reply.status, { 'content-type': 'application/json', 'request-id': `req_${asked.length}` })
    response.end(JSON.stringify(reply.answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    ...{ sessions, prices, subscriptions, invoices, payments, refunds, asked, complete },
    /** The next requests fail so. */
    fail: (status: number, times: number) => failures.push({ status, times }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
export type ScriptedStripe = Awaited<ReturnType<typeof scriptedStripe>>

async function read(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe.test')
  const sent = new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
  const fields: Fields = {}
  for (const [name, value] of [...searchParams, ...sent]) put(fields, name, value)
  const key = request.headers['idempotency-key']
  return {
    method: request.method ?? 'GET',
    path: pathname,
    fields,
    idempotency_key: typeof key === 'string' ? key : null,
  }
}

/** `items[0][price]` is a price in the first of the items. */
function put(fields: Fields, name: string, value: string): void {
  const names = name.split('[').map((part) => part.replace(/\]$/, ''))
  let at = fields
  for (const part of names.slice(0, -1)) {
    at[part] ??= {}
    at = at[part] as Fields
  }
  at[names.at(-1) ?? ''] = value
}
