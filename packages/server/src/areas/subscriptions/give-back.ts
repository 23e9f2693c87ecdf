import { and, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../kernel/db/database.ts'
import type { Jobs } from '../../kernel/jobs/jobs.ts'
import type { PaymentFact, Payments } from '../../kernel/payments/payments.ts'
import { lockBuying } from './checkout-store.ts'
import type { Receipts, TwiceBought } from './receipts.ts'
import { price, product, subscription, subscriptionPrice } from './schema.ts'
import { givesCourses } from './standing.ts'

type Row = Pick<typeof subscription.$inferSelect, 'id' | 'student_id' | 'status'>

/**
 * What a subscription holds that an older one of the same student holds too. The older one stays: whichever of two is
 * told of last, the same one gives way.
 */
export async function findTwiceBought(tx: Tx, row: Row): Promise<{ lines: TwiceBought[]; isAll: boolean }> {
  if (!givesCourses(row.status)) return { lines: [], isAll: false }
  const linesOf = (ids: string[]) =>
    tx
      .select({
        price_id: price.id,
        name: product.name,
        amount: price.amount,
        currency: price.currency,
        course_id: product.course_id,
      })
      .from(subscriptionPrice)
      .innerJoin(price, eq(price.id, subscriptionPrice.price_id))
      .innerJoin(product, eq(product.id, price.product_id))
      .where(inArray(subscriptionPrice.subscription_id, ids))
  const older = await tx
    .select({ id: subscription.id })
    .from(subscription)
    .where(
      and(
        eq(subscription.student_id, row.student_id),
        ne(subscription.id, row.id),
        lt(subscription.id, row.id),
        inArray(subscription.status, ['active', 'past_due']),
        isNull(subscription.given_back_at),
      ),
    )
  if (older.length === 0) return { lines: [], isAll: false }
  const held = new Set((await linesOf(older.map(({ id }) => id))).map(({ course_id }) => course_id))
  const own = await linesOf([row.id])
  const lines = own.filter(({ course_id }) => held.has(course_id))
  return { lines, isAll: lines.length > 0 && lines.length === own.length }
}

interface GiveBackDeps {
  database: Pick<Database, 'withTx'>
  payments: Pick<Payments, 'provider' | 'giveBack' | 'giveBackPart'>
  receipts: Pick<Receipts, 'sendBoughtTwice'>
  jobs: Pick<Jobs, 'handle' | 'send'>
  record(facts: readonly PaymentFact[]): Promise<void>
}

/** Ends what was bought twice, and pays it back. Work in the background: the provider is asked until it has answered. */
export function createGiveBack({ database, payments, receipts, jobs, record }: GiveBackDeps) {
  async function giveBack(ref: string): Promise<void> {
    const found = await database.withTx(async (tx) => {
      const [row] = await tx
        .select()
        .from(subscription)
        .where(and(eq(subscription.provider, payments.provider), eq(subscription.ref, ref)))
      if (!row || row.status === 'ended') return null
      await lockBuying(tx, [row.student_id])
      return { row, ...(await findTwiceBought(tx, row)) }
    })
    if (!found) return
    const price_ids = found.lines.map(({ price_id }) => price_id)
    const amount = found.lines.reduce((sum, one) => sum + one.amount, 0)
    if (found.row.given_back_at !== null || found.isAll) await record([await payments.giveBack(ref)])
    else if (price_ids.length > 0) {
      const fact = await payments.giveBackPart(ref, price_ids, amount)
      await tell(found.row, found.lines)
      await record([fact])
    }
  }

  /** The lines go with the mail: of two tries that meet, one finds them and writes. */
  const tell = (row: typeof subscription.$inferSelect, lines: readonly TwiceBought[]) =>
    database.withTx(async (tx) => {
      await lockBuying(tx, [row.student_id])
      const gone = await tx
        .delete(subscriptionPrice)
        .where(
          and(
            eq(subscriptionPrice.subscription_id, row.id),
            inArray(
              subscriptionPrice.price_id,
              lines.map(({ price_id }) => price_id),
            ),
          ),
        )
        .returning({ price_id: subscriptionPrice.price_id })
      if (gone.length > 0) await receipts.sendBoughtTwice(tx, row, lines)
    })
  jobs.handle<{ ref: string }>('subscription-give-back', {
    work: ({ data }) => giveBack(data.ref),
    retries: 12,
    every: 0.5,
  })

  return {
    /** In the transaction that found it. A subscription of which nothing is left is marked, and counts no longer. */
    async begin(
      tx: Tx,
      row: typeof subscription.$inferSelect,
      lines: readonly TwiceBought[],
      isAll: boolean,
    ): Promise<void> {
      if (isAll) {
        await tx.update(subscription).set({ given_back_at: sql`now()` }).where(eq(subscription.id, row.id))
        await receipts.sendBoughtTwice(tx, row, lines)
      }
      await jobs.send(tx, 'subscription-give-back', { ref: row.ref })
    },
  }
}
export type GiveBack = ReturnType<typeof createGiveBack>
