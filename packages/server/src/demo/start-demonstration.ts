import type { Logger } from 'pino'
import type { App } from '../app.ts'
import type { Config } from '../kernel/config/config.ts'
import { answerInDemonstration, fillDemonstration } from './fill-demonstration.ts'
import { publishDemonstration } from './publish-content.ts'
import type { Origins } from './sites.ts'
import { fillDemoLists } from './static-lists.ts'

/** Fills an empty database with people, sites, our own questions and quizzes, and the coach's documents. */
export async function startDemonstration(app: App, config: Config, origins: Origins, log: Logger): Promise<void> {
  const { database, questions, quiz, admin, kernel, subscriptions } = app
  await fillDemonstration({
    ...{ database, origins, log },
    data_dir: config.DATA_DIR,
    passwords: kernel.auth.passwords,
    addDefaultDocuments: admin.addDefaults,
    fillLists: () => fillDemoLists(database, kernel.files),
    putOnSale: subscriptions.putOnSale,
    publishContent: (courses) => publishDemonstration({ database, questions, quizzes: quiz.publisher }, courses),
  })
}

/** Behind the back of a server that serves already: the class's report fills in the first seconds. */
export async function answerBehind({ database, quiz }: App, log: Logger, isStopping: () => boolean): Promise<void> {
  const began = performance.now()
  try {
    const answered = await answerInDemonstration(database, quiz.answerAsPupils)
    if (answered) log.info({ ms: Math.round(performance.now() - began) }, 'the demonstration’s class has answered')
  } catch (error) {
    // The next start makes up for it.
    if (!isStopping()) log.warn({ err: error }, 'the demonstration’s class did not answer')
  }
}
