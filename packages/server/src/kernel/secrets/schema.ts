import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../db/columns.ts'

/** What all processes on this database must have alike: what signs addresses of files, payments, the operator's calls. */
export const deploymentSecret = pgTable('deployment_secret', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  created_at: createdAt(),
})
