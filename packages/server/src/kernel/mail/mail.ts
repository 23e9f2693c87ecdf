import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Tx } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'

export interface Mail {
  to: string
  subject: string
  /** Plain text; links stand in it as they are. */
  text: string
  /** Where an answer goes, when it is not to us. */
  reply_to?: string
}

export interface SentMail extends Mail {
  /** The same when a mail is sent again because nobody knows whether it went out. */
  id: string
  from: string
}

/** Delivers one mail, or throws so that it is tried again. */
export type MailTransport = (mail: SentMail) => Promise<void>

export interface Mailer {
  /** In the caller's transaction; it leaves soon after the commit. */
  send(tx: Tx, mail: Mail): Promise<void>
}

export function createMailer(jobs: Jobs, transport: MailTransport, from: string): Mailer {
  jobs.handle<Mail>('mail', {
    work: ({ id, data }) => transport({ ...data, id, from }),
    retries: 8,
    // Somebody may be waiting for a code.
    every: 0.5,
  })
  return {
    send: (tx, { to, subject, text, reply_to }) =>
      jobs.send(tx, 'mail', { to, subject, text, ...(reply_to !== undefined && { reply_to }) }),
  }
}

/** `smtp://user:password@host:port` or `smtps://…`. */
export function smtpTransport(url: string): MailTransport {
  const { hostname } = new URL(url)
  const smtp = createTransport(url, {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  } as object)
  return async ({ id, from, to, subject, text, reply_to }) => {
    // As an object it is one address and is not taken apart, whatever stands in it.
    const replyTo = reply_to === undefined ? {} : { replyTo: { name: '', address: reply_to } }
    await smtp.sendMail({ messageId: `<${id}@${hostname}>`, from, to, subject, text, ...replyTo })
  }
}

/** One JSON file per mail in the data folder: what there is until a mail server is configured. */
export function outboxTransport(folder: string): MailTransport {
  return async (mail) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const place = join(folder, `${mail.id}.json`)
    const file = await open(`${place}.draft`, 'w', 0o600)
    try {
      await file.writeFile(`${JSON.stringify({ ...mail, at: new Date().toISOString() }, null, 2)}\n`)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(`${place}.draft`, place)
  }
}
