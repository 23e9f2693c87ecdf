// Streamed answers and long histories of the chat, in Chromium at a quarter of its speed (architecture: Numbers).
// `node bench/chat/chat.bench.mjs` prints the figures; `npm run bench` takes them from `measureChat()`.
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { build } from 'vite'
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.mjs'
import { eager, inlineIcons, minifyStyles, plainImports } from '../../scripts/lib/embed-plugins.mjs'
import { tellFigures } from '../keep-figures.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const html =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><body><script type="module" src="/page.js"></script></body></html>'

/** What must hold; a ratio is against the reference of the same run. */
export const chatBudgets = {
  dropped_percent: 2,
  longest_task_ms: 50,
  nodes_created_per_node_that_stays: 3,
  ratio: 3,
  open_ms: 250,
  key_to_paint_ms: 30,
}

/**
 * A machine whose speed is taken as it is: there the renderer written by hand needs so many ms for the text, and a page at
 * 4× throttle has about 850 points of Lighthouse's benchmark, where the mid-tier phone of Chrome's own tools has 1,000. On
 * a slower machine, or in its slower minutes, the throttle is less by as much, so that a page has always the same speed.
 */
const fullSpeed_ms = 4.5
/** So much it may differ before and after a round. */
const mostDrift = 0.15
/** Keys that are struck in one round; the figure is the one that all but a twentieth stay below. */
const keys = 40

/** The widget as a page gets it: built and minified like the files of /embed/, with scripted replies for a server. */
async function serveBuilt() {
  const { output } = await build({
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [plainImports, minifyStyles, inlineIcons],
    resolve: {
      conditions: ['coachkit-source', 'module', 'browser', 'production'],
      dedupe: ['preact', '@preact/signals'],
    },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: { page: join(root, 'bench/chat/page.js') },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  const files = new Map(output.map((part) => [`/${part.fileName}`, part.isEntry ? eager + part.code : part.code]))
  const server = createServer(({ url }, response) => {
    const code = files.get(url)
    response.writeHead(code || url === '/' ? 200 : 404, { 'content-type': code ? 'text/javascript' : 'text/html' })
    response.end(code ?? html)
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

export async function measureChat() {
  const server = await serveBuilt()
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  try {
    const throttles = []
    const open = async () => {
      const page = await browser.newPage({ viewport: { width: 800, height: 720 } })
      await page.goto(server.address)
      await page.waitForSelector('html[data-ready]', { state: 'attached' })
      // A new page's own beginnings are none of ours.
      await page.waitForTimeout(600)
      return page
    }
    /** The throttle that stands for 4× now, measured in a page of its own. */
    const throttleNow = async () => {
      const page = await open()
      const throttle = Math.max(1, (4 * fullSpeed_ms) / (await page.evaluate(() => globalThis.bench.byHand())))
      await page.close()
      return throttle
    }
    /** Rounds in which the machine changed its speed say nothing of the page, and are done again. */
    const steady = async (measure) => {
      for (let tries = 0; ; tries++) {
        const before = await throttleNow()
        const figures = await measure(before)
        const after = await throttleNow()
        if (Math.abs(before / after - 1) < mostDrift) {
          throttles.push(before)
          return figures
        }
        if (tries === 12) throw new Error('The machine changes its speed all the time: nothing can be measured now.')
      }
    }
    const fresh = async (throttle) => {
      const page = await open()
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
      await session.send('Performance.enable', { timeDomain: 'threadTicks' })
      /** The page's own processor time, throttle included: what a busy machine does not add to. */
      const spent = async () => {
        const { metrics } = await session.send('Performance.getMetrics')
        return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value
      }
      return { page, spent }
    }
    const run = async (name, throttle) => {
      const { page, spent } = await fresh(throttle)
      const before = await spent()
      const figures = await page.evaluate(([one, count]) => globalThis.bench[one](count), [name, keys])
      return { page, figures, cpu_ms: (await spent()) - before }
    }
    /** The middle value of each figure, of an odd number of rounds. */
    const middle = async (rounds, measure) => {
      const all = []
      for (let round = 0; round < rounds; round++) all.push(await steady(measure))
      return Object.fromEntries(
        Object.keys(all[0]).map((name) => [
          name,
          all.map((figures) => figures[name]).sort((one, other) => one - other)[rounds >> 1],
        ]),
      )
    }
    const streamed = await middle(3, async (throttle) => {
      const { page, figures } = await run('streamed', throttle)
      await page.close()
      return figures
    })
    const atOnce = await steady(async (throttle) => {
      const { page, figures } = await run('atOnce', throttle)
      await page.close()
      return figures
    })
    const opened = await middle(5, async (throttle) => {
      const { page, figures, cpu_ms } = await run('opened', throttle)
      for (let key = 0; key < keys; key++) {
        await page.keyboard.press('a')
        await page.waitForTimeout(60)
      }
      const key_to_paint_ms = await page.evaluate(() => globalThis.keyed)
      await page.close()
      return { ...figures, open_cpu_ms: cpu_ms, key_to_paint_ms }
    })
    const [least, most] = [Math.min(...throttles), Math.max(...throttles)]
    return { throttle_least: least, throttle_most: most, ...streamed, ...atOnce, ...opened }
  } finally {
    await browser.close()
    server.close()
  }
}

const names = {
  throttle_least: { what: 'throttle that stood for 4×, least', unit: '×' },
  throttle_most: { what: 'the same, most', unit: '×' },
  dropped_percent: { what: 'a streamed answer of 2,000 tokens, 4× throttle: dropped frames', unit: ' %' },
  longest_task_ms: { what: 'the same: longest task', unit: ' ms' },
  nodes_created_per_node_that_stays: { what: 'the same: DOM nodes created for each that stays' },
  ratio: { what: 'the same all at once, against an append-only renderer written by hand', unit: '×' },
  open_ms: { what: 'a history of 1,000 messages opens, 4× throttle', unit: ' ms' },
  key_to_paint_ms: { what: 'the same: key to paint', unit: ' ms' },
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exit(tellFigures(await measureChat(), chatBudgets, names) ? 1 : 0)
}
