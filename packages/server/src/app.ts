import { demonstrationContent } from '@coachkit/content'
import type { Logger } from 'pino'
import { createActivationArea } from './areas/activation/activation.ts'
import { createAdminArea } from './areas/admin/admin.ts'
import { createAuthArea } from './areas/auth/auth-area.ts'
import { mustBeGoodPassword } from './areas/auth/new-password.ts'
import { createInstagram } from './areas/brands/instagram.ts'
import { brandsRoutes } from './areas/brands/routes.ts'
import { createBrandStore } from './areas/brands/store.ts'
import { createChatArea } from './areas/chat/chat.ts'
import { createVisitorLimits } from './areas/chat/visitor-limits.ts'
import { createClassStore } from './areas/classes/class-store.ts'
import { createReportStore } from './areas/classes/report-store.ts'
import { classesRoutes } from './areas/classes/routes.ts'
import { coursesRoutes } from './areas/courses/routes.ts'
import { createCourseStore } from './areas/courses/store.ts'
import { embedRoutes } from './areas/embed/routes.ts'
import { createEmbedStore } from './areas/embed/store.ts'
import { createImportsArea } from './areas/imports/index.ts'
import { createQuestionsArea } from './areas/questions/index.ts'
import { findCourseContents } from './areas/quiz/course-contents.ts'
import { createQuizArea } from './areas/quiz/quiz-area.ts'
import { mayBeShown, questionsWithin } from './areas/quiz/reach.ts'
import { findQuizTitles } from './areas/quiz/titles.ts'
import { schoolsRoutes } from './areas/schools/routes.ts'
import { createSchoolStore } from './areas/schools/school-store.ts'
import { createSwitchStore } from './areas/schools/switch-store.ts'
import { createSetupArea } from './areas/setup/setup.ts'
import { sitesRoutes } from './areas/sites/routes.ts'
import { createSiteStore } from './areas/sites/store.ts'
import { staticRoutes } from './areas/static/routes.ts'
import { createStaticStore } from './areas/static/store.ts'
import { streamsRoutes } from './areas/streams/routes.ts'
import { createSubscriptionsArea } from './areas/subscriptions/subscriptions-area.ts'
import { createUsersArea } from './areas/users/users.ts'
import { builtInBrands } from './kernel/brands/built-in-brands.ts'
import type { Config } from './kernel/config/config.ts'
import { createKernel } from './kernel/create-kernel.ts'
import type { Database } from './kernel/db/database.ts'
import { createHttp } from './kernel/http/create-http.ts'
import { metricsDoor } from './kernel/http/metrics-door.ts'
import { serveSandbox } from './kernel/payments/sandbox/serve-sandbox.ts'
import { createBuckets } from './kernel/rates/buckets.ts'
import { allowsLocalOrigins } from './kernel/sites/origins.ts'
import { createVisits } from './kernel/sites/visits.ts'

export interface Place {
  /** Where the server is reached, without a slash at the end. */
  base: string
  /** Origins of our own pages. */
  origins: readonly string[]
}

