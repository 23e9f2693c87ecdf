import type { CheckoutMode } from '@coachkit/contract'
import type { Logger } from 'pino'
import type { Database } from '../../kernel/db/database.ts'
import type { Jobs } from '../../kernel/jobs/jobs.ts'
import type { Payments } from '../../kernel/payments/payments.ts'
import type { PricedProduct } from './catalogue.ts'
import type { CheckoutStore } from './checkout-store.ts'
import { returnAddress } from './return-address.ts'
import { offerOf } from './rules.ts'

/** Not in the spec: our choice. Somebody who goes back and pays again finds the same page again, which is paid once. */
const reuseMinutes = 30

export interface CheckoutRequest {
  payer: { id: string; email: string | null }
  students: readonly { id: string; name: string; prices: readonly PricedProduct[] }[]
  mode: CheckoutMode
  app_origin: string
  is_from_new_sub_page: boolean
}

interface CheckoutsDeps {
  store: CheckoutStore
  payments: Payments
  database: Pick<Database, 'withTx'>
  jobs: Pick<Jobs, 'handle' | 'send'>
  log: Logger
  product: string
}

/** The pages on which a student's courses can be paid: one at most for each course. */
export function createCheckouts({ store, payments, database, jobs, log, product }: CheckoutsDeps) {
  jobs.handle<{ session_ref: string }>('checkout-close', {
    work: ({ data }) => payments.closeCheckout(data.session_ref),
  })

  /** At once, as a page that stays open may be paid; what the provider doesn't take now is tried again. */
  async function close(session_refs: readonly string[]): Promise<void> {
    for (const session_ref of session_refs) {
      await payments.closeCheckout(session_ref).catch(async (error) => {
        log.warn({ err: error }, 'a checkout page will be closed later')
        await database.withTx((tx) => jobs.send(tx, 'checkout-close', { session_ref }))
      })
    }
  }

  return {
    async open({ payer, students, mode, app_origin, is_from_new_sub_page }: CheckoutRequest): Promise<string> {
      const wanted = students.map(({ id, prices }) => ({
        ...{ payer_id: payer.id, student_id: id, mode, app_origin, is_from_new_sub_page },
        price_ids: prices.map(({ price_id }) => price_id).sort(),
        course_ids: prices.map(({ course_id }) => course_id),
      }))
      const found = await store.findOrAdd(wanted, reuseMinutes)
      if ('page' in found) return found.page.url

      const fields = {
        checkout_id: found.ids[0] ?? '',
        paid: wanted.map(({ student_id, price_ids }) => ({ student_id, price_ids })),
        is_from_new_sub_page,
      }
      const [first, ...more] = students.map(({ name, prices }, at) => ({
        ...{ checkout_id: found.ids[at] ?? '', student_name: name, offers: prices.map(offerOf) },
      }))
      if (!first) throw new Error('A checkout has no student')
      const page = await payments.openCheckout({
        ...first,
        ...(more.length > 0 && { more }),
        payer_email: payer.email,
        success_url: returnAddress(app_origin, product, 'success', fields),
        cancel_url: returnAddress(app_origin, product, 'cancelled', fields),
      })
      const settled = await store.settle(wanted, { ids: found.ids, ...page }, reuseMinutes)
      await close(settled.close)
      return settled.url
    },

    /** What was bought in another way. */
    async closeFor(student_id: string, course_ids: readonly string[]): Promise<void> {
      await close(await store.close(student_id, course_ids))
    },
  }
}
export type Checkouts = ReturnType<typeof createCheckouts>
