import type { Subscription, SubscriptionProduct } from '@coachkit/contract'
import type { CallProblem, WidgetTools } from '@coachkit/sdk'
import { signal } from '@preact/signals'
import { priceIn } from '../parts/cart/cart-rules.ts'
import { sentenceOf } from './coach-child-manage.problems.ts'
import type { ManageWords } from './words/en.ts'

type Line = Subscription['products'][number]
/** What is asked before it is done. */
export type Question =
  | { kind: 'cancel'; of: Subscription }
  | { kind: 'remove'; of: Subscription; line: Line }
  /** `offers` is null until they have come. */
  | { kind: 'add'; of: Subscription; offers: readonly Offered[] | null }
/** A course that can be added, at the price of the subscription's mode. */
export interface Offered {
  product_id: string
  name: string
  amount: number
}

function offersFor(
  { checkout_mode, currency, products: held }: Subscription,
  products: readonly SubscriptionProduct[],
) {
  return products.flatMap((product): Offered[] => {
    const price = priceIn(product, checkout_mode)
    const isNew = !product.already_subscribed && !held.some(({ course_id }) => course_id === product.course.id)
    if (!price || !isNew || product.currency !== currency) return []
    return [{ product_id: product.product_id, name: product.name, amount: price.amount }]
  })
}
type Changed = { ok: true; answer: { subscription: Subscription } } | { ok: false; problem: CallProblem }

/** One student's subscriptions: cancel, resume, a course taken out or added; part 1 §4. */
export function createSubscriptions({
  call,
  invalidate,
  text,
}: Pick<WidgetTools, 'call' | 'invalidate'> & { text: (key: keyof ManageWords) => string }) {
  const all = signal<readonly Subscription[]>([])
  const question = signal<Question | null>(null)
  /** The subscription that is being changed. */
  const busy = signal<string | null>(null)
  const problem = signal<string | null>(null)

  async function change(subscription_id: string, ask: () => Promise<Changed>) {
    if (busy.peek()) return
    busy.value = subscription_id
    problem.value = null
    const reply = await ask()
    busy.value = null
    question.value = null
    if (reply.ok) {
      const now = reply.answer.subscription
      all.value = all.value.map((one) => (one.subscription_id === now.subscription_id ? now : one))
      return
    }
    problem.value = text(sentenceOf(reply.problem.code))
    // What has ended is not shown as running any longer.
    if (reply.problem.code === ('subscription.ended' as string)) {
      all.value = all.value.filter((one) => one.subscription_id !== subscription_id)
    }
  }

  const resume = ({ subscription_id: id }: Subscription) =>
    change(id, () => call('POST subscription/{id}/resume', { params: { id } }))

  async function answer() {
    const asked = question.peek()
    if (!asked || asked.kind === 'add') return
    const id = asked.of.subscription_id
    await change(id, () =>
      asked.kind === 'cancel'
        ? call('POST subscription/{id}/cancel', { params: { id } })
        : call('DELETE subscription/{id}/products/{productId}', { params: { id, productId: asked.line.product_id } }),
    )
  }

  /** Opens the list of what can be added; it is asked for anew each time. */
  async function offer(of: Subscription) {
    problem.value = null
    question.value = { kind: 'add', of, offers: null }
    const reply = await call('GET subscription/products', { query: { student_id: of.student_id } })
    const now = question.peek()
    if (now?.kind !== 'add' || now.of.subscription_id !== of.subscription_id) return
    if (reply.ok) question.value = { ...now, offers: offersFor(of, reply.answer.products) }
    else {
      question.value = null
      problem.value = text(sentenceOf(reply.problem.code))
    }
  }

  async function add({ product_id }: Offered) {
    const asked = question.peek()
    if (asked?.kind !== 'add') return
    const id = asked.of.subscription_id
    await change(id, () =>
      call('POST subscription/{id}/products/{productId}', { params: { id, productId: product_id } }),
    )
    invalidate('courses')
  }

  const ask = (next: Question) => {
    problem.value = null
    question.value = next
  }
  const leave = () => {
    question.value = null
  }
  return { all, question, busy, problem, resume, answer, ask, leave, offer, add }
}
export type SubscriptionsState = ReturnType<typeof createSubscriptions>
