import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { newId } from '../../kernel/db/columns.ts'
import type { Database, Tx } from '../../kernel/db/database.ts'
import type { Jobs } from '../../kernel/jobs/jobs.ts'
import type { Mailer } from '../../kernel/mail/mail.ts'
import type { PaymentFact, Payments } from '../../kernel/payments/payments.ts'
import { monthsAfter } from '../../kernel/payments/period.ts'
import { parentChild } from '../../kernel/people/schema.ts'
import { freeMonthAdded } from './mails.ts'
import type { Receipts } from './receipts.ts'
import { freeMonth, subscription } from './schema.ts'

/** Who came with whose code, told once: of all payments that could have earned it, the first. */
export type EarnReferral = (
  tx: Tx,
  people: readonly string[],
) => Promise<{ owner_id: string; redeemer_id: string; redeemed_at: Date } | null>

interface FreeMonthsDeps {
  database: Pick<Database, 'db' | 'withTx'>
  payments: Pick<Payments, 'provider' | 'extendPeriod'>
  jobs: Pick<Jobs, 'handle' | 'send'>
  mailer: Mailer
  receipts: Pick<Receipts, 'about'>
  earnReferral: EarnReferral
  /** 0 gives none. */
  months: number
  manageUrl(student_id: string): string
  record(facts: readonly PaymentFact[]): Promise<void>
}

/** Another free month of the same subscription is on its way: this one begins where that one ends. */
class NotYet extends Error {}

/** Free months for a friend who came and for who sent them: decisions, "Commerce". */
export function createFreeMonths(deps: FreeMonthsDeps) {
  const { database, payments, jobs, mailer, receipts, earnReferral, months, manageUrl, record } = deps

  /** Chooses the subscription, once, and writes down how long it then runs. */
  const claim = (id: string) =>
    database.withTx(async (tx) => {
      const [row] = await tx.select().from(freeMonth).where(eq(freeMonth.id, id)).for('no key update')
      if (!row || row.applied_at !== null) return null
      const children = sql`select ${parentChild.child_id} from ${parentChild} where ${parentChild.parent_id} = ${row.person_id}`
      const [best] = await tx
        .select()
        .from(subscription)
        .where(
          and(
            eq(subscription.provider, payments.provider),
            eq(subscription.status, 'active'),
            isNull(subscription.given_back_at),
            or(
              eq(subscription.payer_id, row.person_id),
              eq(subscription.student_id, row.person_id),
              sql`${subscription.student_id} in (${children})`,
            ),
          ),
        )
        // The one it was claimed for, then one that goes on, then what the person pays.
        .orderBy(
          sql`${subscription.id} = ${row.subscription_id} desc nulls last`,
          asc(subscription.cancel_at_period_end),
          sql`${subscription.payer_id} = ${row.person_id} desc`,
          asc(subscription.id),
        )
        .limit(1)
        .for('no key update')
      if (!best) return null
      const isClaimed = row.subscription_id === best.id && row.until !== null
      const until = isClaimed && row.until ? row.until : monthsAfter(best.period_end, row.months)
      if (!isClaimed) {
        const before = await tx.$count(
          freeMonth,
          and(
            eq(freeMonth.subscription_id, best.id),
            ne(freeMonth.id, id),
            isNotNull(freeMonth.until),
            isNull(freeMonth.applied_at),
          ),
        )
        if (before > 0) throw new NotYet('Another free month of this subscription is being added')
        await tx.update(freeMonth).set({ subscription_id: best.id, until }).where(eq(freeMonth.id, id))
      }
      return { row, ref: best.ref, until }
    })

  async function apply(id: string): Promise<void> {
    const claimed = await claim(id)
    if (!claimed) return
    const { row, ref, until } = claimed
    const fact = await payments.extendPeriod(ref, Math.floor(until.getTime() / 1000))
    await record([fact])
    // It ended in the very moment: the month waits for the next one.
    if (fact.kind === 'subscription' && fact.state.status === 'ended') return
    await database.withTx(async (tx) => {
      const [done] = await tx
        .update(freeMonth)
        .set({ applied_at: sql`now()` })
        .where(and(eq(freeMonth.id, id), isNull(freeMonth.applied_at)))
        .returning()
      const [of] = await tx.select().from(subscription).where(eq(subscription.ref, ref))
      if (!done || !of) return
      const { email, time_zone, student_name, isOwn } = await receipts.about(tx, {
        payer_id: row.person_id,
        student_id: of.student_id,
      })
      if (!email) return
      const isFriend = row.person_id === row.redeemer_id
      const about = { months: row.months, until, time_zone, isFriend, student_name, isOwn }
      await mailer.send(tx, { to: email, ...freeMonthAdded({ ...about, manage_url: manageUrl(of.student_id) }) })
    })
  }
  jobs.handle<{ id: string }>('free-month', { work: ({ data }) => apply(data.id), retries: 12, every: 0.5 })

  return {
    /** A payment came: who came with a friend's code, and the friend, have earned their months. */
    async earn(tx: Tx, people: readonly string[]): Promise<void> {
      if (months === 0) return
      const earned = await earnReferral(tx, people)
      if (!earned) return
      const { owner_id, redeemer_id, redeemed_at } = earned
      // Who paid before the code was used didn't come because of it.
      const before = await tx.$count(
        subscription,
        and(
          or(eq(subscription.payer_id, redeemer_id), eq(subscription.student_id, redeemer_id)),
          lt(subscription.created_at, redeemed_at),
        ),
      )
      if (before > 0) return
      const rows = [owner_id, redeemer_id].map((person_id) => ({ id: newId(), person_id, redeemer_id, months }))
      const added = await tx.insert(freeMonth).values(rows).onConflictDoNothing().returning({ id: freeMonth.id })
      for (const { id } of added) await jobs.send(tx, 'free-month', { id })
    },

    /** A subscription runs: months that waited for one can be added. */
    async wake(tx: Tx, { payer_id, student_id }: { payer_id: string; student_id: string }): Promise<void> {
      const waiting = await tx
        .select({ id: freeMonth.id })
        .from(freeMonth)
        .where(
          and(
            isNull(freeMonth.applied_at),
            or(
              inArray(freeMonth.person_id, [payer_id, student_id]),
              sql`${freeMonth.person_id} in (select ${parentChild.parent_id} from ${parentChild}
                where ${parentChild.child_id} = ${student_id})`,
            ),
          ),
        )
      for (const { id } of waiting) await jobs.send(tx, 'free-month', { id })
    },
  }
}
export type FreeMonths = ReturnType<typeof createFreeMonths>
