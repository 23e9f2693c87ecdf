import { randomBytes } from 'node:crypto'
import { and, eq, lte, ne } from 'drizzle-orm'
import type { Logger } from 'pino'
import { newId } from '../../db/columns.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { Refusal } from '../../refusal.ts'
import type { CheckoutOrder, CheckoutPart, EventReceiver, Offer, PaymentFact, Payments } from '../payments.ts'
import { periodEnd } from '../period.ts'
import { isSigned, sign } from '../signature.ts'
import { factOfEvent, stateOf } from '../stripe/read-event.ts'
import { sandboxCheckout, sandboxSubscription } from './schema.ts'
import {
  checkoutObject,
  eventOf,
  invoiceObject,
  type SandboxEvent,
  type SandboxSubscription,
  secondsOf,
  subscriptionObject,
} from './wire-of.ts'

/** Not in the spec: our choice. */
const againAfter = 5 * 60_000

export interface SandboxDeps {
  database: Pick<Database, 'db' | 'withTx'>
  jobs: Jobs
  log: Logger
  /** Signs the sandbox's own events. */
  secret: string
  /** Where the server is reached, without a slash at the end. */
  base: string
  now?: () => Date
}

export interface Sandbox extends Payments {
  /** Who takes in the events. */
  connect(receive: EventReceiver): void
  /** The order that a checkout page shows; null when there is none. */
  findCheckout(id: string): Promise<{ order: CheckoutOrder; is_paid: boolean; is_closed: boolean } | null>
  /** Pays, and gives the address to return to. A second time, or on a closed page, pays nothing. */
  pay(id: string): Promise<string | null>
  /** Renews or ends what has come to the end of its period. */
  renewDue(): Promise<void>
}

