import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../kernel/db/database.ts'
import type { Mailer } from '../../kernel/mail/mail.ts'
import type { PaymentFact } from '../../kernel/payments/payments.ts'
import { person } from '../../kernel/people/schema.ts'
import { boughtTwice, paymentReceived } from './mails.ts'
import { price, product, type subscription, subscriptionPrice } from './schema.ts'

type InvoiceFact = Extract<PaymentFact, { kind: 'invoice' }>
type Row = typeof subscription.$inferSelect

/**
 * Paid invoices that nobody was written about: those that were told of just now and, where the subscription itself has
 * only just become known, all. One invoice counts once, however often and in however many events it is told.
 */
export function newlyPaid(
  facts: readonly PaymentFact[],
  added: ReadonlySet<string>,
  isNewSubscription: boolean,
): InvoiceFact[] {
  const paid = facts.filter((fact): fact is InvoiceFact => fact.kind === 'invoice' && fact.is_paid)
  const isNew = ({ fact_id }: InvoiceFact) => isNewSubscription || added.has(fact_id)
  const known = new Set(paid.filter((fact) => !isNew(fact)).map(({ invoice_id }) => invoice_id))
  const fresh = new Map(
    paid.filter((fact) => isNew(fact) && !known.has(fact.invoice_id)).map((fact) => [fact.invoice_id, fact]),
  )
  return [...fresh.values()]
}

/** A subscription's line that an older subscription of the same student has already. */
export interface TwiceBought {
  price_id: string
  name: string
  amount: number
  currency: string
}

export interface ReceiptsDeps {
  mailer: Mailer
  isSandbox: boolean
  /** The page on which a student's subscriptions are looked after. */
  manageUrl(student_id: string): string
}

/** Mails to whoever pays; a payer without an address gets none. */
export function createReceipts({ mailer, isSandbox, manageUrl }: ReceiptsDeps) {
  async function about(tx: Tx, { payer_id, student_id }: Pick<Row, 'payer_id' | 'student_id'>) {
    const people = await tx
      .select({ id: person.id, email: person.email, first_name: person.first_name, time_zone: person.time_zone })
      .from(person)
      .where(inArray(person.id, [payer_id, student_id]))
    const payer = people.find(({ id }) => id === payer_id)
    const student = people.find(({ id }) => id === student_id)
    return {
      email: payer?.email ?? null,
      time_zone: payer?.time_zone ?? 'UTC',
      student_name: student?.first_name || 'your child',
      isOwn: payer_id === student_id,
    }
  }

  return {
    about,

    async send(tx: Tx, row: Row, invoices: readonly InvoiceFact[]): Promise<void> {
      // Nothing was charged for a free month.
      const charged = invoices.filter(({ amount }) => amount !== 0)
      if (charged.length === 0) return
      const { email, ...whose } = await about(tx, row)
      if (!email) return
      const lines = await tx
        .select({ name: product.name, amount: price.amount, currency: price.currency })
        .from(subscriptionPrice)
        .innerJoin(price, eq(price.id, subscriptionPrice.price_id))
        .innerJoin(product, eq(product.id, price.product_id))
        .where(eq(subscriptionPrice.subscription_id, row.id))
      const [first] = lines
      if (!first) return
      const next = { amount: lines.reduce((sum, { amount }) => sum + amount, 0), currency: first.currency }
      for (const { amount = next.amount, currency = next.currency } of charged) {
        const receipt = {
          ...{ ...whose, lines, next, isSandbox, paid: { amount, currency: currency.toUpperCase() } },
          ...{ mode: row.mode, period_end: row.period_end, cancel_at_period_end: row.cancel_at_period_end },
          manage_url: manageUrl(row.student_id),
        }
        await mailer.send(tx, { to: email, ...paymentReceived(receipt) })
      }
    },

    async sendBoughtTwice(tx: Tx, row: Row, lines: readonly TwiceBought[]): Promise<void> {
      const [first] = lines
      const { email, student_name, isOwn } = await about(tx, row)
      if (!email || !first) return
      const { currency } = first
      const amount = lines.reduce((sum, one) => sum + one.amount, 0)
      await mailer.send(tx, {
        to: email,
        ...boughtTwice({ student_name, isOwn, lines, amount, currency, isSandbox }),
      })
    },
  }
}
export type Receipts = ReturnType<typeof createReceipts>
