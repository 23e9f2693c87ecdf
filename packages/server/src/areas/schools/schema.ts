import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '../../kernel/db/columns.ts'
import { person, school } from '../../kernel/people/schema.ts'

/** Who was switched off with a school, and so is switched on with it; who was off before stays off. */
export const schoolPause = pgTable(
  'school_pause',
  {
    person_id: uuid('person_id')
      .primaryKey()
      .references(() => person.id),
    school_id: uuid('school_id')
      .notNull()
      .references(() => school.id),
    created_at: createdAt(),
  },
  (table) => [index('school_pause_school').on(table.school_id)],
)
