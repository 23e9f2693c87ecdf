import { type SQL, sql } from 'drizzle-orm'
import { type Caller, linkedChildren } from '../../kernel/people/reach.ts'
import { defineReach } from '../../kernel/people/reach-table.ts'
import { subscription } from './schema.ts'

/** A student's own, a parent's linked children's, and whatever the caller pays for. Queries join `subscription`. */
export const subscriptionReach = defineReach('subscription', (user: Caller): SQL => {
  const children = user.roles.includes('parent')
    ? sql`${subscription.student_id} in (${linkedChildren(user)})`
    : sql`false`
  return sql`${subscription.payer_id} = ${user.person_id} or ${subscription.student_id} = ${user.person_id} or ${children}`
})

/**
 * Not in the spec: our choice. Who pays decides, or else a child could spend a parent's money; what a child pays, its
 * parents decide too.
 */
export const mayChange = (user: Caller): SQL<boolean> => sql<boolean>`(${subscription.payer_id} = ${user.person_id}
  or (${subscription.payer_id} = ${subscription.student_id} and ${subscription.student_id} in (${linkedChildren(user)})))`
