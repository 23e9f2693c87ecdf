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

/** A quiz is within reach of those for whom it was published. */
export const quizReach = defineReach('quiz', (caller: EmbeddedCaller | null) => {
  const published = reach.published(caller, quiz)
  const single = singleQuizzes(caller)
  return single === null ? published : sql`(${published}) and ${quiz.id}::text = any(${sql.param(single)}::text[])`
})

type EmbeddedCaller = Caller & Partial<Pick<PersonPrincipal, 'site'>>

/** The quizzes that an embedding's token is good for; null where it is good for all, or is no such token. */
function singleQuizzes(caller: EmbeddedCaller | null): string[] | null {
  const scope = caller?.site?.scope
  if (!scope || scope.includes('quiz')) return null
  const single = scope.filter((one) => one.startsWith('quiz:')).map((one) => one.slice('quiz:'.length))
  return single.length === 0 ? null : single
}

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

/**
 * Whether the coach may show a question to somebody who tells it: it stands in a quiz within reach, was asked before,
 * or stands in no quiz, so that nobody sells it. Not in the spec: our choice of the last.
 */
export const mayBeShown = (caller: Caller | null, question_id: AnyColumn): SQL => {
  const listed = sql`select 1 from ${quizQuestion} where ${quizQuestion.question_id} = ${question_id}`
  const open = sql`select 1 from ${quizQuestion} join ${quiz} on ${quiz.id} = ${quizQuestion.quiz_id}
    where ${quizQuestion.question_id} = ${question_id} and ${quizReach(caller)}`
  const asked = caller
    ? sql` or exists (select 1 from ${evaluation} join ${attempt} on ${evaluationReach({ person_id: caller.person_id })}
        where ${evaluation.question_id} = ${question_id})`
    : sql``
  return sql`(not exists (${listed}) or exists (${open})${asked})`
}
