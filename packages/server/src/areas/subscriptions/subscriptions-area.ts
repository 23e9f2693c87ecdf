import type { Database, Tx } from '../../kernel/db/database.ts'
import type { Route } from '../../kernel/http/route.ts'
import type { EventReceiver, Payments } from '../../kernel/payments/payments.ts'
import { createCatalogue } from './catalogue.ts'
import { createLedger } from './ledger.ts'
import { type NewProduct, putOnSale } from './put-on-sale.ts'
import type { ReturnPlaces } from './return-address.ts'
import { subscriptionsRoutes } from './routes.ts'
import { createSubscriptionStore } from './store.ts'

export interface SubscriptionsDeps {
  database: Pick<Database, 'db' | 'withTx'>
  payments: Payments
  places: Pick<ReturnPlaces, 'own' | 'isSite'>
  product: string
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
  const { database, payments, places, product, now = () => new Date() } = deps
  const store = createSubscriptionStore(database)
  const ledger = createLedger(database, payments)
  const allPlaces: ReturnPlaces = { ...places, isSchoolDomain: store.isSchoolDomain }
  const receive: EventReceiver = async (body, signature) => {
    const fact = await payments.readEvent(body, signature)
    if (fact) await ledger.record([fact])
  }
  return {
    ...{ receive, putOnSale },
    routes: subscriptionsRoutes({
      ...{ store, ledger, payments, receive, product, now },
      catalogue: createCatalogue(database),
      places: allPlaces,
    }),
  }
}
