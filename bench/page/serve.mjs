// The pages of this bench and the built files of /embed/, from a thread of their own: whoever steers the browser in the
// main thread would otherwise be part of what is measured.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as after } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'

const { network, paths = [] } = workerData ?? {}
const here = dirname(fileURLToPath(import.meta.url))
const built = join(here, '../../packages/widgets/dist-embed')

const session = {
  token: 'visitor-token',
  expires_at: new Date(Date.now() + 3_600_000).toISOString(),
  scope: ['chat'],
  learner_id: null,
  partition: 'site.visitor',
  site: { name: 'Bench' },
}
const prose = '<p>The mitochondrion makes most of the cell’s energy, and has its own small ring of DNA.</p>'.repeat(30)
const loader = '<script async src="/embed/v1/loader.js" data-key="pk_bench_12345678"'
const ten = (tag) => `<${tag} mode="inline"></${tag}>`.repeat(10)

const pages = {
  '/launcher': `<h1>School</h1>${prose}${loader} data-widget="chat"></script>`,
  '/ours': `${ten('coach-chat')}${loader}></script>`,
  '/by-hand': `${ten('hand-chat')}<script type="module" src="/by-hand.js"></script>`,
}
/**
 * The page tells by itself when its tenth widget greets, with the ways to begin: a driver that asks would run its own code
 * in it. Both kinds are asked the same; what an element says of itself is not.
 */
const before = `<script>
let own = new Set(Object.getOwnPropertyNames(window)); const seen = { tasks: [], shifts: 0, ready: 0 }
new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map((entry) => entry.duration))).observe({ type: 'longtask', buffered: true })
new PerformanceObserver((list) => { for (const entry of list.getEntries()) seen.shifts += entry.value }).observe({ type: 'layout-shift', buffered: true })
for (const tag of ['coach-chat', 'hand-chat']) customElements.whenDefined(tag).then(() => {
  const roots = [...document.querySelectorAll(tag)].map((element) => element.shadowRoot)
  const look = () => {
    if (seen.ready || !roots.every((root) => root.querySelector('.chips'))) return
    seen.ready = performance.now()
    fetch('/ready', { method: 'POST', body: String(seen.ready) }).then(async (response) => {
      const next = await response.text()
      if (next) setTimeout(() => { location.href = next }, 600)
    })
  }
  for (const root of roots) new MutationObserver(look).observe(root, { childList: true, subtree: true })
  look()
})
</script>`

let visits = 0
/** Where the browser goes on to: a site of its own, so that nothing of it is known from the visit before. */
function nextPage() {
  visits++
  return paths.length ? `http://visit-${visits}.localhost:${server.address().port}${paths[visits % paths.length]}` : ''
}

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://x')
  const send = async (type, body, { status = 200, ...headers } = {}) => {
    if (network) await after(network.roundTrip + (1000 * Buffer.byteLength(body)) / network.bytesPerSecond)
    response.writeHead(status, { 'content-type': type, ...headers }).end(body)
  }
  if (pages[pathname]) {
    return send(
      'text/html',
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title>${before}${pages[pathname]}`,
    )
  }
  if (pathname === '/ready') {
    const body = await text(request)
    await send('text/plain', nextPage())
    return parentPort.postMessage({ ready: Number(body) })
  }
  if (pathname === '/by-hand.js') return send('text/javascript', readFileSync(join(here, 'by-hand.js')))
  const file = join(built, `${pathname.replace('/embed/', '')}.br`)
  if (pathname.startsWith('/embed/') && existsSync(file)) {
    return send('text/javascript', readFileSync(file), { 'content-encoding': 'br' })
  }
  if (pathname === '/api/v1/embed/session' && request.method === 'POST')
    return send('application/json', JSON.stringify(session))
  return send('application/problem+json', '{"code":"object.missing"}', { status: 404 })
})
server.listen(0, '127.0.0.1', () => parentPort.postMessage({ port: server.address().port }))
