import fs from 'node:fs'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { Batches } from './batches.ts'
import { SyncedFiles, syncDirectory, syncedStartParams, syncTree } from './synced-files.ts'

/** What the main thread says. */
export type ToWorker = { connect: MessagePort } | { dump: string } | 'close'
/** What the database's thread says. */
export type FromWorker = { ready: true } | { failed: string } | { dumped: true } | { closed: true }
/** `directory` null keeps everything in memory; `template` is a dumped data folder to begin with. */
export type WorkerData = { directory: string | null; template: string | null }

if (!parentPort) throw new Error('This file runs as the thread of the embedded database.')
const main = parentPort
const { directory, template } = workerData as WorkerData
const say = (message: FromWorker) => main.postMessage(message)

// Not in the spec: our choice. Alone, PostgreSQL never makes a checkpoint, so that its log would only ever grow.
const checkpointAfterBytes = 64 * 1024 * 1024

/** Made beside its place and renamed when it is whole, so that a killed first start leaves nothing half there. */
async function createOnDisk(place: string): Promise<void> {
  const draft = `${place}.draft`
  fs.rmSync(draft, { recursive: true, force: true })
  fs.mkdirSync(draft, { recursive: true, mode: 0o700 })
  const pg = await PGlite.create({ fs: new SyncedFiles(draft) })
  await pg.close()
  syncTree(draft)
  fs.renameSync(draft, place)
  syncDirectory(`${place}/..`)
}

async function open(): Promise<{ pg: PGlite; files: SyncedFiles | null }> {
  if (directory === null) {
    const loadDataDir = template ? new Blob([new Uint8Array(fs.readFileSync(template))]) : undefined
    return { pg: await PGlite.create({ ...(loadDataDir && { loadDataDir }) }), files: null }
  }
  if (!fs.existsSync(`${directory}/PG_VERSION`)) await createOnDisk(directory)
  const files = new SyncedFiles(directory)
  return { pg: await PGlite.create({ fs: files, startParams: syncedStartParams }), files }
}

/** A commit must reach the disk before it is answered: refuses to serve when it doesn't. */
async function provesSync(pg: PGlite, files: SyncedFiles): Promise<void> {
  const before = files.count
  await pg.query("select pg_logical_emit_message(true, 'coachkit', 'a commit that has to reach the disk')")
  if (files.count === before) {
    throw new Error('The embedded database answered a commit without writing it to the disk. It will not be used.')
  }
}

function serve(pg: PGlite, port: MessagePort): void {
  const batches = new Batches()
  let logged = 0
  port.on('message', (chunk: Uint8Array) => {
    try {
      for (const batch of batches.push(chunk)) {
        const answer = pg.execProtocolRawSync(batch)
        if (answer.byteLength > 0) port.postMessage(answer, [answer.buffer as ArrayBuffer])
        logged += batch.byteLength
      }
    } catch (error) {
      // The backend ended. Its memory can't be trusted any more; the process has to begin again.
      say({ failed: `The embedded database broke down: ${error instanceof Error ? error.message : String(error)}` })
      port.close()
    }
    if (logged > checkpointAfterBytes && directory !== null && !pg.isInTransaction()) {
      logged = 0
      pg.exec('checkpoint').catch((error) => say({ failed: String(error) }))
    }
  })
}

try {
  const { pg, files } = await open()
  if (files) await provesSync(pg, files)
  main.on('message', async (message: ToWorker) => {
    try {
      if (message === 'close') {
        await pg.close()
        say({ closed: true })
        process.exit(0)
      } else if ('dump' in message) {
        await pg.exec('checkpoint')
        const data = await pg.dumpDataDir('none')
        fs.writeFileSync(message.dump, new Uint8Array(await data.arrayBuffer()))
        say({ dumped: true })
      } else {
        // The backend's session outlives a connection: what the last one left behind goes.
        await pg.exec('rollback')
        await pg.exec('discard all')
        serve(pg, message.connect)
      }
    } catch (error) {
      say({ failed: error instanceof Error ? error.message : String(error) })
    }
  })
  say({ ready: true })
} catch (error) {
  say({ failed: error instanceof Error ? error.message : String(error) })
}
