import type { ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { StreamEvent } from '../streams/streams.ts'
import type { Exchange } from './exchange.ts'

/** architecture.md: a comment every 15 s keeps proxies from closing a quiet stream. */
export const heartbeatMs = 15_000

export interface EventsToSend {
  stream_id: string
  /** The reader has everything up to this one. */
  after: number
  read: (signal: AbortSignal) => AsyncIterable<StreamEvent>
  /** Ends the connection when the server stops, without an end that a client could take for the stream's own. */
  stopping: AbortSignal
  check?: (event: StreamEvent) => void
  closed: () => void
}

const eventText = (number: number, event: string, data: unknown) =>
  `id: ${number}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`

const eventHeaders = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/** Straight to the socket when there is one: no web stream between, and a slow reader slows the reading of the store. */
export function sendEvents({ c, headers, log }: Exchange, events: EventsToSend): Response {
  const head = { ...headers, ...eventHeaders }
  const outgoing = c.env?.outgoing as ServerResponse | undefined
  if (!outgoing) return inMemory(head, events)

  const left = new AbortController()
  const cut = () => outgoing.destroy()
  outgoing.on('close', () => left.abort())
  events.stopping.addEventListener('abort', cut)
  outgoing.writeHead(200, head)
  outgoing.write(eventText(events.after, 'stream', { stream_id: events.stream_id }))
  const heartbeat = setInterval(() => outgoing.writableNeedDrain || outgoing.write(': here\n\n'), heartbeatMs)

  const send = async () => {
    try {
      if (events.stopping.aborted) return cut()
      for await (const event of events.read(left.signal)) {
        if (left.signal.aborted) return
        events.check?.(event)
        const taken = outgoing.write(eventText(event.number, event.event, event.data))
        if (!taken) await drained(outgoing, left.signal)
      }
      outgoing.end()
    } catch (error) {
      log.error({ err: error }, 'stream failed')
      cut()
    } finally {
      clearInterval(heartbeat)
      events.stopping.removeEventListener('abort', cut)
      events.closed()
    }
  }
  void send()
  return RESPONSE_ALREADY_SENT
}

function drained(outgoing: ServerResponse, left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      outgoing.off('drain', done)
      left.removeEventListener('abort', done)
      resolve()
    }
    outgoing.on('drain', done)
    left.addEventListener('abort', done)
    if (left.aborted || !outgoing.writableNeedDrain) done()
  })
}

/** For requests without a socket: tests, and a caller in the same process. */
function inMemory(head: Record<string, string>, events: EventsToSend): Response {
  const left = new AbortController()
  const encoder = new TextEncoder()
  async function* chunks() {
    try {
      yield encoder.encode(eventText(events.after, 'stream', { stream_id: events.stream_id }))
      for await (const event of events.read(left.signal)) {
        events.check?.(event)
        yield encoder.encode(eventText(event.number, event.event, event.data))
      }
    } finally {
      left.abort()
      events.closed()
    }
  }
  return new Response(ReadableStream.from(chunks()) as ReadableStream<Uint8Array>, { status: 200, headers: head })
}
