import type { Logger } from 'pino'
import type { Database } from '../../kernel/db/database.ts'
import type { Route } from '../../kernel/http/route.ts'
import type { Leases } from '../../kernel/jobs/leases.ts'
import type { CoachModel } from '../../kernel/model/model.ts'
import type { Desk, QuestionBank, QuizPublisher } from '../../kernel/ports.ts'
import type { Streams } from '../../kernel/streams/streams.ts'
import { type AnswerAsPupils, createDemonstrationAnswers } from './demonstration-answers.ts'
import { createDesk } from './desk.ts'
import { judge } from './marking/mark.ts'
import { createMarkingJob } from './marking-job.ts'
import { createPublisher } from './publisher.ts'
import { createQuestionShelf } from './question-shelf.ts'
import { questionsWithin } from './reach.ts'
import { quizRoutes } from './routes.ts'
import { createQuizStore } from './store.ts'
import { createSubmit } from './submission.ts'

export interface QuizAreaDeps {
  database: Database
  streams: Streams
  leases: Leases
  bank: QuestionBank
  /** Null or the built-in coach: explanations come from the bank alone. */
  model: CoachModel | null
  log: Logger
}

export interface QuizArea {
  routes: Route[]
  desk: Desk
  publisher: QuizPublisher
  judge: typeof judge
  questionsWithin: typeof questionsWithin
  /** For the demonstration's pupils, who have no account. */
  answerAsPupils: AnswerAsPupils
  /** Marks answers whose marking was given up; `start` does it now and then. Taking up new ones needs no start. */
  markLeftBehind(): Promise<void>
  start(): void
  stop(): void
}

const lookEvery = 30_000
/** Long after every lease and retry of the first marking. */
const leftBehindAfter = 2 * 60_000

export function createQuizArea({ database, streams, leases, bank, model, log }: QuizAreaDeps): QuizArea {
  const store = createQuizStore(database)
  const shelf = createQuestionShelf(bank)
  const marking = createMarkingJob({ store, shelf, streams, model, log })
  marking.register(leases)
  const submit = createSubmit({ store, streams, leases })
  let timer: NodeJS.Timeout | null = null

  async function markLeftBehind() {
    try {
      await marking.markLeftBehind(new Date(Date.now() - leftBehindAfter))
    } catch (error) {
      log.warn({ err: error }, 'answers left behind could not be marked; trying again')
    }
  }

  return {
    routes: quizRoutes({ store, shelf, submit }),
    desk: createDesk(store, shelf),
    publisher: createPublisher(bank),
    judge,
    questionsWithin,
    answerAsPupils: createDemonstrationAnswers({ store, shelf, submit, markNow: marking.markNow }),
    markLeftBehind,
    start() {
      timer ??= setInterval(markLeftBehind, lookEvery).unref()
    },
    stop() {
      if (timer) clearInterval(timer)
      timer = null
    },
  }
}
