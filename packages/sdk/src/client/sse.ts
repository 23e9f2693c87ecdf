export interface SseEvent {
  event: string
  data: unknown
  id: number
}

/**
 * Reads server-sent events from text that was cut anywhere. An event counts once its empty line has come, so that half
 * an event before a cut is never seen.
 */
export function createSseReader() {
  let rest = ''
  let event = ''
  let data: string[] = []
  let id = 0

  /** An event that can't be read is logged and left out; those after it count (part 2 §8). */
  function whole(): SseEvent | undefined {
    if (data.length === 0) return
    try {
      return { event: event || 'message', data: JSON.parse(data.join('\n')), id }
    } catch (cause) {
      console.error(`CoachKit: the event "${event || 'message'}" of a stream could not be parsed.`, cause)
    }
  }

  function line(text: string): SseEvent | undefined {
    if (text === '') {
      const read = whole()
      event = ''
      data = []
      return read
    }
    const colon = text.indexOf(':')
    const field = colon < 0 ? text : text.slice(0, colon)
    const value = colon < 0 ? '' : text.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') event = value
    else if (field === 'data') data.push(value)
    else if (field === 'id' && /^\d+$/.test(value)) id = Number(value)
    return undefined
  }

  return (text: string) => {
    rest += text
    const events: SseEvent[] = []
    for (;;) {
      const end = rest.search(/[\r\n]/)
      // A carriage return at the very end may be half of a pair.
      if (end < 0 || (rest[end] === '\r' && end === rest.length - 1)) return events
      const read = line(rest.slice(0, end))
      rest = rest.slice(end + (rest.startsWith('\r\n', end) ? 2 : 1))
      if (read) events.push(read)
    }
  }
}

/** Part 2 §8 has this sentence. */
export const noBody = () => console.error('Streaming res body is not available')

/** The events of a response's body, one array per chunk. `alive` hears of every chunk, heartbeats too. */
export async function* readSse(body: ReadableStream<Uint8Array<ArrayBuffer>>, alive: () => void) {
  const read = createSseReader()
  const decoder = new TextDecoder()
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      alive()
      if (done) return
      yield* read(decoder.decode(value, { stream: true }))
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}
