import type { WidgetTools } from '@coachkit/sdk'
import { computed, signal } from '@preact/signals'
import { isVisitor } from '../parts/family/is-visitor.ts'
import { checkFields, createField, showRefused } from '../parts/form/form-field.ts'
import { type OwnProblems, sentenceIn } from '../parts/form/form-problems.ts'
import { mailRule } from '../parts/form/mail-rule.ts'
import type { ContactWords } from './words/en.ts'

export interface ContactEvents {
  /** A message to the support is on its way. */
  'coach-contact-sent': Record<never, never>
  [name: `coach-${string}`]: unknown
}

/** As the contract has it. */
const longest = 5000

const own: OwnProblems<'POST mailer/contact-us' | 'POST users/contact-us', keyof ContactWords> = {}
const sentenceOf = sentenceIn<keyof ContactWords>(own)

/** A guest says where the answer goes; of somebody who is signed in the server knows it, and takes no other. */
export function createContact({ call, emit, session, text }: WidgetTools<ContactEvents, ContactWords>) {
  const fields = { from_email: createField(''), message: createField('') }
  const busy = signal(false)
  const problem = signal<string | null>(null)
  const sent = signal<{ email: string | null } | null>(null)
  // A parent or a teacher is known too, though no learner.
  const isKnown = computed(() => session.state.value !== 'starting' && !isVisitor(session))

  const isMessage = (value: string) => {
    if (!value.trim()) return text('form.missing')
    return value.trim().length > longest ? text('message.long') : null
  }

  async function send() {
    const known = isKnown.peek()
    const rules = { ...(known ? {} : { from_email: mailRule(text) }), message: isMessage }
    if (busy.peek() || !checkFields(fields, rules)) return
    const from_email = fields.from_email.value.peek().trim()
    const message = fields.message.value.peek().trim()
    problem.value = null
    busy.value = true
    const reply = known
      ? await call('POST users/contact-us', { body: { message } })
      : await call('POST mailer/contact-us', { body: { from_email, message } })
    busy.value = false
    if (!reply.ok) {
      const isBeside = showRefused(fields, reply.problem, (name) =>
        text(name === 'from_email' ? 'form.email' : 'form.wrong'),
      )
      if (!isBeside) problem.value = text(sentenceOf(reply.problem.code))
      return
    }
    fields.message.value.value = ''
    sent.value = { email: known ? null : from_email }
    emit('coach-contact-sent', {})
  }

  function again() {
    sent.value = null
  }

  return { fields, busy, problem, sent, isKnown, send, again, text }
}
export type ContactState = ReturnType<typeof createContact>
