import type { Logger } from 'pino'
import type { Database, Tx } from '../../kernel/db/database.ts'
import type { Route } from '../../kernel/http/route.ts'
import type { Jobs } from '../../kernel/jobs/jobs.ts'
import type { Mailer } from '../../kernel/mail/mail.ts'
import type { EventReceiver, Payments } from '../../kernel/payments/payments.ts'
import type { FindCourseContents } from '../../kernel/ports.ts'
import { createCatalogue } from './catalogue.ts'
import { createCheckoutStore } from './checkout-store.ts'
import { createCheckouts } from './checkouts.ts'
import { createFreeMonths, type EarnReferral } from './free-months.ts'
import { createGiveBack } from './give-back.ts'
import { createLedger } from './ledger.ts'
import { type NewProduct, putOnSale } from './put-on-sale.ts'
import { createReceipts } from './receipts.ts'
import type { ReturnPlaces } from './return-address.ts'
import { subscriptionsRoutes } from './routes.ts'
import { createSubscriptionStore } from './store.ts'

export interface SubscriptionsDeps {
  database: Pick<Database, 'db' | 'withTx'>
  findCourseContents: FindCourseContents
  payments: Payments
  places: Pick<ReturnPlaces, 'own' | 'isSite'>
  product: string
  jobs: Pick<Jobs, 'handle' | 'send'>
  mailer: Mailer
  log: Logger
  /** The page on which a student's subscriptions are looked after. */
  manageUrl(student_id: string): string
  referral: { earn: EarnReferral; months: number }
  now?: () => Date
}

export interface SubscriptionsArea {
  routes: Route[]
  /** Takes in one signed event, as the webhook does. */
  receive: EventReceiver
  /** Puts courses on sale, or changes what they cost from now on; who subscribed before keeps the price. Safe to repeat. */
  putOnSale(tx: Tx, products: readonly NewProduct[]): Promise<void>
}

export function createSubscriptionsArea(deps: SubscriptionsDeps): SubscriptionsArea {
  const { database, findCourseContents, payments, places, product, jobs, mailer, log, manageUrl } = deps
  const { now = () => new Date() } = deps
  const store = createSubscriptionStore(database)
  const ledger = createLedger(database, payments, jobs)
  const { record } = ledger
  const receipts = createReceipts({ mailer, isSandbox: payments.provider === 'sandbox', manageUrl })
  ledger.connect({
    receipts,
    giveBack: createGiveBack({ database, payments, receipts, jobs, record }),
    freeMonths: createFreeMonths({
      ...{ database, payments, jobs, mailer, receipts, manageUrl, record },
      ...{ earnReferral: deps.referral.earn, months: deps.referral.months },
    }),
  })
  const checkouts = createCheckouts({
    ...{ database, payments, jobs, log, product },
    store: createCheckoutStore(database),
  })
  const allPlaces: ReturnPlaces = { ...places, isSchoolDomain: store.isSchoolDomain }
  const receive: EventReceiver = async (body, signature) => {
    const fact = await payments.readEvent(body, signature)
    if (fact) await ledger.record([fact])
  }
  return {
    ...{ receive, putOnSale },
    routes: subscriptionsRoutes({
      ...{ store, ledger, checkouts, payments, receive, now },
      catalogue: createCatalogue(database, findCourseContents),
      places: allPlaces,
    }),
  }
}
