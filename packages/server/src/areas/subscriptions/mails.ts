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
  isSandbox ? '\nThis was the sandbox: no money has moved, and no card was charged.\n' : ''

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
    ? `It is paid until ${day}, and ends then.`
    : `It is paid until ${day}. It renews on that day for ${money(next.amount, next.currency)} a ${each}, until you cancel.`
}

See and change your subscription here:
${manage_url}`,
  }
}

export const boughtTwice = (
  about: Pick<Receipt, 'student_name' | 'isOwn' | 'lines' | 'isSandbox'> & { amount: number; currency: string },
) => ({
  subject: 'You paid twice, and get it back',
  text: `Somebody had paid for this already when your payment arrived, for ${whose(about)}:

${listOf(about.lines)}

It is paid back: ${money(about.amount, about.currency)}. The courses stay open, paid once.
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
    subject: `${count}, because of a code for friends`,
    text: `${
      about.isFriend
        ? 'You came with a friend’s code and have paid for the first time.'
        : 'A friend who came with your code has paid for the first time.'
    } ${count} for ${whose(about)} has been added: the next payment is on ${longDay(about.until, about.time_zone)}.

See your subscription here:
${about.manage_url}`,
  }
}
