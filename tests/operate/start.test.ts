import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../support/platform.ts'

const isLong = process.env.TRIAL_ROUNDS !== undefined
/** Never in a clone; what was built is left out in the long form too. */
const leftOut = new Set(['node_modules', '.git', '.cache', '.data', ...(isLong ? ['dist', 'dist-embed'] : [])])
const isPart = (path: string) =>
  !leftOut.has(path.split(/[\\/]/).at(-1) ?? '') && !/\.tsbuildinfo$/.test(isLong ? path : '')

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}

/** As an operator's shell has it: without what this test run itself set. */
function environment(more: Record<string, string>): NodeJS.ProcessEnv {
  const ours = /^(npm_|VITEST|TRIAL_|TRIP_|TEST$|NODE_ENV$|NODE_OPTIONS$|INIT_CWD$)/
  const kept = Object.entries(process.env).filter(([name]) => !ours.test(name))
  // What production asks for on purpose: decision 0082.
  const chosen = { PUBLIC_URL: 'https://coach.example', MAIL_URL: 'outbox', PAYMENT_PROVIDER: 'sandbox' }
  return { ...Object.fromEntries(kept), NODE_ENV: 'production', ...chosen, ...more }
}

describe('an installation in production', () => {
  let folder: string
  let server: ChildProcess | null = null
  let log = ''

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'coachkit-clone-'))
    for (const name of readdirSync(root)) {
      if (leftOut.has(name)) continue
      cpSync(join(root, name), join(folder, name), { recursive: true, preserveTimestamps: true, filter: isPart })
    }
    if (isLong) return
    // What was built, but for the host app: that what builds is there is seen by building one part.
    mkdirSync(join(folder, '.cache'))
    for (const name of ['types', 'embed']) {
      const stamp = join(root, '.cache', `${name}.stamp`)
      if (existsSync(stamp)) cpSync(stamp, join(folder, '.cache', `${name}.stamp`))
    }
    rmSync(join(folder, 'packages/host-app/dist/app'), { recursive: true, force: true })
  })
  afterAll(async () => {
    await end()
    rmSync(folder, { recursive: true, force: true })
  })

  /** As a terminal's Ctrl+C or a service manager does: npm, its shell and the server all hear of it. */
  async function end() {
    const ending = server
    server = null
    if (!ending?.pid || ending.exitCode !== null) return
    const { pid } = ending
    process.kill(-pid, 'SIGTERM')
    const isThere = () => {
      try {
        return process.kill(-pid, 0)
      } catch {
        return false
      }
    }
    await expect.poll(isThere, { timeout: 20_000 }).toBe(false)
  }

  /** Runs a script of the installation's until its server is ready; gives its address. */
  async function run(script: string): Promise<string> {
    const port = await freePort()
    log = ''
    const child = spawn('npm', ['run', '--silent', script], {
      cwd: folder,
      detached: true,
      env: environment({
        ...{ PORT: String(port), DATA_DIR: join(folder, 'data') },
        // From what was fetched before, where it was.
        npm_config_prefer_offline: 'true',
      }),
    })
    server = child
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (log += text))
    const url = `http://127.0.0.1:${port}`
    for (;;) {
      if (child.exitCode !== null) throw new Error(`npm run ${script} ended:\n${log}`)
      if ((await fetch(`${url}/readyz`).catch(() => null))?.ok) return url
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }

  async function servesAll(url: string) {
    const headers = { 'x-forwarded-host': 'coach.example' }
    const page = await fetch(`${url}/login`, { headers: { ...headers, accept: 'text/html' } })
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1]
    expect(script, 'the host app has a script').toBeDefined()
    for (const path of [script, '/embed/v1/loader.js', '/healthz', '/api/docs']) {
      expect((await fetch(`${url}${path}`, { headers })).status, String(path)).toBe(200)
    }
  }

  it('starts from a fresh clone by npm start, which installs what builds it although npm would leave it out', async () => {
    const url = await run('start')
    expect(existsSync(join(folder, 'node_modules/typescript'))).toBe(true)
    await servesAll(url)
    await end()
  }, 600_000)

  it('runs without what builds it by npm run serve, and stops without leaving a lock', async () => {
    const { status, stderr } = spawnSync('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'], {
      cwd: folder,
      env: environment({}),
      encoding: 'utf8',
    })
    expect(status, stderr).toBe(0)
    expect(existsSync(join(folder, 'node_modules/typescript'))).toBe(false)
    expect(existsSync(join(folder, 'node_modules/vite'))).toBe(false)
    await servesAll(await run('serve'))
    await end()
    expect(existsSync(join(folder, 'data/server.lock')), log).toBe(false)
  }, 600_000)

  it('says what is missing where nothing has been built', () => {
    rmSync(join(folder, 'packages/host-app/dist'), { recursive: true })
    const { status, stderr } = spawnSync(process.execPath, ['scripts/serve.mjs'], { cwd: folder, encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toContain('Not everything has been built (missing: packages/host-app/dist/app)')
  })
})
