// What our files do to somebody's page, in Chromium at a quarter of its speed (architecture: Numbers), from the built
// files of /embed/. `node bench/page/page.bench.mjs` prints the figures.

import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.mjs'
import { tellFigures } from '../keep-figures.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const built = join(here, '../../packages/widgets/dist-embed')

/** What must hold. */
export const pageBudgets = { long_tasks: 0, globals_added: 0, layout_shift: 0, ratio: 1.5 }

const session = {
  token: 'visitor-token',
  expires_at: new Date(Date.now() + 3_600_000).toISOString(),
  scope: ['chat'],
  learner_id: null,
  partition: 'site.visitor',
  site: { name: 'Bench' },
}
const text = '<p>The mitochondrion makes most of the cell’s energy, and has its own small ring of DNA.</p>'.repeat(30)
const loader = '<script async src="/embed/v1/loader.js" data-key="pk_bench_12345678"'
const ten = (tag) => `<${tag} mode="inline"></${tag}>`.repeat(10)

const pages = {
  '/launcher': `<h1>School</h1>${text}${loader} data-widget="chat"></script>`,
  '/ours': `${ten('coach-chat')}${loader}></script>`,
  '/by-hand': `${ten('hand-chat')}<script type="module" src="/by-hand.js"></script>`,
}
const before = `<script>
let own = new Set(Object.getOwnPropertyNames(window)); const seen = { tasks: [], shifts: 0, ready: [] }
new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map((entry) => entry.duration))).observe({ type: 'longtask', buffered: true })
new PerformanceObserver((list) => { for (const entry of list.getEntries()) seen.shifts += entry.value }).observe({ type: 'layout-shift', buffered: true })
for (const name of ['coach-ready', 'hand-ready']) document.addEventListener(name, () => seen.ready.push(performance.now()))
</script>`

function serve() {
  const server = createServer(({ method, url }, response) => {
    const { pathname } = new URL(url, 'http://x')
    const send = (type, body, status = 200) => response.writeHead(status, { 'content-type': type }).end(body)
    if (pages[pathname]) {
      return send(
        'text/html',
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title>${before}${pages[pathname]}`,
      )
    }
    if (pathname === '/by-hand.js') return send('text/javascript', readFileSync(join(here, 'by-hand.js')))
    const file = join(built, pathname.replace('/embed/', ''))
    if (pathname.startsWith('/embed/') && existsSync(file)) return send('text/javascript', readFileSync(file))
    if (pathname === '/api/v1/embed/session' && method === 'POST')
      return send('application/json', JSON.stringify(session))
    return send('application/problem+json', '{"code":"object.missing"}', 404)
  })
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)))
}

export async function measurePage({ throttle = 4, rounds = 5 } = {}) {
  const server = await serve()
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  async function open(path, use) {
    const context = await browser.newContext({ viewport: { width: 1000, height: 800 } })
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle })
    await page.goto(`http://127.0.0.1:${server.address().port}${path}`)
    const figures = await use(page)
    await context.close()
    return figures
  }
  const launcher = () =>
    open('/launcher', async (page) => {
      await page.getByRole('button', { name: 'Open the coach' }).waitFor()
      await page.waitForTimeout(700)
      return page.evaluate(() => ({
        long_tasks: seen.tasks.length,
        longest_task_ms: Math.max(0, ...seen.tasks),
        layout_shift: seen.shifts,
        globals_added: Object.getOwnPropertyNames(window).filter((name) => !own.has(name)).length,
      }))
    })
  const readyAt = (path) =>
    open(path, async (page) => {
      await page.waitForFunction(() => seen.ready.length >= 10)
      return page.evaluate(() => seen.ready[9])
    })
  try {
    // The machine's other work only ever adds: of several rounds the calmest is the page's own.
    let calmest = null
    const ours = []
    const byHand = []
    for (let round = 0; round < rounds; round++) {
      const figures = await launcher()
      if (!calmest || figures.longest_task_ms < calmest.longest_task_ms) calmest = figures
      ours.push(await readyAt('/ours'))
      byHand.push(await readyAt('/by-hand'))
    }
    const ours_ms = Math.min(...ours)
    const by_hand_ms = Math.min(...byHand)
    return { ...calmest, ours_ms, by_hand_ms, ratio: ours_ms / by_hand_ms }
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

const names = {
  long_tasks: { what: 'long tasks over 50 ms while the launcher loads, 4× throttle' },
  globals_added: { what: 'globals added to a host page' },
  layout_shift: { what: 'layout shift caused on the host page' },
  ratio: { what: 'ten widgets ready, against ten written by hand, 4× throttle', unit: '×' },
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exit(tellFigures(await measurePage(), pageBudgets, names) ? 1 : 0)
}
