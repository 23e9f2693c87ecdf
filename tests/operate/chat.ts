import { randomUUID } from 'node:crypto'

export interface Heard {
  stream_id: string
  last: number
  text: string
  /** The whole answer as it was stored; null until its end was heard. */
  stored: string | null
}

/** Reads events on from what was heard, until the end, until it is cut, or as long as `goOn` says. */
async function listen(response: Response, heard: Heard, goOn: (heard: Heard) => boolean): Promise<void> {
  let waiting = ''
  try {
    for await (const chunk of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      waiting += chunk
      for (let end = waiting.indexOf('\n\n'); end >= 0; end = waiting.indexOf('\n\n')) {
        const fields = Object.fromEntries(
          waiting
            .slice(0, end)
            .split('\n')
            .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
        )
        waiting = waiting.slice(end + 2)
        if (!fields.data) continue
        const data = JSON.parse(fields.data)
        heard.last = Number(fields.id)
        if (fields.event === 'stream') heard.stream_id = data.stream_id
        if (typeof data.delta === 'string') heard.text += data.delta
        if (fields.event === 'done') heard.stored = data.message.text
      }
      if (!goOn(heard)) return
    }
  } catch {
    // Cut: the rest is read elsewhere.
  }
}

/** Asks the coach at one process, kills it in the middle of the answer, and hears the rest where people are led to. */
export async function chatThroughAKill(
  at: string,
  url: string,
  token: string,
  kill: () => Promise<void>,
): Promise<Heard & { before: number; waited: number }> {
  const heard: Heard = { stream_id: '', last: 0, text: '', stored: null }
  const form = new FormData()
  form.set(
    'messages',
    JSON.stringify([{ text: 'Explain to me step by step how fractions are added.', from_user: true }]),
  )
  const headers = { authorization: `Bearer ${token}` }
  const first = await fetch(`${at}/api/v1/chat/stream`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: form,
  })
  if (!first.ok) throw new Error(`chat/stream answered ${first.status}: ${await first.text()}`)
  await listen(first, heard, ({ text }) => text.length < 40)
  const before = heard.text.length
  await kill()
  const killed = performance.now()
  for (let tries = 0; heard.stored === null && tries < 120; tries += 1) {
    const next = await fetch(`${url}/api/v1/streams/${heard.stream_id}`, {
      headers: { ...headers, 'last-event-id': String(heard.last) },
    }).catch(() => null)
    if (next?.ok) await listen(next, heard, () => true)
    else await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return { ...heard, before, waited: Math.round(performance.now() - killed) }
}
