import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ImportFile, ImportRefusal } from '@coachkit/content'
import { ImportReport, Problem } from '@coachkit/contract'
import type { Importer } from './importer.ts'

/** How long a server may be away in the middle of an import, while it is started again. */
const patience = 60_000

interface ServerEvent {
  id: string
  event: string
  data: unknown
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  let waiting = ''
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    waiting += chunk
    for (let end = waiting.indexOf('\n\n'); end !== -1; end = waiting.indexOf('\n\n')) {
      const fields = new Map(
        waiting
          .slice(0, end)
          .split('\n')
          .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()] as const),
      )
      waiting = waiting.slice(end + 2)
      const [id, event, data] = [fields.get('id'), fields.get('event'), fields.get('data')]
      if (id !== undefined && event && data) yield { id, event, data: JSON.parse(data) }
    }
  }
}

async function refusalOf(response: Response): Promise<Error> {
  const problem = Problem.safeParse(await response.json().catch(() => null))
  if (!problem.success) return new Error(`The server answered ${response.status}.`)
  const { code, detail, errors } = problem.data
  const reason = errors?.file ?? detail
  return code === 'import.unreadable' || code === 'import.unknown-format'
    ? new ImportRefusal(code, reason)
    : new Error(reason)
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Imports through the server that has the database; a cut connection is taken up again where it broke off. */
export async function importOverHttp(address: string, data_dir: string): Promise<Importer> {
  const token = (await readFile(join(data_dir, 'operator-token'), 'utf8')).trim()
  const headers = { authorization: `Bearer ${token}` }

  async function begin(file: ImportFile, signal: AbortSignal): Promise<Response> {
    const chunks: Uint8Array<ArrayBuffer>[] = []
    for await (const chunk of file.open()) chunks.push(new Uint8Array(chunk))
    const form = new FormData()
    form.set('file', new Blob(chunks), file.filename)
    const response = await fetch(`${address}/api/v1/imports`, { method: 'POST', headers, body: form, signal })
    if (!response.ok) throw await refusalOf(response)
    return response
  }

  async function goOn(stream_id: string, last: string, signal: AbortSignal): Promise<Response> {
    const until = Date.now() + patience
    for (;;) {
      signal.throwIfAborted()
      const response = await fetch(`${address}/api/v1/streams/${stream_id}`, {
        headers: { ...headers, 'last-event-id': last },
        signal,
      }).catch(() => null)
      if (response?.ok) return response
      if (response && response.status < 500) throw await refusalOf(response)
      if (Date.now() > until) throw new Error('The server does not answer any more. Run the import again when it does.')
      await pause(500)
    }
  }

  return {
    async importFile(file, { progress, signal }) {
      let response = await begin(file, signal)
      let stream_id = ''
      let last = '0'
      for (;;) {
        try {
          for await (const { id, event, data } of eventsOf(response.body ?? new ReadableStream())) {
            last = id
            if (event === 'stream') stream_id = (data as { stream_id: string }).stream_id
            if (event === 'progress') {
              const { read, of } = data as { read: number; of: number | null }
              progress(read, of)
            }
            if (event === 'report') return ImportReport.parse(data)
            if (event === 'error') {
              const { code, detail } = data as { code: string; detail: string }
              throw code.startsWith('import.') ? new ImportRefusal('import.unreadable', detail) : new ServerSaid(detail)
            }
          }
        } catch (error) {
          if (error instanceof ImportRefusal || error instanceof ServerSaid || signal.aborted) throw error
        }
        if (stream_id === '')
          throw new Error('The server broke off before it said that it has the file. Run the import again.')
        response = await goOn(stream_id, last, signal)
      }
    },
    close: async () => {},
  }
}

class ServerSaid extends Error {}
