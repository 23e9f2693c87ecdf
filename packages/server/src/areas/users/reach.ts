import { sql } from 'drizzle-orm'
import { type Caller, linkedChildren } from '../../kernel/people/reach.ts'
import { defineReach } from '../../kernel/people/reach-table.ts'
import { person } from '../../kernel/people/schema.ts'
import { referral } from './schema.ts'

/** A code's redeemers are its owner's to see. */
export const reachReferral = defineReach(
  'referral',
  (user: Pick<Caller, 'person_id'>) => sql`${referral.owner_id} = ${user.person_id}`,
)

/**
 * Whom somebody may find by an address: a parent the own children, a teacher the own school, an admin everybody
 * (decisions, "Who may call what").
 */
export const reachDirectory = defineReach('account:directory', (user: Caller) => {
  if (user.roles.includes('admin')) return sql`true`
  if (user.roles.includes('parent')) return sql`${person.id} in (${linkedChildren(user)})`
  if (user.roles.includes('teacher') && user.school_id !== null) return sql`${person.school_id} = ${user.school_id}`
  return sql`false`
})
