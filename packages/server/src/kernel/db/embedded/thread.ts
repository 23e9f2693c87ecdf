import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { MessageChannel, Worker } from 'node:worker_threads'
import { Wire } from './wire.ts'
import type { FromWorker, ToWorker, WorkerData } from './worker.ts'

/** The thread in which the embedded database runs: its disk writes block it and nothing else. */
export interface DatabaseThread {
  connect(): Wire
  /** Writes everything to one file, from which another thread in memory can begin. */
  dump(file: string): Promise<void>
  close(): Promise<void>
}

/** A thread doesn't inherit a test runner's way to read TypeScript, and Node 20 has none of its own. */
function startWorker(workerData: WorkerData): Worker {
  if (import.meta.url.endsWith('.js')) return new Worker(new URL('./worker.js', import.meta.url), { workerData })
  const tsx = new URL(
    'dist/esm/api/index.mjs',
    pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json')),
  ).href
  const source = new URL('./worker.ts', import.meta.url).href
  const begin = `import('${tsx}').then(({ register }) => { register(); return import('${source}') })`
  return new Worker(begin, { workerData, eval: true })
}

export async function startThread(data: WorkerData, onFailure: (error: Error) => void): Promise<DatabaseThread> {
  const worker = startWorker(data)
  let closing = false
  const tell = (message: ToWorker) =>
    typeof message === 'object' && 'connect' in message
      ? worker.postMessage(message, [message.connect])
      : worker.postMessage(message)
  const hears = (kind: 'ready' | 'dumped' | 'closed') =>
    new Promise<void>((resolve, reject) => {
      const listen = (message: FromWorker) => {
        if (!(kind in message) && !('failed' in message)) return
        worker.off('message', listen)
        if ('failed' in message) reject(new Error(message.failed))
        else resolve()
      }
      worker.on('message', listen)
      worker.once('error', reject)
      worker.once('exit', () => (kind === 'closed' ? resolve() : reject(new Error('The database thread ended.'))))
    })

  try {
    await hears('ready')
  } catch (error) {
    await worker.terminate()
    throw error
  }
  worker.on('message', (message: FromWorker) => {
    if ('failed' in message && !closing) onFailure(new Error(message.failed))
  })
  worker.on('error', (error) => !closing && onFailure(error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', () => !closing && onFailure(new Error('The database thread ended.')))

  return {
    connect() {
      const { port1, port2 } = new MessageChannel()
      tell({ connect: port2 })
      return new Wire(port1)
    },
    async dump(file) {
      const done = hears('dumped')
      tell({ dump: file })
      await done
    },
    async close() {
      closing = true
      const done = hears('closed')
      tell('close')
      await done
    },
  }
}