/** Kernel and areas put together over a database, without a network: `start-server.ts` gives it one, tests call it. */
export async function createApp(config: Config, database: Database, log: Logger, place: Place) {
  const kernel = await createKernel(config, database, log, place)
  const { auth, streams, leases, jobs, keyed, files, mailer, model } = kernel

  const admin = createAdminArea({ database, defaults: () => demonstrationContent().documents })
  const questions = createQuestionsArea({ database, pictures: files, questionsWithin, mayBeShown })
  const { bank } = questions
  const quiz = createQuizArea({ database, streams, leases, bank, model, log })
  const { desk, judge, publisher } = quiz
  const chat = createChatArea({
    ...{ database, streams, leases, model, bank, desk, judge, log },
    knowledge: admin.knowledge,
    limits: createVisitorLimits(createBuckets(database, 'chat'), {
      visitor: config.RATE_CHAT_VISITOR,
      address: config.RATE_CHAT_ADDRESS,
      site: config.RATE_CHAT_SITE,
      day: config.CHAT_SITE_DAY,
    }),
  })
  const imports = createImportsArea({ database, intake: questions.intake, quizzes: publisher, streams, leases })
  const activation = createActivationArea(database)
  const manageUrl = (child_id: string) => `${place.base}/${config.PRODUCT_SLUG}/child/${child_id}/manage`
  const users = createUsersArea({
    ...{ database, files, jobs, mailer, mustBeGoodPassword },
    passwords: auth.passwords,
    support: config.SUPPORT_EMAIL || config.MAIL_FROM,
    redeemCode: activation.redeem,
    manageUrl,
    rewardMonths: config.REFERRAL_REWARD_MONTHS,
  })
  const neighboursOfClasses = { bank, findQuizTitles: findQuizTitles(database) }

  const { PRODUCT_SLUG, MAIN_BRAND, DEFAULT_BRAND, BRAND_HOSTS, COMING_SOON_BRANDS } = config
  const brands = builtInBrands(PRODUCT_SLUG, { main: MAIN_BRAND, coming_soon: COMING_SOON_BRANDS })
  const brandDeps = {
    files,
    whiteLabels: kernel.whiteLabels,
    own: { base: place.base, hosts: BRAND_HOSTS, main_brand: MAIN_BRAND, default_brand: DEFAULT_BRAND },
    instagram:
      config.INSTAGRAM_TOKEN === ''
        ? null
        : createInstagram({ base_url: config.INSTAGRAM_BASE_URL, token: config.INSTAGRAM_TOKEN }),
  }

  const signIn = createAuthArea({
    ...{ config, database, leases, place },
    ...{ passwords: auth.passwords, mailer: kernel.mailer, texter: kernel.texter, pictures: files.address },
    title: brands.find(({ name }) => name === config.MAIN_BRAND)?.title ?? 'CoachKit',
  })

  const courseContents = findCourseContents(database)
  const subscriptions = createSubscriptionsArea({
    database,
    findCourseContents: courseContents,
    payments: kernel.payments,
    places: { own: [...place.origins, ...config.APP_DOMAINS], isSite: auth.isAllowedOrigin },
    product: PRODUCT_SLUG,
    ...{ jobs, mailer, log, manageUrl },
    referral: { earn: users.earnReferral, months: config.REFERRAL_REWARD_MONTHS },
  })
  kernel.sandbox?.connect(subscriptions.receive)

  const sitePlace = {
    brands,
    address: place.base,
    allowsLocal: allowsLocalOrigins(config.NODE_ENV, place.base),
    changed: auth.forgetOrigins,
  }
  const setup = createSetupArea({
    ...{ database, mustBeGoodPassword, ...sitePlace },
    addKnowledge: admin.addDefaults,
    passwords: auth.passwords,
    isOperator: (token) =>
      auth.principalOf(`Bearer ${token}`, null).then(
        ({ kind }) => kind === 'operator',
        () => false,
      ),
    product: PRODUCT_SLUG,
  })

  const http = createHttp({
    routes: [
      ...activation.routes,
      ...admin.routes,
      ...signIn.routes,
      ...brandsRoutes(createBrandStore(database, files), brandDeps),
      ...chat.routes,
      ...classesRoutes(createClassStore(database), createReportStore(database), neighboursOfClasses),
      ...coursesRoutes(createCourseStore(database, courseContents)),
      ...embedRoutes(createEmbedStore(database, place.base), createVisits(database), brands),
      ...imports.routes,
      ...questions.routes,
      ...quiz.routes,
      ...schoolsRoutes(createSchoolStore(database), createSwitchStore(database)),
      ...setup.routes,
      ...sitesRoutes(createSiteStore(database, place.base), sitePlace),
      ...staticRoutes(createStaticStore(database, files), { files, modelName: config.MODEL_NAME || undefined }),
      ...streamsRoutes(streams),
      ...subscriptions.routes,
      ...users.routes,
    ],
    health: kernel.health,
    modelErrors: model.errors,
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
    mayReadMetrics: metricsDoor(config),
    trustProxy: config.TRUST_PROXY,
    isSecure: place.base.startsWith('https://'),
    checkAnswers: config.NODE_ENV !== 'production',
  })

  signIn.serveCallback(http)

  if (kernel.sandbox) serveSandbox(http, kernel.sandbox)

  return {
    ...{ http, kernel, brands, database, admin, questions, quiz, imports, setup, subscriptions },
    async start() {
      leases.start()
      quiz.start()
      await jobs.start()
    },
    /** Lets work end for at most `grace` ms and gives the rest back, for other processes. */
    async stop(grace: number) {
      quiz.stop()
      kernel.disk.close()
      await Promise.all([leases.stop(grace), jobs.stop(grace)])
      await streams.close()
    },
  }
}
export type App = Awaited<ReturnType<typeof createApp>>
