import { sql } from 'drizzle-orm'
import { defineReach } from '../../kernel/people/reach-table.ts'

/** Knowledge documents belong to the deployment: an admin reaches all of them, nobody else any. */
export const reachDocument = defineReach('document', (user: { roles: readonly string[] }) =>
  user.roles.includes('admin') ? sql`true` : sql`false`,
)
