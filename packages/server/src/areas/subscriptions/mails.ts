import type { CheckoutMode } from '@coachkit/contract'
import { longDay, money } from '../../kernel/payments/money.ts'

/** Texts of the mails about payments; plain text, as all mail here. */

export interface Receipt {
  student_name: string
  /** Whether the payer is the student. */
  isOwn: boolean
  lines: readonly { name: string; amount: number }[]
  paid: { amount: number; currency: string }
  /** What the next period costs. */
  next: { amount: number; currency: string }
  mode: CheckoutMode
  period_end: Date
  time_zone: string
  cancel_at_period_end: boolean
  isSandbox: boolean
  manage_url: string
}

const whose = ({ student_name, isOwn }: Pick<Receipt, 'student_name' | 'isOwn'>) => (isOwn ? 'you' : student_name)
const listOf = (lines: Receipt['lines']) => lines.map(({ name }) => `- ${name}`).join('\n')
/** Whoever tries the sandbox must not believe that money was taken. */
const sandboxNote = (isSandbox: boolean) =>
  isSandbox ? '\nThis was a test payment: no money has moved, and no card was charged.\n' : ''

export function paymentReceived(receipt: Receipt) {
  const { lines, paid, next, mode, period_end, time_zone, cancel_at_period_end, isSandbox, manage_url } = receipt
  const day = longDay(period_end, time_zone)
  const each = mode === 'annual' ? 'year' : 'month'
  return {
    subject: `We received your payment of ${money(paid.amount, paid.currency)}`,
    text: `Thank you. We received your payment of ${money(paid.amount, paid.currency)} for ${whose(receipt)}:

${listOf(lines)}
${sandboxNote(isSandbox)}
${
  cancel_at_period_end
    ? `It’s paid until ${day} and ends then.`
    : `It’s paid until ${day}. It then renews automatically for ${money(next.amount, next.currency)} a ${each} until you cancel.`
}

View or change your subscription here:
${manage_url}`,
  }
}

export const boughtTwice = (
  about: Pick<Receipt, 'student_name' | 'isOwn' | 'lines' | 'isSandbox'> & { amount: number; currency: string },
) => ({
  subject: 'We’ve refunded a second payment',
  text: `These courses for ${whose(about)} were already paid for when your payment arrived:

${listOf(about.lines)}

We’ve refunded ${money(about.amount, about.currency)}. The courses stay open.
${sandboxNote(about.isSandbox)}`,
})

export const freeMonthAdded = (about: {
  months: number
  until: Date
  time_zone: string
  isFriend: boolean
  student_name: string
  isOwn: boolean
  manage_url: string
}) => {
  const count = about.months === 1 ? 'A free month' : `${about.months} free months`
  return {
    subject: `${count} from a friend’s code`,
    text: `${
      about.isFriend
        ? 'You used a friend’s code and have made your first payment.'
        : 'A friend who used your code has made their first payment.'
    } ${count} for ${whose(about)} ${about.months === 1 ? 'has' : 'have'} been added. The next payment is on ${longDay(about.until, about.time_zone)}.

View your subscription here:
${about.manage_url}`,
  }
}
