import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { newId } from '../../kernel/db/columns.ts'
import type { Database, Tx } from '../../kernel/db/database.ts'
import { isUuid } from '../../kernel/db/is-uuid.ts'
import type { PaymentFact, Payments } from '../../kernel/payments/payments.ts'
import { grantCourses, liftFreeTier, restoreFreeTier, revokeCourses } from '../../kernel/people/grants.ts'
import { courseGrant } from '../../kernel/people/schema.ts'
import { checkout, paymentFact, price, product, subscription, subscriptionPrice } from './schema.ts'
import { givesCourses, type Standing, standingOf } from './standing.ts'

/** Rolls back what was begun, so that the provider can be asked outside of any transaction. */
class Doubt extends Error {}

/** Settling one doubt can, if the provider works at that very second, raise another. */
const tries = 3

/** Takes in facts and makes what follows from them true: the subscription's row, the student's courses, the tier. */
export function createLedger(
  { withTx }: Pick<Database, 'withTx'>,
  { provider, findSubscription }: Pick<Payments, 'provider' | 'findSubscription'>,
) {
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
    await apply(tx, ref, standing)
  }

  async function apply(tx: Tx, ref: string, standing: Standing): Promise<void> {
    if (standing.checkout_id === null) return
    const [begun] = await tx.select().from(checkout).where(eq(checkout.id, standing.checkout_id))
    if (!begun) return

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
      .returning({ id: subscription.id, student_id: subscription.student_id })
    if (!row) throw new Error('A subscription was neither added nor changed')

    await tx
      .update(checkout)
      .set({ completed_at: sql`now()` })
      .where(and(eq(checkout.id, begun.id), isNull(checkout.completed_at)))
    const course_ids = await setPrices(tx, row.id, standing.price_ids ?? begun.price_ids)
    await setCourses(tx, row, givesCourses(standing.status) ? course_ids : [])
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

  return { record }
}
export type Ledger = ReturnType<typeof createLedger>

const timeOf = (seconds: number | null): Date | null => (seconds === null ? null : new Date(seconds * 1000))
