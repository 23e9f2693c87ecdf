import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { newId } from '../../kernel/db/columns.ts'
import type { Database, Tx } from '../../kernel/db/database.ts'
import { isUuid } from '../../kernel/db/is-uuid.ts'
import type { Jobs } from '../../kernel/jobs/jobs.ts'
import type { PaymentFact, Payments } from '../../kernel/payments/payments.ts'
import { grantCourses, liftFreeTier, restoreFreeTier, revokeCourses } from '../../kernel/people/grants.ts'
import { courseGrant } from '../../kernel/people/schema.ts'
import { closeCheckouts, lockBuying } from './checkout-store.ts'
import type { FreeMonths } from './free-months.ts'
import { findTwiceBought, type GiveBack } from './give-back.ts'
import { newlyPaid, type Receipts } from './receipts.ts'
import { checkout, paymentFact, price, product, subscription, subscriptionPrice } from './schema.ts'
import { givesCourses, type Standing, standingOf } from './standing.ts'

type Row = typeof subscription.$inferSelect

/** Rolls back what was begun, so that the provider can be asked outside of any transaction. */
class Doubt extends Error {}

/** Settling one doubt can, if the provider works at that very second, raise another. */
const tries = 3

/** What follows from a payment for people; it can ask the ledger in its turn, so it is connected afterwards. */
export interface LedgerFollowers {
  giveBack: GiveBack
  receipts: Receipts
  freeMonths: FreeMonths
}

/** Takes in facts and makes what follows from them true: the subscription's row, the student's courses, the tier. */
export function createLedger(
  { withTx }: Pick<Database, 'withTx'>,
  { provider, findSubscription }: Pick<Payments, 'provider' | 'findSubscription'>,
  jobs: Pick<Jobs, 'send'>,
) {
  let followers: LedgerFollowers | null = null

  async function record(facts: readonly PaymentFact[]): Promise<void> {
    const ref = facts[0]?.ref
    if (ref === undefined) return
    const known = [...facts]
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await withTx((tx) => take(tx, ref, known, attempt < tries))
      } catch (error) {
        if (!(error instanceof Doubt)) throw error
        const present = await findSubscription(ref)
        if (present) known.push(present)
        else attempt = tries
      }
    }
  }

  async function take(tx: Tx, ref: string, facts: readonly PaymentFact[], mayDoubt: boolean): Promise<void> {
    // One at a time for each subscription: of two that read at once, each would miss the other's fact.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`subscription ${provider} ${ref}`}, 0))`)
    const added = await tx
      .insert(paymentFact)
      .values(facts.map((fact) => ({ provider, fact_id: fact.fact_id, ref, fact })))
      .onConflictDoNothing()
      .returning({ fact_id: paymentFact.fact_id })
    if (added.length === 0) return
    const rows = await tx
      .select({ fact: paymentFact.fact })
      .from(paymentFact)
      .where(and(eq(paymentFact.provider, provider), eq(paymentFact.ref, ref)))
    const standing = standingOf(rows.map(({ fact }) => fact))
    if (standing.isDoubtful && mayDoubt) throw new Doubt('Two states of one second contradict each other')
    const applied = await apply(tx, ref, standing)
    if (!applied || !followers) return
    const { row, isNew } = applied
    const { giveBack, receipts, freeMonths } = followers
    if (row.given_back_at !== null) return
    const { lines, isAll } = await findTwiceBought(tx, row)
    if (lines.length > 0) await giveBack.begin(tx, row, lines, isAll)
    if (isAll) return
    const invoices = newlyPaid(
      rows.map(({ fact }) => fact),
      new Set(added.map(({ fact_id }) => fact_id)),
      isNew,
    )
    await receipts.send(tx, row, invoices)
    if (invoices.some(({ amount }) => amount !== 0)) await freeMonths.earn(tx, [row.payer_id, row.student_id])
    if (givesCourses(row.status)) await freeMonths.wake(tx, row)
  }

  /** The subscription as it then is, and whether it was not known before; null when it is none of ours. */
  async function apply(tx: Tx, ref: string, standing: Standing): Promise<{ row: Row; isNew: boolean } | null> {
    if (standing.checkout_id === null) return null
    const [begun] = await tx.select().from(checkout).where(eq(checkout.id, standing.checkout_id))
    if (!begun) return null
    // Of two subscriptions that begin at once, each would miss the other.
    await lockBuying(tx, [begun.student_id])
    const [before] = await tx
      .select({ id: subscription.id })
      .from(subscription)
      .where(and(eq(subscription.provider, provider), eq(subscription.ref, ref)))

    const now = {
      status: standing.status,
      cancel_at_period_end: standing.cancel_at_period_end,
      period_start: timeOf(standing.period_start) ?? begun.created_at,
      period_end: timeOf(standing.period_end) ?? begun.created_at,
    }
    const [row] = await tx
      .insert(subscription)
      .values({
        ...{ id: newId(), provider, ref, ...now },
        payer_id: begun.payer_id,
        student_id: begun.student_id,
        mode: begun.mode,
      })
      .onConflictDoUpdate({ target: [subscription.provider, subscription.ref], set: now })
      .returning()
    if (!row) throw new Error('A subscription was neither added nor changed')

    await tx
      .update(checkout)
      .set({ completed_at: sql`now()` })
      .where(and(eq(checkout.id, begun.id), isNull(checkout.completed_at)))
    const course_ids = await setPrices(tx, row.id, standing.price_ids ?? begun.price_ids)
    const open = givesCourses(standing.status) ? course_ids : []
    await setCourses(tx, row, open)
    // What runs can't be paid a second time on a page that is still open somewhere.
    for (const session_ref of await closeCheckouts(tx, row.student_id, open)) {
      await jobs.send(tx, 'checkout-close', { session_ref })
    }
    return { row, isNew: before === undefined }
  }

  /** Gives the courses that the prices are for. */
  async function setPrices(tx: Tx, subscription_id: string, price_ids: readonly string[]): Promise<string[]> {
    const known = await tx
      .select({ id: price.id, course_id: product.course_id })
      .from(price)
      .innerJoin(product, eq(product.id, price.product_id))
      .where(inArray(price.id, price_ids.filter(isUuid)))
    await tx.delete(subscriptionPrice).where(eq(subscriptionPrice.subscription_id, subscription_id))
    if (known.length > 0) {
      await tx.insert(subscriptionPrice).values(known.map(({ id }) => ({ subscription_id, price_id: id })))
    }
    return [...new Set(known.map(({ course_id }) => course_id))]
  }

  async function setCourses(tx: Tx, { id, student_id }: { id: string; student_id: string }, course_ids: string[]) {
    const source = `subscription:${id}` as const
    const granted = await tx
      .select({ course_id: courseGrant.course_id })
      .from(courseGrant)
      .where(and(eq(courseGrant.person_id, student_id), eq(courseGrant.source, source)))
    const over = granted.map(({ course_id }) => course_id).filter((course_id) => !course_ids.includes(course_id))
    await revokeCourses(tx, student_id, over, source)
    await grantCourses(tx, student_id, course_ids, source)
    if (course_ids.length > 0) await liftFreeTier(tx, student_id, source)
    else await restoreFreeTier(tx, student_id, source)
  }

  return {
    record,
    connect(all: LedgerFollowers) {
      followers = all
    },
  }
}
export type Ledger = ReturnType<typeof createLedger>

const timeOf = (seconds: number | null): Date | null => (seconds === null ? null : new Date(seconds * 1000))
