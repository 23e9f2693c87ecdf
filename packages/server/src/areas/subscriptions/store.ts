import type { CheckoutMode, Subscription } from '@coachkit/contract'
import { and, asc, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm'
import type { PersonPrincipal } from '../../kernel/auth/principal.ts'
import type { Database } from '../../kernel/db/database.ts'
import { isUuid } from '../../kernel/db/is-uuid.ts'
import { reach } from '../../kernel/people/reach.ts'
import { person, school } from '../../kernel/people/schema.ts'
import { mayChange, subscriptionReach } from './reach.ts'
import { price, product, subscription, subscriptionPrice } from './schema.ts'

/** A subscription that somebody is about to change. */
export interface Held {
  view: Subscription
  ref: string
  mode: CheckoutMode
}

export function createSubscriptionStore({ db }: Pick<Database, 'db'>) {
  async function read(user: PersonPrincipal, where: SQL | undefined): Promise<Held[]> {
    const rows = await db
      .select({ row: subscription, may_change: mayChange(user) })
      .from(subscription)
      .where(and(where, subscriptionReach(user)))
      .orderBy(asc(subscription.created_at), asc(subscription.id))
    if (rows.length === 0) return []
    const lines = await db
      .select({
        subscription_id: subscriptionPrice.subscription_id,
        currency: price.currency,
        line: {
          product_id: product.id,
          name: product.name,
          price_id: price.id,
          amount: price.amount,
          course_id: product.course_id,
        },
      })
      .from(subscriptionPrice)
      .innerJoin(price, eq(price.id, subscriptionPrice.price_id))
      .innerJoin(product, eq(product.id, price.product_id))
      .where(
        inArray(
          subscriptionPrice.subscription_id,
          rows.map(({ row }) => row.id),
        ),
      )
      .orderBy(asc(product.name), asc(product.id))

    return rows.map(({ row, may_change }) => {
      const own = lines.filter(({ subscription_id }) => subscription_id === row.id)
      const products = own.map(({ line }) => line)
      return {
        ref: row.ref,
        mode: row.mode,
        view: {
          subscription_id: row.id,
          student_id: row.student_id,
          course_ids: [...new Set(products.map(({ course_id }) => course_id))],
          cancel_at_period_end: row.cancel_at_period_end,
          status: row.status,
          checkout_mode: row.mode,
          products,
          amount: products.reduce((sum, { amount }) => sum + amount, 0),
          // A subscription has one price at least; where the provider's is none of ours, ISO 4217's code for no currency.
          currency: own[0]?.currency ?? 'XXX',
          current_period_start: row.period_start.toISOString(),
          current_period_end: row.period_end.toISOString(),
          may_change,
        },
      }
    })
  }

  return {
    /** The student, when the caller may see what is bought for them, or null. */
    async findStudent(user: PersonPrincipal, student_id: string): Promise<{ id: string; name: string } | null> {
      if (!isUuid(student_id)) return null
      const [found] = await db
        .select({ id: person.id, name: person.first_name })
        .from(person)
        .where(and(eq(person.id, student_id), reach.billing(user)))
      return found ?? null
    },

    async findSubscriptions(user: PersonPrincipal, student_id: string | null, withEnded: boolean) {
      const found = await read(
        user,
        and(
          student_id === null ? undefined : eq(subscription.student_id, student_id),
          // One that was bought twice is on its way to its end.
          withEnded ? undefined : and(ne(subscription.status, 'ended'), isNull(subscription.given_back_at)),
        ),
      )
      return found.map(({ view }) => view)
    },

    async findOne(user: PersonPrincipal, id: string): Promise<Held | null> {
      if (!isUuid(id)) return null
      const [found] = await read(user, eq(subscription.id, id))
      return found ?? null
    },

    async findEmail(person_id: string): Promise<string | null> {
      const [found] = await db.select({ email: person.email }).from(person).where(eq(person.id, person_id))
      return found?.email ?? null
    },

    /** Whether this is a running school's own domain. */
    async isSchoolDomain(host: string): Promise<boolean> {
      const [found] = await db
        .select({ id: school.id })
        .from(school)
        .where(and(eq(school.domain_name, host), school.active))
      return found !== undefined
    },
  }
}
export type SubscriptionStore = ReturnType<typeof createSubscriptionStore>
