import type { Attributes, WidgetTools } from '@coachkit/sdk'
import { checkFields, createField, showRefused } from '../parts/form/form-field.ts'
import { sentenceIn } from '../parts/form/form-problems.ts'
import { mailRule } from '../parts/form/mail-rule.ts'
import { createSending } from '../parts/sign-in/sending.ts'
import type { SignInWish } from '../parts/sign-in/sign-in.events.ts'
import type { passwordAttributes } from './coach-password.attributes.ts'
import type { PasswordWords } from './words/en.ts'

export interface PasswordEvents {
  /** A new password is set; every session of the account has ended. */
  'coach-password-set': Record<never, never>
  /** Another screen is wished for; the page knows where it is. */
  'coach-navigate': SignInWish
  [name: `coach-${string}`]: unknown
}

const sentenceOf = sentenceIn<keyof PasswordWords>({ 'auth.link-spent': 'lead.spent' })

export function createPassword(
  { call, emit, text, later }: WidgetTools<PasswordEvents, PasswordWords>,
  attributes: Attributes<typeof passwordAttributes>,
) {
  const fields = { email: createField(attributes.email.peek()), new_password: createField('') }
  const token = attributes.token.peek()
  const sending = createSending<'ask' | 'reset' | 'done' | 'spent'>(token ? 'reset' : 'ask', 'ask', later)
  const { step, problem, alone } = sending
  const email = () => fields.email.value.peek().trim()

  async function ask() {
    if (!checkFields(fields, { email: mailRule(text) })) return
    await alone(async () => {
      // The field's name has the product's slug in it, which the contract writes as {product}.
      const fromCheckout = attributes.from_checkout.peek()
        ? { [`is_from_${attributes.product.peek()}_new_buy_page`]: true }
        : {}
      const reply = await call('POST auth/password/reset/link', { body: { email: email(), ...fromCheckout } })
      if (reply.ok) return sending.sent()
      const isBeside = showRefused(fields, reply.problem, () => text('form.email'))
      if (!isBeside) problem.value = text(sentenceOf(reply.problem.code))
    })
  }

  async function reset() {
    const isLong = (value: string) => (value.length >= 8 ? null : text('form.password-short'))
    if (!token || !checkFields(fields, { new_password: isLong })) return
    await alone(async () => {
      const reply = await call('POST auth/password/reset', {
        body: { token, new_password: fields.new_password.value.peek() },
      })
      if (reply.ok) {
        fields.new_password.value.value = ''
        step.value = 'done'
        emit('coach-password-set', {})
      } else if (reply.problem.code === 'auth.link-spent') step.value = 'spent'
      else if (!showRefused(fields, reply.problem, () => text('form.password-known')))
        problem.value = text(sentenceOf(reply.problem.code))
    })
  }

  const toLogin = () => emit('coach-navigate', { to: 'login', ...(email() ? { email: email() } : {}) })

  return { ...sending, fields, ask, reset, toLogin, text }
}
export type PasswordState = ReturnType<typeof createPassword>
