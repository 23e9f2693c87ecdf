import { type SQL, sql } from 'drizzle-orm'
import { isUuid } from '../../../kernel/db/is-uuid.ts'
import type { Caller } from '../../../kernel/people/reach.ts'
import type { Learner } from '../../../kernel/ports.ts'
import { attemptReach, quizReach } from '../reach.ts'
import { attempt, bookmark, evaluation, quiz } from '../schema.ts'
import type { Prepared } from './prepared.ts'

export interface BookmarkRow {
  quiz_id: string
  quiz_title: string
  question_id: string
  evaluation_id: string
  question_version_id: string
}

/** Not in the spec: our choice. More than this nobody scrolls through. */
const longestList = 100

/** The learner's attempts of the same quiz: practising once more doesn't lose a bookmark. Not in the spec: our choice. */
const sameQuiz = (attempt_id: string): SQL => sql`select other.id from ${attempt} other join ${attempt} own
  on own.learner = other.learner and own.quiz_id = other.quiz_id where own.id = ${attempt_id}`

/** Whether the question of an evaluation in this attempt is bookmarked. */
export const isBookmarked = (attempt_id: string): SQL => sql`${evaluation.question_id} in (
  select ${bookmark.question_id} from ${bookmark} where ${bookmark.attempt_id} in (${sameQuiz(attempt_id)}))`

export function createBookmarkStore(run: Prepared) {
  return {
    /** False when the attempt has no such question. */
    async set(attempt_id: string, question_id: string, is_bookmark: boolean): Promise<boolean> {
      if (!isUuid(question_id)) return false
      if (!is_bookmark) {
        await run(sql`delete from ${bookmark} where ${bookmark.question_id} = ${question_id}
          and ${bookmark.attempt_id} in (${sameQuiz(attempt_id)})`)
        return true
      }
      const rows = await run(sql`
        insert into ${bookmark} (attempt_id, question_id, evaluation_id)
        select attempt_id, question_id, id from ${evaluation}
        where ${evaluation.attempt_id} = ${attempt_id} and ${evaluation.question_id} = ${question_id}
        on conflict (attempt_id, question_id) do update set evaluation_id = excluded.evaluation_id
        returning question_id`)
      return rows.length > 0
    },

    ofAttempt: (attempt_id: string) =>
      run<{ evaluation_id: string; question_id: string }>(sql`
        select ${evaluation.id} as evaluation_id, ${evaluation.question_id} from ${evaluation}
        where ${evaluation.attempt_id} = ${attempt_id} and ${isBookmarked(attempt_id)}
        order by ${evaluation.position}`),

    /** In all quizzes within reach, newest first; each points at the newest attempt that asked the question. */
    list: (caller: Caller, learner: Learner) =>
      run<BookmarkRow>(sql`
        select ${quiz.id} as quiz_id, ${quiz.title} as quiz_title, kept.question_id,
          asked.evaluation_id, asked.question_version_id
        from (select ${attempt.quiz_id}, ${bookmark.question_id}, max(${bookmark.created_at}) as at
          from ${bookmark} join ${attempt} on ${attempt.id} = ${bookmark.attempt_id}
          where ${attemptReach(learner)} group by ${attempt.quiz_id}, ${bookmark.question_id}) kept
        join ${quiz} on ${quiz.id} = kept.quiz_id and ${quizReach(caller)}
        join lateral (select ${evaluation.id} as evaluation_id, ${evaluation.question_version_id} from ${evaluation}
          join ${attempt} on ${attempt.id} = ${evaluation.attempt_id}
          where ${attempt.quiz_id} = kept.quiz_id and ${attemptReach(learner)}
            and ${evaluation.question_id} = kept.question_id
          order by ${attempt.started_at} desc, ${attempt.number} desc limit 1) asked on true
        order by kept.at desc limit ${longestList}`),
  }
}
