import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../db/columns.ts'

/** What is done once in the life of a database. */
export const once = pgTable('once', { name: text('name').primaryKey(), done_at: createdAt() })
