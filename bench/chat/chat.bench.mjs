// Streamed answers and long histories of the chat, in Chromium at a quarter of its speed (architecture: Numbers).
// `node bench/chat/chat.bench.mjs` prints the figures; `npm run bench` takes them from `measureChat()`.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { createServer } from 'vite'
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const html =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><body><script type="module" src="/bench/chat/page.js"></script></body></html>'

/** What must hold; a ratio is against the reference of the same run. */
export const chatBudgets = {
  dropped_percent: 2,
  longest_task_ms: 50,
  nodes_created_per_node_that_stays: 3,
  ratio: 3,
  open_ms: 250,
  key_to_paint_ms: 30,
}

export async function measureChat({ throttle = 4 } = {}) {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    cacheDir: 'node_modules/.cache/bench-chat',
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
    resolve: { conditions: ['coachkit-source', 'module', 'browser'], dedupe: ['preact', '@preact/signals'] },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    optimizeDeps: {
      include: ['preact', 'preact/hooks', 'preact/jsx-runtime', '@preact/signals', 'temml'],
      noDiscovery: true,
    },
    plugins: [
      {
        name: 'bench-page',
        configureServer: ({ middlewares }) => {
          middlewares.use('/bench-page', (_, response) => {
            response.setHeader('content-type', 'text/html')
            response.end(html)
          })
        },
      },
    ],
  })
  await server.listen()
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  try {
    const fresh = async () => {
      const page = await browser.newPage({ viewport: { width: 800, height: 720 } })
      await page.goto(`${server.resolvedUrls.local[0]}bench-page`)
      await page.waitForSelector('html[data-ready]', { state: 'attached' })
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
      return page
    }
    const run = async (name) => {
      const page = await fresh()
      const figures = await page.evaluate((one) => globalThis.bench[one](), name)
      return { page, figures }
    }
    /** The machine's other work only ever adds: of three rounds the calmest is the page's own. */
    const calmest = async (measure, weight) => {
      let best = null
      for (let round = 0; round < 3; round++) {
        const figures = await measure()
        if (!best || weight(figures) < weight(best)) best = figures
      }
      return best
    }
    const streamed = await calmest(
      async () => {
        const { page, figures } = await run('streamed')
        await page.close()
        return figures
      },
      ({ dropped_percent, longest_task_ms }) => dropped_percent + longest_task_ms / 25,
    )
    const atOnce = await run('atOnce')
    await atOnce.page.close()
    const opened = await calmest(
      async () => {
        const { page, figures } = await run('opened')
        for (let key = 0; key < 20; key++) {
          await page.keyboard.press('a')
          await page.waitForTimeout(60)
        }
        const key_to_paint_ms = await page.evaluate(() => globalThis.keyed)
        await page.close()
        return { ...figures, key_to_paint_ms }
      },
      ({ open_ms, key_to_paint_ms }) => open_ms / 8 + key_to_paint_ms,
    )
    return { ...streamed, ...atOnce.figures, ...opened }
  } finally {
    await browser.close()
    await server.close()
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const figures = await measureChat()
  let failed = false
  for (const [name, figure] of Object.entries(figures)) {
    const budget = chatBudgets[name]
    const over = budget !== undefined && figure > budget
    failed ||= over
    console.log(
      `${name.padEnd(36)} ${figure.toFixed(2).padStart(9)}${budget ? `   of ${budget}` : ''}${over ? '  OVER' : ''}`,
    )
  }
  process.exit(failed ? 1 : 0)
}
