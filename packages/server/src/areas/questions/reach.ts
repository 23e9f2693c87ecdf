import { type SQL, sql } from 'drizzle-orm'
import { defineReach } from '../../kernel/people/reach-table.ts'
import { passage, question, questionVersion } from './schema.ts'

/** A question is within reach as part of a quiz that is; `within` selects the ids of those questions. */
export const questionReach = defineReach('question', (within: SQL) => sql`${question.id} in (${within})`)

/** A passage is within reach beside such a question. */
export const passageReach = defineReach(
  'passage',
  (within: SQL) => sql`${passage.id} in (
    select ${questionVersion.passage_id} from ${questionVersion} where ${questionVersion.question_id} in (${within}))`,
)
