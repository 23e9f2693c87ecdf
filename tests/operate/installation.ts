import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PrivatePostgres, startPostgres } from '../../packages/server/src/testing/postgres.ts'
import { type Nginx, startNginx } from '../support/nginx.ts'
import { freshDatabase, root } from '../support/platform.ts'
import { type ServerProcess, serverProcess } from '../support/server-process.ts'

/** Sign-ins a minute from one address, so that the trial can use them up. */
export const loginRate = 40
export const connections = 8

export interface Installation {
  /** Behind nginx, as people reach it. */
  url: string
  servers: readonly [ServerProcess, ServerProcess]
  /** Data folders, one of each process. */
  folders: readonly [string, string]
  database: string
  postgres: PrivatePostgres
  /** The store's folder, and what the store is reached by. */
  store: string
  storageUrl: (bucket: string) => string
  /** One more process on another database and another bucket. */
  another(database: string, bucket: string): Promise<ServerProcess>
  errors(): string
  stop(): Promise<void>
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}

export const buckets = ['coach', 'restored'] as const

async function startStore(folder: string): Promise<{ port: number; child: ChildProcess }> {
  const port = await freePort()
  const bin = join(root, 'node_modules/s3rver/bin/s3rver.js')
  const wanted = buckets.flatMap((bucket) => ['--configure-bucket', bucket])
  const child = spawn(
    process.execPath,
    [bin, '--silent', '--directory', folder, '--address', '127.0.0.1', '--port', String(port), ...wanted],
    { stdio: 'ignore' },
  )
  for (let tries = 0; tries < 200; tries += 1) {
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => null)) return { port, child }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('the store did not start')
}

/** Two processes behind nginx on one PostgreSQL and one S3-compatible store, each with a data folder of its own. */
export async function startInstallation(): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'coachkit-operate-'))
  const store = join(folder, 'store')
  const [postgres, s3, port] = await Promise.all([startPostgres(), startStore(store), freePort()])
  const database = await freshDatabase(postgres.url)
  const url = `http://127.0.0.1:${port}`
  const storageUrl = (bucket: string) => `s3+http://S3RVER:S3RVER@127.0.0.1:${s3.port}/${bucket}`
  const folders = [join(folder, 'one'), join(folder, 'other')] as const
  const settings = (data_dir: string) => ({
    DATA_DIR: data_dir,
    DATABASE_URL: database,
    DATABASE_CONNECTIONS: String(connections),
    STORAGE_URL: storageUrl('coach'),
    PUBLIC_URL: url,
    TRUST_PROXY: 'on',
    RATE_LOGIN: String(loginRate),
    RATE_EMBED: '100000',
    RATE_PERSON: '100000',
    RATE_ADDRESS: '100000',
    MODEL_WORD_MS: '40',
  })
  const servers = [await serverProcess(settings(folders[0])), await serverProcess(settings(folders[1]))] as const
  const others: ServerProcess[] = []
  let nginx: Nginx | null = null

  async function stop() {
    await nginx?.stop()
    await Promise.all([...servers, ...others].map((server) => server.kill()))
    s3.child.kill('SIGTERM')
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }

  try {
    // Both at once, on an empty database: one of them makes the tables, the people and the secrets.
    await Promise.all(servers.map((server) => server.start()))
    nginx = await startNginx(
      port,
      servers.map((server) => new URL(server.url).host),
    )
  } catch (error) {
    await stop()
    throw error
  }
  return {
    ...{ url, servers, folders, database, postgres, store, storageUrl, stop },
    errors: () => nginx?.errors() ?? '',
    async another(address, bucket) {
      const server = await serverProcess({
        ...settings(join(folder, `of-${bucket}`)),
        DATABASE_URL: address,
        STORAGE_URL: storageUrl(bucket),
      })
      others.push(server)
      await server.start()
      return server
    },
  }
}
