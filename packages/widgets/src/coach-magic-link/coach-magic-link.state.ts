import type { AnswerOf, Calls } from '@coachkit/contract'
import type { Attributes, WidgetTools } from '@coachkit/sdk'
import { signal } from '@preact/signals'
import { checkFields, createField, showRefused } from '../parts/form/form-field.ts'
import { type OwnProblems, sentenceIn } from '../parts/form/form-problems.ts'
import { mailRule } from '../parts/form/mail-rule.ts'
import { deviceHeaders } from '../parts/sign-in/device-id.ts'
import { createSending } from '../parts/sign-in/sending.ts'
import type { SignInWish, SomebodySignedIn } from '../parts/sign-in/sign-in.events.ts'
import type { magicLinkAttributes } from './coach-magic-link.attributes.ts'
import type { MagicLinkWords } from './words/en.ts'

export interface MagicLinkEvents {
  /** Somebody signed in; the page keeps the token. */
  'coach-signed-in': SomebodySignedIn
  /** The link was used, or is no good any more: the page can forget its token. */
  'coach-link-spent': Record<never, never>
  /** Another screen is wished for; the page knows where it is. */
  'coach-navigate': SignInWish
  [name: `coach-${string}`]: unknown
}

const own: OwnProblems<
  'POST auth/magic-link' | 'POST auth/magic-link/consume' | 'GET auth/magic-link/{token}/validate',
  keyof MagicLinkWords
> = { 'auth.link-spent': 'lead.spent', 'auth.inactive': 'problem.inactive' }
const sentenceOf = sentenceIn<keyof MagicLinkWords>(own)

export type LinkFound = AnswerOf<Calls, 'GET auth/magic-link/{token}/validate'>

export function createMagicLink(
  { call, emit, text, later }: WidgetTools<MagicLinkEvents, MagicLinkWords>,
  attributes: Attributes<typeof magicLinkAttributes>,
) {
  const fields = { email: createField(attributes.email.peek()) }
  const token = attributes.token.peek() ?? ''
  const sending = createSending<'ask' | 'looking' | 'confirm' | 'spent'>(token ? 'looking' : 'ask', 'ask', later)
  const { step, problem, alone } = sending
  const found = signal<LinkFound | null>(null)
  const email = () => fields.email.value.peek().trim()

  async function ask() {
    if (!checkFields(fields, { email: mailRule(text) })) return
    await alone(async () => {
      const portal = attributes.portal.peek()
      const reply = await call('POST auth/magic-link', { body: { email: email(), ...(portal ? { portal } : {}) } })
      if (reply.ok) return sending.sent()
      const isBeside = showRefused(fields, reply.problem, () => text('form.email'))
      if (!isBeside) problem.value = text(sentenceOf(reply.problem.code))
    })
  }

  function spend() {
    step.value = 'spent'
    emit('coach-link-spent', {})
  }

  /** Looks only: mail programs and their prefetchers may do as much. The link is used by the person's own press. */
  const look = () =>
    alone(async () => {
      const reply = await call('GET auth/magic-link/{token}/validate', { params: { token } })
      if (reply.ok) {
        found.value = reply.answer
        step.value = 'confirm'
      } else if (reply.problem.code === 'auth.link-spent') spend()
      else problem.value = text(sentenceOf(reply.problem.code))
    })

  const confirm = () =>
    alone(async () => {
      const reply = await call('POST auth/magic-link/consume', { headers: deviceHeaders(), body: { token } })
      if (!reply.ok) {
        if (reply.problem.code === 'auth.link-spent') spend()
        else problem.value = text(sentenceOf(reply.problem.code))
        return
      }
      const { user, access_token, expires_at, referral_code } = reply.answer
      const is_new = found.peek()?.purpose === 'sign-up'
      emit('coach-link-spent', {})
      emit('coach-signed-in', { user, access_token, expires_at, is_new, referral_code })
    })

  const toLogin = () => emit('coach-navigate', { to: 'login', ...(email() ? { email: email() } : {}) })

  if (token) void look()
  return {
    ...sending,
    ...{ fields, found, ask, look, confirm, toLogin, text },
  }
}
export type MagicLinkState = ReturnType<typeof createMagicLink>
