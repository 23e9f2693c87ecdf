// How long a visitor waits for ten widgets. Nothing steers this browser: a driver has each request and each script reported
// to it, which is charged to the page by their number. It begins at the first page, and each page goes on to the next.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.mjs'

/** So long a browser may take for one page before something is wrong with it. */
const patience = 30_000

/** The next visit that the server's thread tells of. */
const told = (server) =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The browser did not show the next page.')), patience)
    server.once('message', (message) => {
      clearTimeout(late)
      resolve(message)
    })
  })

/**
 * Visits the given pages in turns, each time as a site that the browser does not know.
 *
 * @param paths the pages.
 * @param rounds visits of each that count; one more, the first, does not.
 * @param network milliseconds there and back, and bytes a second; nothing between page and server if left out.
 * @returns for each page the milliseconds from the navigation until it was ready, by visit.
 */
export async function visit(paths, rounds, network) {
  const server = new Worker(new URL('serve.mjs', import.meta.url), { workerData: { network, paths } })
  const { port } = await told(server)
  const profile = mkdtempSync(join(tmpdir(), 'coachkit-bench-'))
  const flags = ['--headless=new', '--window-size=1000,800', `--user-data-dir=${profile}`, ...chromiumFlags]
  const browser = spawn(chromiumPath(), [...flags, `http://first.localhost:${port}${paths[0]}`], {
    stdio: 'ignore',
    detached: true,
  })
  const gone = new Promise((resolve) => browser.once('exit', resolve))
  const times = paths.map(() => [])
  try {
    for (let count = 0; count < paths.length * (rounds + 1); count++) {
      const { ready } = await told(server)
      if (count >= paths.length) times[count % paths.length].push(ready)
    }
    return times
  } finally {
    // With its children, which would hold the profile; one that ended by itself has none.
    if (browser.exitCode === null) process.kill(-browser.pid, 'SIGKILL')
    await Promise.all([gone, server.terminate()])
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 })
  }
}
