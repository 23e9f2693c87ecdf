import { type SQL, sql } from 'drizzle-orm'
import type { PersonPrincipal } from '../../kernel/auth/principal.ts'
import { session } from '../../kernel/auth/schema.ts'
import { defineReach } from '../../kernel/people/reach-table.ts'

/** A person's own sessions; an admin's too are their own alone. */
export const sessionsWithin = defineReach(
  'session',
  ({ person_id }: Pick<PersonPrincipal, 'person_id'>): SQL => sql`${session.person_id} = ${person_id}`,
)
