import { sql } from 'drizzle-orm'
import { defineReach } from '../../kernel/people/reach-table.ts'

/** Sites and their keys belong to the deployment: an admin reaches all of them, nobody else any. */
export const reachSite = defineReach('site', (user: { roles: readonly string[] }) =>
  user.roles.includes('admin') ? sql`true` : sql`false`,
)
