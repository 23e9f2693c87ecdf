import { sql } from 'drizzle-orm'
import type { Caller } from '../../kernel/people/reach.ts'
import { defineReach } from '../../kernel/people/reach-table.ts'
import { activationCode } from './schema.ts'

/** Codes in a school's list are that school's; an admin has all. */
export const reachCode = defineReach('activation-code', (user: Caller) => {
  if (user.roles.includes('admin')) return sql`true`
  if (!user.roles.includes('teacher') || user.school_id === null) return sql`false`
  return sql`${activationCode.school_id} = ${user.school_id}`
})
