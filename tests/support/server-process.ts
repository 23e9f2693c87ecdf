import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { root } from './platform.ts'

export interface ServerProcess {
  readonly url: string
  start(): Promise<void>
  /** As a power cut would: nothing in the process gets to say anything. */
  kill(): Promise<void>
  stop(): Promise<void>
  log(): string
}

const dist = 'packages/server/dist/main.js'
const source = ['--import', 'tsx', '--conditions=coachkit-source', 'packages/server/src/main.ts']
const longestLog = 200_000

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}

/** The real server in a process of its own, always on the same port and data. */
export async function serverProcess(env: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let log = ''
  let child: ChildProcess | null = null

  async function end(signal: 'SIGKILL' | 'SIGTERM') {
    const ending = child
    child = null
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    ending.kill(signal)
    await once(ending, 'exit')
  }

  return {
    url,
    log: () => log,
    async start() {
      const args = existsSync(join(root, dist)) ? [dist] : source
      const started = spawn(process.execPath, args, {
        cwd: root,
        env: { ...process.env, NODE_ENV: 'development', LOG_LEVEL: 'warn', PORT: String(port), ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child = started
      for (const stream of [started.stdout, started.stderr]) {
        stream?.on('data', (data) => {
          log = (log + data).slice(-longestLog)
        })
      }
      for (let tries = 0; tries < 1200; tries += 1) {
        if (started.exitCode !== null) break
        if ((await fetch(`${url}/readyz`).catch(() => null))?.ok) return
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      throw new Error(`the server did not become ready:\n${log}`)
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}
