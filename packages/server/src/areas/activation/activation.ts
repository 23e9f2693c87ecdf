import type { Database } from '../../kernel/db/database.ts'
import type { Route } from '../../kernel/http/route.ts'
import { createBuckets } from '../../kernel/rates/buckets.ts'
import { createCodeStore } from './code-store.ts'
import { activationRoutes } from './routes.ts'
import { type ActivationStore, createActivationStore } from './store.ts'

export function createActivationArea(database: Pick<Database, 'db' | 'kind' | 'withTx'>): {
  routes: Route[]
  /** For free-tier access that comes with a code. */
  redeem: ActivationStore['redeem']
} {
  const store = createActivationStore(database)
  return {
    routes: activationRoutes(store, createCodeStore(database), createBuckets(database, 'activation')),
    redeem: store.redeem,
  }
}