/** A stand-in for a payment provider, with its page, its memory and its events. No money moves. */
export function createSandbox({ database, jobs, log, secret, base, now = () => new Date() }: SandboxDeps): Sandbox {
  const { db, withTx } = database
  let receiver: EventReceiver | null = null

  /** Signed and sent through the very door that a provider's events come in by. */
  async function deliver(event: SandboxEvent): Promise<void> {
    if (!receiver) throw new Error('Nobody takes in the events of the sandbox')
    const body = new TextEncoder().encode(JSON.stringify(event))
    await receiver(body, sign(body, secret, now().getTime() / 1000))
  }
  jobs.handle<SandboxEvent>('sandbox-event', { work: ({ data }) => deliver(data) })

  /** Sent at once, as nobody likes to wait, and later again, in case that was lost. Who takes it in counts it once. */
  const announce = async (tx: Tx, events: readonly SandboxEvent[]) => {
    const start_after = new Date(Date.now() + againAfter)
    for (const event of events) await jobs.send(tx, 'sandbox-event', event, { start_after })
  }
  async function hurry(events: readonly SandboxEvent[]): Promise<void> {
    for (const event of events) {
      await deliver(event).catch((error) => log.warn({ err: error }, 'a sandbox event will be sent again'))
    }
  }

  const answerOf = (row: SandboxSubscription): PaymentFact => ({
    fact_id: `answer-${newId()}`,
    at: secondsOf(now()),
    ref: row.ref,
    kind: 'subscription',
    state: stateOf(subscriptionObject(row)),
    is_answer: true,
  })

  async function findSubscription(ref: string): Promise<PaymentFact | null> {
    const [row] = await db.select().from(sandboxSubscription).where(eq(sandboxSubscription.ref, ref))
    return row ? answerOf(row) : null
  }

  async function change(
    ref: string,
    changed: (row: SandboxSubscription) => Partial<SandboxSubscription>,
  ): Promise<PaymentFact> {
    const { row, events } = await withTx(async (tx) => {
      const [found] = await tx.select().from(sandboxSubscription).where(eq(sandboxSubscription.ref, ref)).for('update')
      if (!found) throw new Refusal('payment.unavailable')
      if (found.status === 'ended') return { row: found, events: [] }
      const row = { ...found, ...changed(found) }
      await tx.update(sandboxSubscription).set(row).where(eq(sandboxSubscription.ref, ref))
      const type = row.status === 'ended' ? 'customer.subscription.deleted' : 'customer.subscription.updated'
      const events = [eventOf(type, subscriptionObject(row), secondsOf(now()))]
      await announce(tx, events)
      return { row, events }
    })
    await hurry(events)
    return answerOf(row)
  }

  /** One student's subscription, and what is told of it. */
  async function begin(tx: Tx, { offers, checkout_id }: CheckoutPart, at: Date): Promise<SandboxEvent[]> {
    const [offer] = offers
    if (!offer) return []
    const row: SandboxSubscription = {
      ref: `sub_${newId()}`,
      checkout_id,
      status: 'active',
      cancel_at_period_end: false,
      offers,
      period_start: at,
      period_end: periodEnd(at, offer.interval),
    }
    await tx.insert(sandboxSubscription).values(row)
    const created = secondsOf(at)
    return [
      eventOf('checkout.session.completed', checkoutObject(row), created),
      eventOf('customer.subscription.created', subscriptionObject(row), created),
      eventOf('invoice.paid', invoiceObject(row, created), created),
    ]
  }

  async function pay(id: string): Promise<string | null> {
    const at = now()
    const paid = await withTx(async (tx) => {
      const [checkout] = await tx
        .update(sandboxCheckout)
        .set({ is_paid: true })
        .where(
          and(eq(sandboxCheckout.id, id), eq(sandboxCheckout.is_paid, false), eq(sandboxCheckout.is_closed, false)),
        )
        .returning()
      if (!checkout) return null
      const { order } = checkout
      const events: SandboxEvent[] = []
      for (const part of [order, ...(order.more ?? [])]) events.push(...(await begin(tx, part, at)))
      await announce(tx, events)
      return events
    })
    if (paid) await hurry(paid)
    const found = await findCheckout(id)
    if (!found) return null
    return found.is_closed && !found.is_paid ? addressOf(id) : found.order.success_url
  }

  const addressOf = (id: string) => `${base}/sandbox/checkout/${id}`

  async function findCheckout(id: string) {
    const [found] = await db.select().from(sandboxCheckout).where(eq(sandboxCheckout.id, id))
    return found ?? null
  }

  async function renewDue(): Promise<void> {
    const due = await db
      .select({ ref: sandboxSubscription.ref })
      .from(sandboxSubscription)
      .where(and(ne(sandboxSubscription.status, 'ended'), lte(sandboxSubscription.period_end, now())))
      .limit(1_000)
    for (const { ref } of due) await hurry(await withTx((tx) => renew(tx, ref)))
  }

  async function renew(tx: Tx, ref: string): Promise<SandboxEvent[]> {
    const [found] = await tx.select().from(sandboxSubscription).where(eq(sandboxSubscription.ref, ref)).for('update')
    const at = now()
    const [offer] = found?.offers ?? []
    if (!found || !offer || found.status === 'ended' || found.period_end > at) return []
    const row: SandboxSubscription = found.cancel_at_period_end
      ? { ...found, status: 'ended' }
      : { ...found, period_start: found.period_end, period_end: periodEnd(found.period_end, offer.interval) }
    await tx.update(sandboxSubscription).set(row).where(eq(sandboxSubscription.ref, ref))
    const created = secondsOf(at)
    const object = subscriptionObject(row)
    const events =
      row.status === 'ended'
        ? [eventOf('customer.subscription.deleted', object, created)]
        : [
            eventOf('customer.subscription.updated', object, created),
            eventOf('invoice.paid', invoiceObject(row, created), created),
          ]
    await announce(tx, events)
    return events
  }
  jobs.every('sandbox-renewals', '11 * * * *', renewDue)

  return {
    provider: 'sandbox',
    paysTogether: true,
    findSubscription,
    findCheckout,
    pay,
    renewDue,
    connect(receive) {
      receiver = receive
    },

    async openCheckout(order) {
      const id = `cs_${randomBytes(32).toString('base64url')}`
      await db.insert(sandboxCheckout).values({ id, order })
      return { url: addressOf(id), session_ref: id }
    },

    async closeCheckout(session_ref) {
      await db.update(sandboxCheckout).set({ is_closed: true }).where(eq(sandboxCheckout.id, session_ref))
    },

    setCancelAtPeriodEnd: (ref, cancel_at_period_end) => change(ref, () => ({ cancel_at_period_end })),
    addOffer: (ref, offer: Offer) =>
      change(ref, ({ offers }) =>
        offers.some(({ price_id }) => price_id === offer.price_id) ? {} : { offers: [...offers, offer] },
      ),
    removePrice: (ref, price_id) =>
      change(ref, ({ offers }) => {
        const left = offers.filter((one) => one.price_id !== price_id)
        // As with a real provider, the last one stays.
        return left.length > 0 ? { offers: left } : {}
      }),

    // No money has moved, so there is none to pay back.
    giveBack: (ref) => change(ref, () => ({ status: 'ended' })),
    giveBackPart: (ref, price_ids) =>
      change(ref, ({ offers }) => ({ offers: offers.filter(({ price_id }) => !price_ids.includes(price_id)) })),
    extendPeriod: (ref, until) =>
      change(ref, ({ period_end }) => ({
        period_end: new Date(Math.max(period_end.getTime(), until * 1000)),
      })),

    async readEvent(body, signature) {
      if (!isSigned(body, signature, [secret], now().getTime() / 1000)) throw new Refusal('payment.signature')
      // Where nothing was charged there is nothing to refund.
      return factOfEvent(body, { findInvoice: async () => null })
    },
  }
}
