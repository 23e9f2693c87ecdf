import type { Subscription } from '@coachkit/contract'
import type { CallProblem, WidgetTools } from '@coachkit/sdk'
import { signal } from '@preact/signals'
import { sentenceOf } from './coach-child-manage.problems.ts'
import type { ManageWords } from './words/en.ts'

type Line = Subscription['products'][number]
/** What is asked before it is done. */
export type Question = { kind: 'cancel'; of: Subscription } | { kind: 'remove'; of: Subscription; line: Line }
type Changed = { ok: true; answer: { subscription: Subscription } } | { ok: false; problem: CallProblem }

/** One student's subscriptions: cancel, resume, and a course taken out; part 1 §4. */
export function createSubscriptions({
  call,
  text,
}: Pick<WidgetTools, 'call'> & { text: (key: keyof ManageWords) => string }) {
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
    if (!asked) return
    const id = asked.of.subscription_id
    await change(id, () =>
      asked.kind === 'cancel'
        ? call('POST subscription/{id}/cancel', { params: { id } })
        : call('DELETE subscription/{id}/products/{productId}', { params: { id, productId: asked.line.product_id } }),
    )
  }

  const ask = (next: Question) => {
    problem.value = null
    question.value = next
  }
  const leave = () => {
    question.value = null
  }
  return { all, question, busy, problem, resume, answer, ask, leave }
}
export type SubscriptionsState = ReturnType<typeof createSubscriptions>
