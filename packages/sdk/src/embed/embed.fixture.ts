import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { derivePalettes } from '@coachkit/brand'
import { type Browser, chromium, type Page } from 'playwright'
// @ts-expect-error plain JavaScript, because the start scripts need it before anything is installed
import { chromiumFlags, chromiumPath } from '../../../../scripts/chromium.mjs'

export const built = join(import.meta.dirname, '../../../widgets/dist-embed')

export interface Report {
  folder: string
  tags: string[]
  graphs: Record<string, string[]>
  files: Record<string, string>
}
export const readReport = () => JSON.parse(readFileSync(join(built, 'manifest.json'), 'utf8')) as Report

type Handler = (request: IncomingMessage, response: ServerResponse, path: string) => unknown

function listen(handle: Handler): Promise<{ server: Server; origin: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    handle(request, response, new URL(request.url ?? '/', 'http://x').pathname)
  })
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      const close = () => {
        server.closeAllConnections()
        return new Promise<void>((done) => server.close(() => done()))
      }
      resolve({ server, origin: `http://127.0.0.1:${port}`, close })
    }),
  )
}

const session = {
  token: 'visitor-token',
  expires_at: new Date(Date.now() + 3_600_000).toISOString(),
  scope: ['chat', 'quiz'],
  learner_id: null,
  partition: 'site-1.visitor-1',
  site: { name: 'Test' },
}

const brand = { name: 'illume', primary: '#5b3fd6' }

/** A server that has the built files and answers what a first visit asks; `tampered` names a file with a flipped byte. */
export async function startServer() {
  const state = { tampered: '', asked: [] as string[], refusal: null as { code: string; status: number } | null }
  const site = await listen((request, response, path) => {
    state.asked.push(`${request.method} ${path}`)
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-allow-methods': '*',
    }
    if (request.method === 'OPTIONS') return response.writeHead(204, headers).end()
    const file = join(built, path.replace('/embed/', ''))
    if (path.startsWith('/embed/') && existsSync(file)) {
      response.writeHead(200, { ...headers, 'content-type': 'text/javascript' })
      if (state.tampered && path.endsWith(state.tampered)) {
        return response.end(Buffer.concat([Buffer.from('window.tampered=1;'), readFileSync(file)]))
      }
      return createReadStream(file).pipe(response)
    }
    const json = (body: unknown, status = 200) =>
      response.writeHead(status, { ...headers, 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (path.includes('/embed/') && state.refusal) return json({ ...state.refusal, detail: '' }, state.refusal.status)
    if (path.endsWith('/embed/session')) return json(session)
    if (path.endsWith('/embed/brands/illume')) return json({ brand: { ...brand, palette: derivePalettes(brand) } })
    return json({ code: 'object.missing', status: 404, detail: '' }, 404)
  })
  return { ...site, state }
}

/** Somebody else's page, with the headers that it chooses. */
export const startPage = (html: string, headers: Record<string, string> = {}) =>
  listen((_, response) => response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(html))

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })

/** Opens a page and keeps what goes wrong on it. */
export async function visit(browser: Browser, address: string, before?: (page: Page) => Promise<unknown>) {
  const page = await browser.newPage()
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`))
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
  await page.addInitScript(() => {
    const heard: unknown[] = []
    Object.defineProperty(document, 'heard', { value: heard })
    const keep = (name: string) =>
      document.addEventListener(name, (event) => {
        const { code, tag } = (event as CustomEvent).detail ?? {}
        heard.push({ name, code, tag })
      })
    for (const name of ['coach-ready', 'coach-error', 'coach-open', 'coach-close', 'coach-auth-required']) keep(name)
    document.addEventListener('securitypolicyviolation', (event) =>
      heard.push({ name: 'violation', code: event.violatedDirective, tag: event.blockedURI }),
    )
  })
  await before?.(page)
  await page.goto(address)
  const heard = () =>
    page.evaluate(() => (document as unknown as { heard: { name: string; code?: string; tag?: string }[] }).heard)
  return { page, troubles, heard }
}
