import type { Tx } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { MailTransport } from './mail.ts'

/** A text message to a mobile number. */
export interface Text {
  to: string
  text: string
}

export interface SentText extends Text {
  /** The same when it is sent again because nobody knows whether it went out. */
  id: string
}

/** Delivers one text message, or throws so that it is tried again. */
export type TextTransport = (message: SentText) => Promise<void>

export interface Texter {
  /** In the caller's transaction; it leaves soon after the commit. */
  send(tx: Tx, message: Text): Promise<void>
}

export function createTexter(jobs: Jobs, transport: TextTransport): Texter {
  jobs.handle<Text>('text', { work: ({ id, data }) => transport({ ...data, id }), retries: 4, every: 0.5 })
  return { send: (tx, message) => jobs.send(tx, 'text', { to: message.to, text: message.text }) }
}

/**
 * Not in the spec: our choice. Providers differ, so the operator's own gateway gets `{ id, to, text }` as JSON, with the
 * address's password as bearer token, and answers 2xx when it has taken it. The same `id` is the same message.
 */
export function gatewayTransport(address: string): TextTransport {
  const url = new URL(address)
  const token = decodeURIComponent(url.password)
  url.username = ''
  url.password = ''
  return async (message) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(message),
      redirect: 'error',
      signal: AbortSignal.timeout(20_000),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}`)
  }
}

/** Beside the mails, in the same outbox. */
export const outboxTexts =
  (outbox: MailTransport): TextTransport =>
  ({ id, to, text }) =>
    outbox({ id, from: 'SMS', to, subject: 'Text message', text })
