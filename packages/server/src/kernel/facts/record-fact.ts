import { inArray } from 'drizzle-orm'
import { newId } from '../db/columns.ts'
import type { Tx } from '../db/database.ts'
import { person } from '../people/schema.ts'
import { localDay } from './local-day.ts'
import { fact } from './schema.ts'

/** What happened. Give an `id` where the same thing could be told twice: the second telling changes nothing. */
export type NewFact = Omit<typeof fact.$inferInsert, 'local_day'> & {
  /** When the person did it, where the fact itself came later: a mark given after midnight is of the day before. */
  done_at?: Date | null
}

/** Writes facts in the transaction of what they tell of; the day is that of the person's own time zone. */
export async function recordFacts(tx: Tx, facts: readonly NewFact[]): Promise<void> {
  if (facts.length === 0) return
  const people = await tx
    .select({ id: person.id, time_zone: person.time_zone })
    .from(person)
    .where(inArray(person.id, [...new Set(facts.map(({ person_id }) => person_id))]))
  const zones = new Map(people.map(({ id, time_zone }) => [id, time_zone]))
  await tx
    .insert(fact)
    .values(
      facts.map(({ done_at, ...one }) => ({
        ...one,
        id: one.id ?? newId(),
        local_day: localDay(done_at ?? one.at, zones.get(one.person_id)),
      })),
    )
    .onConflictDoNothing({ target: fact.id })
}

export const recordFact = (tx: Tx, one: NewFact): Promise<void> => recordFacts(tx, [one])
