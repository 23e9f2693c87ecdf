import { demonstrationContent } from '@coachkit/content'
import type { Logger } from 'pino'
import { createAdminArea } from './areas/admin/admin.ts'
import { authRoutes } from './areas/auth/routes.ts'
import { createAuthStore } from './areas/auth/store.ts'
import { createChatArea } from './areas/chat/chat.ts'
import { createClassStore } from './areas/classes/class-store.ts'
import { createReportStore } from './areas/classes/report-store.ts'
import { classesRoutes } from './areas/classes/routes.ts'
import { coursesRoutes } from './areas/courses/routes.ts'
import { createCourseStore } from './areas/courses/store.ts'
import { builtInBrands } from './areas/embed/brands.ts'
import { embedRoutes } from './areas/embed/routes.ts'
import { createEmbedStore } from './areas/embed/store.ts'
import { createImportsArea } from './areas/imports/index.ts'
import { createQuestionsArea } from './areas/questions/index.ts'
import { createQuizArea } from './areas/quiz/quiz-area.ts'
import { questionsWithin } from './areas/quiz/reach.ts'
import { findQuizTitles } from './areas/quiz/titles.ts'
import { streamsRoutes } from './areas/streams/routes.ts'
import { usersRoutes } from './areas/users/routes.ts'
import { createUserStore } from './areas/users/store.ts'
import type { Config } from './kernel/config/config.ts'
import { createKernel } from './kernel/create-kernel.ts'
import type { Database } from './kernel/db/database.ts'
import { createHttp } from './kernel/http/create-http.ts'

export interface Place {
  /** Where the server is reached, without a slash at the end. */
  base: string
  /** Origins of our own pages. */
  origins: readonly string[]
}

/** Kernel and areas put together over a database, without a network: `start-server.ts` gives it one, tests call it. */
export async function createApp(config: Config, database: Database, log: Logger, place: Place) {
  const kernel = await createKernel(config, database, log, place)
  const { auth, streams, leases, jobs, keyed, files, model } = kernel

  const admin = createAdminArea({ database, defaults: () => demonstrationContent().documents })
  const questions = createQuestionsArea({ database, pictures: files, questionsWithin })
  const { bank } = questions
  const quiz = createQuizArea({ database, streams, leases, bank, model, log })
  const { desk, judge, publisher } = quiz
  const chat = createChatArea({
    ...{ database, streams, leases, model, bank, desk, judge, log },
    knowledge: admin.knowledge,
  })
  const imports = createImportsArea({ database, intake: questions.intake, quizzes: publisher, streams, leases })
  const neighboursOfClasses = { bank, findQuizTitles: findQuizTitles(database) }

  const http = createHttp({
    routes: [
      ...admin.routes,
      ...authRoutes(createAuthStore(database), auth.passwords),
      ...chat.routes,
      ...classesRoutes(createClassStore(database), createReportStore(database), neighboursOfClasses),
      ...coursesRoutes(createCourseStore(database)),
      ...embedRoutes(createEmbedStore(database), builtInBrands(config.PRODUCT_SLUG)),
      ...imports.routes,
      ...questions.routes,
      ...quiz.routes,
      ...streamsRoutes(streams),
      ...usersRoutes(createUserStore(database)),
    ],
    principalOf: auth.principalOf,
    isAllowedOrigin: auth.isAllowedOrigin,
    keyed,
    streams,
    database,
    log,
    product: config.PRODUCT_SLUG,
    rates: {
      login: config.RATE_LOGIN,
      embed: config.RATE_EMBED,
      person: config.RATE_PERSON,
      address: config.RATE_ADDRESS,
    },
    trustProxy: config.TRUST_PROXY,
    isSecure: place.base.startsWith('https://'),
    checkAnswers: config.NODE_ENV !== 'production',
  })

  return {
    ...{ http, kernel, database, admin, questions, quiz, imports },
    async start() {
      leases.start()
      quiz.start()
      await jobs.start()
    },
    /** Lets work end for at most `grace` ms and gives the rest back, for other processes. */
    async stop(grace: number) {
      quiz.stop()
      await Promise.all([leases.stop(grace), jobs.stop(grace)])
      await streams.close()
    },
  }
}
export type App = Awaited<ReturnType<typeof createApp>>
