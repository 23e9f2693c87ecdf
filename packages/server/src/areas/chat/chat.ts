import type { Logger } from 'pino'
import type { Database } from '../../kernel/db/database.ts'
import type { Route } from '../../kernel/http/route.ts'
import type { Leases } from '../../kernel/jobs/leases.ts'
import type { CoachModel } from '../../kernel/model/model.ts'
import type { Desk, Knowledge, QuestionBank } from '../../kernel/ports.ts'
import type { Streams } from '../../kernel/streams/streams.ts'
import { answerWork } from './answer.ts'
import { createMessageStore } from './message-store.ts'
import { chatRoutes } from './routes.ts'
import type { Judge } from './rules/decide.ts'
import { createSessionStore } from './session-store.ts'
import { answerTask, createTurnStore } from './turn-store.ts'
import type { VisitorLimits } from './visitor-limits.ts'

export interface ChatDeps {
  database: Pick<Database, 'db' | 'withTx'>
  streams: Pick<Streams, 'open' | 'writer'>
  leases: Pick<Leases, 'add' | 'handle' | 'nudge'>
  model: CoachModel
  bank: Pick<QuestionBank, 'findVersions' | 'findSimilar'>
  knowledge: Knowledge
  desk: Desk
  /** The quiz's marker of single items. */
  judge: Judge
  /** How often visitors may ask. */
  limits: VisitorLimits
  log: Logger
}

/** The coach's chat: its calls, and the work on its answers. */
export function createChatArea(deps: ChatDeps): { routes: Route[] } {
  const { database, streams, leases, model, bank, knowledge, desk, judge, log } = deps
  const turns = createTurnStore(database, streams, leases)
  leases.handle(
    answerTask,
    answerWork({ store: turns, streams, model, known: { bank, knowledge, desk, judge }, desk, log }),
  )
  return {
    routes: chatRoutes({
      sessions: createSessionStore(database),
      messages: createMessageStore(database),
      turns,
      limits: deps.limits,
      nudge: () => leases.nudge(),
    }),
  }
}
