import type { Database } from '../../kernel/db/database.ts'
import { createAnswerStore } from './store/answers.ts'
import { createAttemptStore } from './store/attempts.ts'
import { createBookmarkStore } from './store/bookmarks.ts'
import { createDeskStore } from './store/desk.ts'
import { createHintStore } from './store/hints.ts'
import { createMarkStore } from './store/marks.ts'
import { createPrepared } from './store/prepared.ts'
import { createQuizReads } from './store/quizzes.ts'

/** The folder `store` alone speaks to the database, a file for each story. */
export function createQuizStore(database: Database) {
  const run = createPrepared(database)
  return {
    quizzes: createQuizReads(run),
    attempts: createAttemptStore(database, run),
    answers: createAnswerStore(run),
    bookmarks: createBookmarkStore(run),
    hints: createHintStore(run),
    marks: createMarkStore(database, run),
    desk: createDeskStore(run),
    withTx: database.withTx,
  }
}

export type QuizStore = ReturnType<typeof createQuizStore>
