import type { SubscriptionStatus } from '@coachkit/contract'
import type { PaymentFact, ProviderState } from '../../kernel/payments/payments.ts'

type Fact<Kind extends PaymentFact['kind']> = Extract<PaymentFact, { kind: Kind }>

/** What holds for one subscription. Null where nothing has told it yet: then it is as the checkout said. */
export interface Standing {
  checkout_id: string | null
  status: SubscriptionStatus
  cancel_at_period_end: boolean
  price_ids: readonly string[] | null
  period_start: number | null
  period_end: number | null
  /** Two states of the same second contradict each other, and nobody but the provider knows which came last. */
  isDoubtful: boolean
}

const ofKind = <Kind extends PaymentFact['kind']>(facts: readonly PaymentFact[], kind: Kind) =>
  facts.filter((fact): fact is Fact<Kind> => fact.kind === kind)

/** Any order will do for what is left, as long as it is always the same. */
const byName = (a: PaymentFact, b: PaymentFact) => (a.fact_id < b.fact_id ? 1 : a.fact_id > b.fact_id ? -1 : 0)

/** Ended stands above everything, for it is final; then the newest, and of a second what was asked for. */
function newestState(facts: readonly PaymentFact[]): { state: ProviderState; at: number; isDoubtful: boolean } | null {
  const told = ofKind(facts, 'subscription').sort(
    (a, b) =>
      Number(b.state.status === 'ended') - Number(a.state.status === 'ended') ||
      b.at - a.at ||
      Number(b.is_answer) - Number(a.is_answer) ||
      byName(a, b),
  )
  const [newest] = told
  if (!newest) return null
  const { state, at, is_answer } = newest
  const others = told.filter(
    (one) => one.at === at && JSON.stringify(inOrder(one.state)) !== JSON.stringify(inOrder(state)),
  )
  return { state, at, isDoubtful: !is_answer && state.status !== 'ended' && others.length > 0 }
}

/** The database gives the fields of a document back in an order of its own. */
const inOrder = (state: ProviderState) => Object.entries(state).sort(([a], [b]) => (a < b ? -1 : 1))

interface Invoice {
  id: string
  made_at: number
  isPaid: boolean
  isRefunded: boolean
  failed_at: number
  paid_at: number
}

/** The newest invoice as all facts about it together have it: paid stays paid, whatever failed before. */
function newestInvoice(facts: readonly PaymentFact[]): Invoice | null {
  const invoices = new Map<string, Invoice>()
  const about = ({ invoice_id, made_at }: { invoice_id: string; made_at: number }) => {
    const none = { id: invoice_id, made_at, isPaid: false, isRefunded: false, failed_at: 0, paid_at: 0 }
    const invoice = invoices.get(invoice_id) ?? none
    invoices.set(invoice_id, invoice)
    return invoice
  }
  for (const fact of ofKind(facts, 'invoice')) {
    const invoice = about(fact)
    if (fact.is_paid) {
      invoice.isPaid = true
      invoice.paid_at = Math.max(invoice.paid_at, fact.at)
    } else invoice.failed_at = Math.max(invoice.failed_at, fact.at)
  }
  for (const fact of ofKind(facts, 'refund')) {
    const invoice = about(fact)
    // What is given back was paid.
    invoice.isPaid = true
    invoice.isRefunded ||= fact.is_whole
  }
  const all = [...invoices.values()].sort((a, b) => b.made_at - a.made_at || (a.id < b.id ? 1 : -1))
  return all[0] ?? null
}

/**
 * What follows from everything that the payment provider has told of one subscription. It is a function of the set of
 * facts: whichever came first, and however often, the result is the same.
 */
export function standingOf(facts: readonly PaymentFact[]): Standing {
  const newest = newestState(facts)
  const invoice = newestInvoice(facts)
  const checkouts = ofKind(facts, 'checkout')
  const known = [
    newest?.state.checkout_id,
    ...checkouts.map(({ checkout_id }) => checkout_id),
    ...ofKind(facts, 'invoice').map(({ checkout_id }) => checkout_id),
  ]
  const wasPaid = checkouts.some(({ is_paid }) => is_paid)
  return {
    checkout_id: known.find((id) => typeof id === 'string') ?? null,
    status: newest ? statusOf(newest, invoice) : beginning(invoice, wasPaid),
    cancel_at_period_end: newest?.state.cancel_at_period_end ?? false,
    price_ids: newest?.state.price_ids ?? null,
    period_start: newest?.state.period_start || null,
    period_end: newest?.state.period_end || null,
    isDoubtful: newest?.isDoubtful ?? false,
  }
}

function statusOf({ state, at }: { state: ProviderState; at: number }, invoice: Invoice | null): SubscriptionStatus {
  if (state.status === 'ended') return 'ended'
  // Not in the spec: our choice. Money that was given back in full takes its courses with it, until the next payment.
  if (invoice?.isRefunded) return 'refunded'
  if (invoice?.isPaid && invoice.paid_at >= at && state.status !== 'unpaid') return 'active'
  if (invoice && !invoice.isPaid && invoice.failed_at >= at && state.status === 'active') return 'past_due'
  return state.status
}

/** Before the first word about the subscription itself. */
function beginning(invoice: Invoice | null, wasPaid: boolean): SubscriptionStatus {
  if (invoice?.isRefunded) return 'refunded'
  return invoice?.isPaid || wasPaid ? 'active' : 'incomplete'
}

/** Whether the courses are given. A payment that failed is tried again for some days; meanwhile nobody is locked out. */
export const givesCourses = (status: SubscriptionStatus): boolean => status === 'active' || status === 'past_due'
