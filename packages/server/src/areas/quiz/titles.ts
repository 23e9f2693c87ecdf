import { inArray } from 'drizzle-orm'
import type { Database } from '../../kernel/db/database.ts'
import { quiz } from './schema.ts'

/** Titles by quiz id, for a report whose rows the caller was allowed to read; an unknown id is left out. */
export const findQuizTitles =
  ({ db }: Pick<Database, 'db'>) =>
  async (quiz_ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    if (quiz_ids.length === 0) return new Map()
    const rows = await db
      .select({ id: quiz.id, title: quiz.title })
      .from(quiz)
      .where(inArray(quiz.id, [...quiz_ids]))
    return new Map(rows.map(({ id, title }) => [id, title]))
  }
