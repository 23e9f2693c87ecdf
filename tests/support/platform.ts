import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer as createPages } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Other people's content, beside the project; tests that need it skip where it is absent. */
export const sharedData = join(root, '..', 'shared', 'data')
export const hasSharedData = existsSync(join(sharedData, 'gsm8k'))

export interface Platform {
  /** The platform's own address, and the example pages' on another site. */
  url: string
  examples: string
  dataDir: string
  /** Kills the server as a power cut would. */
  kill(): Promise<void>
  /** Starts it again on the same port and data. */
  restart(): Promise<void>
  /** What the server wrote to its log, for a failing test's message. */
  log(): string
  import(...files: string[]): Promise<{ code: number; output: string }>
  /** A line of the README's, in a shell in the project's folder, with the settings that the server has. */
  shell(line: string): Promise<{ code: number; output: string }>
  /** The example pages once more, for a CoachKit that is reached by another address. */
  examplesFor(coachkit: string, env?: Record<string, string>): Promise<{ url: string; stop(): Promise<void> }>
  /** A page of the test's own in place of the example pages, on the origin that the demonstration's sites list. */
  servePage(html: () => string, headers?: Record<string, string>): Promise<{ url: string; stop(): Promise<void> }>
  stop(): Promise<void>
}

const isFree = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })

/** Two neighbouring free ports, as `npm start` needs them. */
async function freePorts(): Promise<number> {
  for (let tries = 0; tries < 200; tries += 1) {
    const port = 20_000 + Math.floor(Math.random() * 20_000)
    if ((await isFree(port, '127.0.0.1')) && (await isFree(port + 1, 'localhost'))) return port
  }
  throw new Error('no free ports')
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })

/** How a command ended, and what it said. */
async function outcome(child: ChildProcess): Promise<{ code: number; output: string }> {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      output += data
    })
  }
  await new Promise((resolve) => child.once('close', resolve))
  return { code: child.exitCode ?? 1, output }
}

type Env = Record<string, string>

/**
 * The real server and the example pages in processes of their own, on a data folder of their own. Settings may depend on
 * the address, as those of another service do that must know where to send people back to.
 */
export async function startPlatform(given: Env | ((url: string) => Env | Promise<Env>) = {}): Promise<Platform> {
  const port = await freePorts()
  const dataDir = mkdtempSync(join(tmpdir(), 'coachkit-trip-'))
  const url = `http://127.0.0.1:${port}`
  const env = typeof given === 'function' ? await given(url) : given
  const examples = `http://localhost:${port + 1}`
  const database = process.env.TRIP_DATABASE_URL
    ? { DATABASE_URL: await freshDatabase(process.env.TRIP_DATABASE_URL) }
    : {}
  const settings = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    NODE_ENV: 'development',
    LOG_LEVEL: 'warn',
    ...database,
    ...env,
  }
  let log = ''

  const run = (args: string[], more: Record<string, string> = {}) => {
    const child = spawn(process.execPath, ['--enable-source-maps', ...args], {
      cwd: root,
      env: { ...settings, ...more },
    })
    child.stdout.on('data', (data) => {
      log += data
    })
    child.stderr.on('data', (data) => {
      log += data
    })
    return child
  }
  const ready = async (child: ChildProcess) => {
    for (let tries = 0; tries < 600; tries += 1) {
      if (child.exitCode !== null) break
      if ((await fetch(`${url}/readyz`).catch(() => null))?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`the server did not become ready:\n${log}`)
  }

  const listening = async (address: string) => {
    for (let tries = 0; tries < 100; tries += 1) {
      if ((await fetch(`${address}/examples/`).catch(() => null))?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`the example pages did not start:\n${log}`)
  }

  let server = run(['packages/server/dist/main.js'])
  let pages = run(['examples/server.mjs'], { COACHKIT_URL: url, EXAMPLES_PORT: String(port + 1) })
  await ready(server)

  return {
    url,
    examples,
    dataDir,
    log: () => log,
    async kill() {
      server.kill('SIGKILL')
      await ended(server)
    },
    async restart() {
      server = run(['packages/server/dist/main.js'])
      await ready(server)
    },
    import: (...files) => outcome(run(['scripts/import.mjs', ...files])),
    shell: (line) =>
      outcome(spawn('sh', ['-c', line], { cwd: root, env: settings, stdio: ['ignore', 'pipe', 'pipe'] })),
    async examplesFor(coachkit, more = {}) {
      // On the port that the demonstration's sites list: the usual pages make room.
      pages.kill('SIGTERM')
      await ended(pages)
      const others = run(['examples/server.mjs'], { COACHKIT_URL: coachkit, EXAMPLES_PORT: String(port + 1), ...more })
      await listening(examples)
      return {
        url: examples,
        async stop() {
          others.kill('SIGTERM')
          await ended(others)
          pages = run(['examples/server.mjs'], { COACHKIT_URL: url, EXAMPLES_PORT: String(port + 1) })
          await listening(examples)
        },
      }
    },
    async servePage(html, headers = {}) {
      pages.kill('SIGTERM')
      await ended(pages)
      const own = createPages((request, response) => {
        const status = request.url === '/' ? 200 : 204
        response
          .writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers })
          .end(status === 200 ? html() : '')
      })
      await new Promise<void>((resolve) => own.listen(port + 1, 'localhost', resolve))
      return {
        url: `${examples}/`,
        stop: () =>
          new Promise((resolve) => {
            own.closeAllConnections()
            own.close(() => resolve())
          }),
      }
    },
    async stop() {
      server.kill('SIGTERM')
      pages.kill('SIGTERM')
      await Promise.all([ended(server), ended(pages)])
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A database of its own in the PostgreSQL that the test command started. */
export async function freshDatabase(server: string): Promise<string> {
  const { default: pg } = await import('pg')
  const name = `trip_${Date.now()}_${Math.floor(Math.random() * 1e6)}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Signs a demonstration account in and gives its token. */
export async function signIn(url: string, name: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@demo.test`, password: 'coachkit-demo' }),
  })
  if (!answer.ok) throw new Error(`login answered ${answer.status}`)
  return ((await answer.json()) as { access_token: string }).access_token
}

/** The keys of the demonstration's sites. */
export const siteKeys = (dataDir: string) =>
  JSON.parse(readFileSync(join(dataDir, 'demonstration.json'), 'utf8')) as {
    sites: Record<string, { public_key: string; secret_key: string }>
  }
