// The pages of this bench and the built files of /embed/, from a thread of their own: whoever steers the browser in the
// main thread would otherwise be part of what is measured.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'

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
const text = '<p>The mitochondrion makes most of the cell’s energy, and has its own small ring of DNA.</p>'.repeat(30)
const loader = '<script async src="/embed/v1/loader.js" data-key="pk_bench_12345678"'
const ten = (tag) => `<${tag} mode="inline"></${tag}>`.repeat(10)

const pages = {
  '/launcher': `<h1>School</h1>${text}${loader} data-widget="chat"></script>`,
  '/ours': `${ten('coach-chat')}${loader}></script>`,
  '/by-hand': `${ten('hand-chat')}<script type="module" src="/by-hand.js"></script>`,
}
/**
 * The page tells by itself when its tenth widget greets, with the ways to begin: a driver that asks would run its own code
 * in it. Both kinds are asked the same; what an element says of itself is not. In that same moment one of the tenth's ways
 * is pressed, and nothing is told before it was heard: what only looks ready is not.
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
    const tenth = roots.at(-1)
    tenth.querySelector('.chip').click()
    const heard = () => {
      if (!tenth.querySelector('.mine')) return requestAnimationFrame(heard)
      fetch('/ready', { method: 'POST', body: String(seen.ready) })
    }
    heard()
  }
  for (const root of roots) new MutationObserver(look).observe(root, { childList: true, subtree: true })
  look()
})
</script>`

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://x')
  const send = (type, body, status = 200) => response.writeHead(status, { 'content-type': type }).end(body)
  if (pages[pathname]) {
    return send(
      'text/html',
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title>${before}${pages[pathname]}`,
    )
  }
  if (pathname === '/ready') {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    return request.on('end', () => {
      parentPort.postMessage({ ready: Number(body) })
      response.end()
    })
  }
  if (pathname === '/by-hand.js') return send('text/javascript', readFileSync(join(here, 'by-hand.js')))
  const file = join(built, `${pathname.replace('/embed/', '')}.br`)
  if (pathname.startsWith('/embed/') && existsSync(file)) {
    const headers = { 'content-type': 'text/javascript', 'content-encoding': 'br' }
    return response.writeHead(200, headers).end(readFileSync(file))
  }
  if (pathname === '/api/v1/embed/session' && request.method === 'POST')
    return send('application/json', JSON.stringify(session))
  return send('application/problem+json', '{"code":"object.missing"}', 404)
})
server.listen(0, '127.0.0.1', () => parentPort.postMessage({ port: server.address().port }))
