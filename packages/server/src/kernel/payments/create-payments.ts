import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Payments } from './payments.ts'
import { createSandbox, type Sandbox } from './sandbox/sandbox-payments.ts'
import { createStripePayments } from './stripe/stripe-payments.ts'

interface PaymentsDeps {
  database: Pick<Database, 'db' | 'withTx'>
  jobs: Jobs
  log: Logger
  secret: string
  base: string
}

/** The one provider that the settings name; `sandbox` is set when it is that one. */
export function createPayments(config: Config, deps: PaymentsDeps): { payments: Payments; sandbox: Sandbox | null } {
  if (config.PAYMENT_PROVIDER === 'stripe') {
    const payments = createStripePayments({
      secret_key: config.STRIPE_SECRET_KEY,
      webhook_secrets: config.STRIPE_WEBHOOK_SECRET,
      url: config.STRIPE_URL,
    })
    return { payments, sandbox: null }
  }
  if (config.NODE_ENV === 'production') {
    deps.log.warn('Payments are a sandbox: whoever presses its button has paid. Set PAYMENT_PROVIDER to take money.')
  }
  const sandbox = createSandbox(deps)
  return { payments: sandbox, sandbox }
}
