import type { CheckoutMode, SubscriptionProduct } from '@coachkit/contract'
import { type AnyColumn, and, asc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../kernel/db/database.ts'
import { isUuid } from '../../kernel/db/is-uuid.ts'
import { isOpenCourse } from '../../kernel/people/courses.ts'
import { academicLevel, course, person, school, subject } from '../../kernel/people/schema.ts'
import type { FindCourseContents } from '../../kernel/ports.ts'
import { price, product, subscription, subscriptionPrice } from './schema.ts'

/** A price with what it is for. */
export interface PricedProduct {
  price_id: string
  product_id: string
  course_id: string
  name: string
  amount: number
  currency: string
  mode: CheckoutMode
}

const monthly = alias(price, 'monthly')
const annual = alias(price, 'annual')
const onSale = (one: Record<'product_id' | 'mode' | 'active', AnyColumn>, mode: CheckoutMode): SQL =>
  sql`${one.product_id} = ${product.id} and ${one.mode} = ${mode} and ${one.active}`

/** The courses that a student's running subscriptions hold, whoever pays. */
const subscribedCourses = (student_id: string): SQL => sql`select ${product.course_id} from ${subscription}
  join ${subscriptionPrice} on ${subscriptionPrice.subscription_id} = ${subscription.id}
  join ${price} on ${price.id} = ${subscriptionPrice.price_id} join ${product} on ${product.id} = ${price.product_id}
  where ${subscription.student_id} = ${student_id} and ${notInArray(subscription.status, ['ended', 'incomplete'])}`

/** What is on sale. */
export function createCatalogue({ db }: Pick<Database, 'db'>, findContents: FindCourseContents) {
  /** Courses for everyone, and for those of a school its own. */
  const isOffered = (school_id: string | SQL | null): SQL | undefined =>
    and(product.active, course.is_active, isOpenCourse(school_id))
  const schoolOf = (student_id: string): SQL => sql`(select ${person.school_id} from ${person}
    where ${person.id} = ${student_id})`

  return {
    /** For a student; or, when there is none, for somebody of this school. */
    async findProducts(student_id: string | null, school_id: string | null): Promise<SubscriptionProduct[]> {
      const already_subscribed = student_id
        ? sql<boolean>`${course.id} in (${subscribedCourses(student_id)})`
        : sql<boolean>`false`
      const rows = await db
        .select({
          product_id: product.id,
          name: product.name,
          price_id: monthly.id,
          amount: monthly.amount,
          annual_price_id: annual.id,
          annual_amount: annual.amount,
          currency: monthly.currency,
          of: { id: course.id, title: course.title, description: course.description, is_active: course.is_active },
          school: { id: school.id, name: school.name },
          subject: { id: subject.id, name: subject.name },
          academic_level: { id: academicLevel.id, name: academicLevel.name },
          already_subscribed,
        })
        .from(product)
        .innerJoin(monthly, onSale(monthly, 'subscription'))
        .leftJoin(annual, and(onSale(annual, 'annual'), eq(annual.currency, monthly.currency)))
        .innerJoin(course, eq(course.id, product.course_id))
        .innerJoin(subject, eq(subject.id, course.subject_id))
        .leftJoin(school, eq(school.id, course.school_id))
        .leftJoin(academicLevel, eq(academicLevel.id, course.academic_level_id))
        .where(isOffered(student_id ? schoolOf(student_id) : school_id))
        .orderBy(asc(product.name), asc(product.id))
      const contents = await findContents(rows.map(({ of }) => of.id))
      return rows.map(({ of, school, subject, academic_level, ...rest }) => {
        const inside = contents.get(of.id)
        return {
          ...rest,
          course: {
            ...{ ...of, school, subject, subject_id: subject.id, subject_name: subject.name, academic_level },
            ...(inside && { contents: inside }),
          },
        }
      })
    },

    /** Those of the prices that this student could be sold. */
    async findPrices(price_ids: readonly string[], student_id: string): Promise<PricedProduct[]> {
      const ids = price_ids.filter(isUuid)
      if (ids.length === 0) return []
      return db
        .select(priced)
        .from(price)
        .innerJoin(product, eq(product.id, price.product_id))
        .innerJoin(course, eq(course.id, product.course_id))
        .where(and(inArray(price.id, ids), price.active, isOffered(schoolOf(student_id))))
        .orderBy(asc(product.name), asc(product.id))
    },

    /** A product's price on sale, in the mode and currency that a subscription has. */
    async findPriceOf(
      product_id: string,
      mode: CheckoutMode,
      currency: string,
      student_id: string,
    ): Promise<PricedProduct | null> {
      if (!isUuid(product_id)) return null
      const [found] = await db
        .select(priced)
        .from(price)
        .innerJoin(product, eq(product.id, price.product_id))
        .innerJoin(course, eq(course.id, product.course_id))
        .where(
          and(
            eq(product.id, product_id),
            eq(price.mode, mode),
            eq(price.currency, currency),
            price.active,
            isOffered(schoolOf(student_id)),
          ),
        )
      return found ?? null
    },

    /** Those of the courses that the student has a running subscription to. */
    async findSubscribed(student_id: string, course_ids: readonly string[]): Promise<string[]> {
      const rows = await db
        .select({ id: course.id })
        .from(course)
        .where(and(inArray(course.id, [...course_ids]), sql`${course.id} in (${subscribedCourses(student_id)})`))
      return rows.map(({ id }) => id)
    },
  }
}

const priced = {
  price_id: price.id,
  product_id: product.id,
  course_id: product.course_id,
  name: product.name,
  amount: price.amount,
  currency: price.currency,
  mode: price.mode,
}
export type Catalogue = ReturnType<typeof createCatalogue>
