// What our files do to somebody's page, in Chromium, from the built files of /embed/ (architecture: Numbers).
// `node bench/page/page.bench.mjs` prints the figures.
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { chromium } from 'playwright'
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.mjs'
import { tellFigures } from '../keep-figures.mjs'

/** What must hold. */
export const pageBudgets = { long_tasks: 0, globals_added: 0, layout_shift: 0, ratio: 1.5, ratio_without_network: 1.5 }
const middle = (values) => values.sort((a, b) => a - b)[values.length >> 1]

/** The desktop profile of Lighthouse: 40 ms there and back, 10 Mbit/s. */
const network = { offline: false, latency: 40, downloadThroughput: 1_310_720, uploadThroughput: 1_310_720 }
/** So long a new page's own beginnings go on. */
const settled = 600
/** A press that a widget did not hear in this time is lost. */
const patience = 20_000
async function unheard() {
  await delay(patience, undefined, { ref: false })
  throw new Error('The tenth widget greeted, and did not hear who pressed one of its ways to begin.')
}

async function serve() {
  const worker = new Worker(new URL('serve.mjs', import.meta.url))
  const next = () => new Promise((resolve) => worker.once('message', resolve))
  const { port } = await next()
  return { address: `http://127.0.0.1:${port}`, next, stop: () => worker.terminate() }
}

async function inBrowser(use) {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

export async function measurePage() {
  const server = await serve()
  async function open(browser, path, { throttle = 1, slow = false }, use) {
    const context = await browser.newContext({ viewport: { width: 1000, height: 800 } })
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle })
    if (slow) {
      await devtools.send('Network.enable')
      await devtools.send('Network.emulateNetworkConditions', network)
    }
    await page.waitForTimeout(settled)
    const figures = await use(page, () => page.goto(`${server.address}${path}`, { waitUntil: 'commit' }))
    await context.close()
    return figures
  }
  const launcher = (browser) =>
    open(browser, '/launcher', { throttle: 4 }, async (page, go) => {
      await go()
      await page.getByRole('button', { name: 'Open the coach' }).waitFor()
      await page.waitForTimeout(700)
      return page.evaluate(() => ({
        long_tasks: seen.tasks.length,
        longest_task_ms: Math.max(0, ...seen.tasks),
        layout_shift: seen.shifts,
        globals_added: Object.getOwnPropertyNames(window).filter((name) => !own.has(name)).length,
      }))
    })
  const readyAt = (browser, path, conditions) =>
    open(browser, path, conditions, async (_, go) => {
      const told = server.next()
      await go()
      return (await Promise.race([told, unheard()])).ready
    })
  /**
   * Each round is a ratio of its own: what a machine does meanwhile, it does to both of two that follow each other. They
   * are spread over several starts of the browser, so that no single start decides.
   */
  async function compare(conditions) {
    const ratios = []
    for (let start = 0; start < 7; start++) {
      await inBrowser(async (browser) => {
        for (let round = 0; round < 7; round++) {
          const ours = await readyAt(browser, '/ours', conditions)
          ratios.push(ours / (await readyAt(browser, '/by-hand', conditions)))
        }
      })
    }
    return middle(ratios)
  }
  try {
    let calmest = null
    await inBrowser(async (browser) => {
      for (let round = 0; round < 5; round++) {
        const figures = await launcher(browser)
        if (!calmest || figures.longest_task_ms < calmest.longest_task_ms) calmest = figures
      }
    })
    return { ...calmest, ratio: await compare({ slow: true }), ratio_without_network: await compare({}) }
  } finally {
    await server.stop()
  }
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
