import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SentMail } from './mail.ts'

type Stored = SentMail & { at: string }

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 44em; margin: 0 auto; padding: 24px 16px }
article { border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 8px; padding: 16px; margin: 16px 0 }
h1 { font-size: 25px; line-height: 1.2 } h2 { font-size: 16px; margin: 0 }
p { margin: 4px 0; opacity: .75 } pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 12px 0 0 }
`
const styleHash = createHash('sha256').update(style).digest('base64')

const plain = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Every second piece is an address. */
const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((piece, index) => (index % 2 === 0 ? plain(piece) : `<a href="${plain(piece)}">${plain(piece)}</a>`))
    .join('')

async function readOutbox(folder: string): Promise<Stored[]> {
  const names = await readdir(folder).catch(() => [])
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Stored),
  )
  return mails.sort((a, b) => b.at.localeCompare(a.at)).slice(0, 200)
}

const mailView = ({ to, subject, text, at }: Stored) => `<article>
<h2>${plain(subject)}</h2>
<p>To ${plain(to)}, <time datetime="${plain(at)}">${plain(new Date(at).toUTCString())}</time></p>
<pre>${withLinks(text)}</pre>
</article>`

/** The mails that a demonstration did not send. Mount it in demonstration mode only: anybody may read it. */
export async function outboxPage(folder: string): Promise<Response> {
  const mails = await readOutbox(folder)
  const list = mails.length > 0 ? mails.map(mailView).join('\n') : '<p>No emails yet.</p>'
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><style>${style}</style></head>
<body><main><h1>Outbox</h1><p>No mail server is set up, so emails stay here.</p>
${list}
</main></body>
</html>
`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  })
}
