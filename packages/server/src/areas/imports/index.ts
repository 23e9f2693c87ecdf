import { type ImportFile, ImportRefusal, readImport } from '@coachkit/content'
import type { ImportReport } from '@coachkit/contract'
import type { Database } from '../../kernel/db/database.ts'
import { route } from '../../kernel/http/route.ts'
import type { Leases } from '../../kernel/jobs/leases.ts'
import type { QuizPublisher } from '../../kernel/ports.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { ownersOf } from '../../kernel/streams/owners.ts'
import type { Streams } from '../../kernel/streams/streams.ts'
import { type Intake, runImport } from './run-import.ts'
import { createImportStore, type DropStaged } from './store.ts'

export type { Intake } from './run-import.ts'

const leaseKind = 'import'

interface Payload {
  import_id: string
  stream_id: string
}

export interface ImportsDeps {
  database: Database
  intake: Intake & { dropStaged: DropStaged }
  quizzes: QuizPublisher
  streams: Streams
  leases: Leases
}

const fileOf = (filename: string, size: number | null, open: () => AsyncIterable<Uint8Array>): ImportFile => ({
  filename,
  size,
  open,
})

async function* chunksOf(file: File): AsyncGenerator<Uint8Array> {
  for await (const chunk of file.stream()) yield chunk as Uint8Array
}

/** A name for people to read, without the sender's folders. */
const nameOf = (file: File): string => (file.name.split(/[\\/]/).at(-1) || 'file').slice(0, 200)

export function createImportsArea({ database, intake, quizzes, streams, leases }: ImportsDeps) {
  const store = createImportStore(database, intake.dropStaged)
  const deps = { database, intake, quizzes }

  leases.handle<Payload>(leaseKind, {
    attempts: 3,
    concurrency: 1,
    async work({ payload: { import_id, stream_id }, signal }) {
      const writer = await streams.writer(stream_id)
      const run = await store.find(import_id)
      if (!run || run.state === 'dead') throw new Error('The import is not there any more.')
      if (run.report) return writer.finish({ event: 'report', data: run.report })
      await store.startOver(import_id)
      try {
        const report = await runImport(deps, {
          import_id,
          file: fileOf(run.filename, null, () => store.readFile(import_id)),
          format: run.format ?? undefined,
          signal,
          async progress(read, of) {
            await store.alive(import_id)
            await writer.write('progress', { read, of })
          },
          done: (tx, whole) => store.finish(tx, import_id, whole),
        })
        await writer.finish({ event: 'report', data: report })
      } catch (error) {
        if (!(error instanceof ImportRefusal)) throw error
        await store.refuse(import_id)
        await writer.finish({ event: 'error', data: { code: error.code, detail: error.message } })
      }
    },
    async giveUp({ payload: { import_id, stream_id } }) {
      await store.refuse(import_id)
      const writer = await streams.writer(stream_id)
      await writer.finish({
        event: 'error',
        data: { code: 'server.failed', detail: 'The import did not end. Nothing of it was kept; try again.' },
      })
    },
  })

  const routes = [
    route('POST imports', async ({ form, user }) => {
      const [owner] = ownersOf(user, undefined)
      if (!owner) throw new Refusal('session.role')
      const filename = nameOf(form.file)
      const file = fileOf(filename, form.file.size, () => chunksOf(form.file))
      try {
        // Only the beginning is looked at: a wrong file is refused at once, a broken one while it is read.
        await readImport(file, form.format)
      } catch (error) {
        if (error instanceof ImportRefusal) throw new Refusal(error.code, { file: error.message }, { cause: error })
        throw error
      }
      await store.buryDead({ all: false })
      const { stream_id } = await database.withTx(async (tx) => {
        const import_id = await store.begin(tx, filename, form.format)
        if (!import_id) throw new Refusal('import.busy')
        await store.keepFile(tx, import_id, file.open())
        const opened = await streams.open(tx, owner)
        await leases.add(tx, leaseKind, { import_id, stream_id: opened.stream_id } satisfies Payload)
        return opened
      })
      leases.nudge()
      return { stream_id }
    }),
  ]

  /**
   * An import by the process that has the database to itself, such as the command line; throws `ImportRefusal`.
   * `alone`: no other process can be at work, so every run that is still open is a dead one's.
   */
  async function importFile(
    file: ImportFile,
    options: {
      format?: string
      alone: boolean
      signal: AbortSignal
      progress: (read: number, of: number | null) => void
    },
  ): Promise<ImportReport> {
    await store.buryDead({ all: options.alone })
    const import_id = await database.withTx((tx) => store.begin(tx, file.filename, options.format))
    if (!import_id) throw new Refusal('import.busy')
    try {
      return await runImport(deps, {
        import_id,
        file,
        format: options.format,
        signal: options.signal,
        async progress(read, of) {
          await store.alive(import_id)
          options.progress(read, of)
        },
        done: (tx, whole) => store.finish(tx, import_id, whole),
      })
    } catch (error) {
      await store.refuse(import_id)
      throw error
    }
  }

  return { routes, importFile }
}

export type ImportsArea = ReturnType<typeof createImportsArea>
