import { timestamp, uuid } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'

/** UUIDv7, made in Node, so that rows sort by age and no database needs an extension for it. */
export const newId = (): string => v7()
export const id = () => uuid('id').primaryKey().$defaultFn(newId)
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const createdAt = () => instant('created_at').notNull().defaultNow()
