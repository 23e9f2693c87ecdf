import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { vi } from 'vitest'
import type { SentMail } from '../kernel/mail/mail.ts'
import type { TestServer } from './server.ts'

/** Mails and text messages to one address, oldest first, once there are so many. */
export async function mailsTo({ config }: Pick<TestServer, 'config'>, to: string, count = 1): Promise<SentMail[]> {
  const folder = join(config.DATA_DIR, 'outbox')
  const read = async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'))
    const all = await Promise.all(
      names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as SentMail & { at: string }),
    )
    return all.filter((mail) => mail.to === to).sort((a, b) => a.at.localeCompare(b.at))
  }
  return vi.waitFor(
    async () => {
      const found = await read()
      if (found.length < count) throw new Error(`${found.length} of ${count} mails to ${to} came`)
      return found
    },
    { timeout: 20_000, interval: 50 },
  )
}

/** The newest mail once there are so many. */
export async function newestMailTo(server: Pick<TestServer, 'config'>, to: string, count = 1): Promise<SentMail> {
  const mail = (await mailsTo(server, to, count)).at(-1)
  if (!mail) throw new Error(`There is no mail to ${to}`)
  return mail
}

/** The one-time token of the link in a mail. */
export function tokenIn({ text }: Pick<SentMail, 'text'>): string {
  const [token] = /ot_[\w-]{43}/.exec(text) ?? []
  if (!token) throw new Error('There is no link in this mail')
  return token
}

/** The six digits in a mail or a text message. */
export function codeIn({ text }: Pick<SentMail, 'text'>): string {
  const [code] = /\b\d{6}\b/.exec(text) ?? []
  if (!code) throw new Error('There is no code in this mail')
  return code
}
