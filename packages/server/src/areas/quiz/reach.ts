import { createHash } from 'node:crypto'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { PersonPrincipal } from '../../kernel/auth/principal.ts'
import { type Caller, reach } from '../../kernel/people/reach.ts'
import { defineReach } from '../../kernel/people/reach-table.ts'
import type { Learner } from '../../kernel/ports.ts'
import type { StreamOwner } from '../../kernel/streams/streams.ts'
import { attempt, evaluation, quiz, quizQuestion } from './schema.ts'

/** The name under which a learner's attempts and streams are kept: one path for pupils and visitors. */
export const learnerName = (learner: Learner): Exclude<StreamOwner, `visitor:${string}`> =>
  'person_id' in learner ? `person:${learner.person_id}` : `session:${learner.session_hash}`

/** The person behind a learner's name; a visitor has none. */
export const personOf = (learner: string): string | null =>
  learner.startsWith('person:') ? learner.slice('person:'.length) : null

export const visitorOf = (session_id: string): Learner => ({
  session_hash: createHash('sha256').update(session_id).digest('hex'),
})

export const pupilOf = (user: Pick<PersonPrincipal, 'person_id'>): Learner => ({ person_id: user.person_id })

/** A published quiz is within everybody's reach, any other only through a course. */
export const quizReach = defineReach('quiz', (caller: Caller | null) =>
  caller ? sql`${quiz.published} or ${reach.course(caller, quiz.course_id)}` : sql`${quiz.published}`,
)

/** An attempt is its learner's. `learner` may be any column that holds the name. */
export const attemptReach = defineReach(
  'attempt',
  (learner: Learner, column: AnyColumn | SQL = attempt.learner) => sql`${column} = ${learnerName(learner)}`,
)

/** An evaluation is reached through its attempt, which the statement joins. */
export const evaluationReach = defineReach(
  'evaluation',
  (learner: Learner) => sql`${evaluation.attempt_id} = ${attempt.id} and ${attempt.learner} = ${learnerName(learner)}`,
)

/**
 * Selects the ids of the questions in quizzes that the caller reaches, and of those that it was asked already; nobody
 * gets those published for everyone.
 */
export function questionsWithin(caller: (Caller & { person_id: string }) | null): SQL {
  const listed = sql`select ${quizQuestion.question_id} from ${quizQuestion}
    join ${quiz} on ${quiz.id} = ${quizQuestion.quiz_id} where ${quizReach(caller)}`
  if (!caller) return listed
  return sql`${listed} union select ${evaluation.question_id} from ${evaluation}
    join ${attempt} on ${evaluationReach({ person_id: caller.person_id })}`
}
