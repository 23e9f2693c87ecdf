import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'

/** Debian's folders, newest version first, then whatever is in the path. */
export function findPostgres(): string | null {
  const root = '/usr/lib/postgresql'
  const versions = fs.existsSync(root) ? fs.readdirSync(root).filter((name) => /^\d+$/.test(name)) : []
  const folders = versions.sort((a, b) => Number(b) - Number(a)).map((version) => path.join(root, version, 'bin'))
  const inPath = (process.env.PATH ?? '').split(path.delimiter)
  return [...folders, ...inPath].find((folder) => fs.existsSync(path.join(folder, 'initdb'))) ?? null
}

export interface PrivatePostgres {
  url: string
  /** As a crash would end it. */
  kill(): Promise<void>
  /** Again, on the same data and port. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
function owner(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const id = (flag: string) => {
    const { stdout, status } = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' })
    return status === 0 ? Number(stdout) : 65534
  }
  return { uid: id('-u'), gid: id('-g') }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })

/** A PostgreSQL of our own in a temporary folder, with fsync as an operator has it. */
export async function startPostgres(settings: readonly string[] = []): Promise<PrivatePostgres> {
  const bin = findPostgres()
  if (!bin) throw new Error('PostgreSQL is not installed.')
  const user = owner()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'coachkit-postgres-'))
  if (user) fs.chownSync(folder, user.uid, user.gid)
  const data = path.join(folder, 'data')
  const as = { cwd: folder, ...user }
  const made = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'coachkit', '-A', 'trust', '--no-locale', '-E', 'UTF8', '-N'],
    { ...as, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`)

  const port = await freePort()
  const url = `postgres://coachkit@127.0.0.1:${port}/postgres`
  const options = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'max_connections=300',
    ...settings,
  ]
  let child: ChildProcess | null = null

  async function start() {
    let said = ''
    child = spawn(path.join(bin as string, 'postgres'), ['-D', data, ...options.flatMap((option) => ['-c', option])], {
      ...as,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    child.stderr?.on('data', (text) => {
      said = `${said}${text}`.slice(-4000)
    })
    const until = Date.now() + 30_000
    for (;;) {
      const client = new pg.Client({ connectionString: url })
      try {
        await client.connect()
        await client.end()
        return
      } catch (error) {
        if (child.exitCode !== null || Date.now() > until) {
          throw new Error(`PostgreSQL did not start: ${said}`, { cause: error })
        }
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
  }

  async function end(signal: NodeJS.Signals) {
    const ending = child
    child = null
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    await new Promise((resolve) => {
      ending.once('exit', resolve)
      ending.kill(signal)
    })
  }

  await start()
  return {
    url,
    start,
    kill: () => end('SIGKILL'),
    async stop() {
      // Fast shutdown: open connections are cut.
      await end('SIGINT')
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
