import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Context } from 'hono'
import type { PageBrand, PageBrandAt } from '../../brands/page-brand.ts'
import type { Http } from '../create-http.ts'
import { type Exchange, exchange, type HttpEnv } from '../exchange.ts'
import { createKnownAddresses } from './addresses.ts'
import { manifestOf, withBrandHead } from './brand-head.ts'
import { escapeHtml, plainHeaders, plainPage, plainStyle } from './plain-page.ts'
import { createStaticFiles, type StaticFile } from './static-files.ts'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../../../../${path}`, import.meta.url))

export interface PageDeps {
  /** What the host app asks for at `/config.json`; nothing in it is secret. */
  hostConfig: Record<string, unknown>
  /** Which brand a page at a host is of. */
  pageBrandAt: PageBrandAt
  /** Where the platform is reached: files stand there, also for pages on other brands' hosts. */
  base: string
  /** Where the example pages stand; null where there are none. */
  examples: string | null
  /** An address of the app that is no more. */
  isGone?: (path: string) => Promise<boolean>
  embedFolder?: string
  hostFolder?: string
  /** Builds are read once, at the start; false while somebody works on them. */
  isFixed?: boolean
}

/** The host app's own pages run under the policy that we promise to others' strictest. */
const hostPolicy = (files: string) => [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  `img-src 'self' data: ${files}`,
  "font-src 'self'",
  `media-src 'self' blob: ${files}`,
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
]

const year = 'public, max-age=31536000, immutable'

/** Named by what is in them: under one name there are never two contents. */
const isVersioned = (name: string) => name.includes('/') && !name.startsWith('v1/')
const isAsset = (name: string) => name.startsWith('assets/')

/** Widgets for everybody's pages, the host app, and what stands in their place while they aren't built. */
export function servePages({ app, exchange: shared }: Http, deps: PageDeps): void {
  const embedFolder = deps.embedFolder ?? fromRoot('packages/widgets/dist-embed')
  const hostFolder = deps.hostFolder ?? fromRoot('packages/host-app/dist/app')
  const findEmbed = createStaticFiles(embedFolder, deps.isFixed ? isVersioned : null)
  const findHost = createStaticFiles(hostFolder, deps.isFixed ? isAsset : null)
  const accepted = (c: Context<HttpEnv>) => c.req.header('accept-encoding') ?? ''

  app.on(
    ['GET', 'OPTIONS'],
    '/embed/*',
    exchange(shared, 'embed file', async ({ c, headers }) => {
      const open = { ...headers, 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
      if (c.req.method === 'OPTIONS') {
        return new Response(null, { status: 204, headers: { ...open, 'access-control-allow-methods': 'GET' } })
      }
      const name = decoded(c.req.path.slice('/embed/'.length))
      const file = await findEmbed(name, accepted(c))
      if (!file)
        return new Response('There is no such file.\n', {
          status: 404,
          headers: { ...open, 'content-type': 'text/plain' },
        })
      // `v1/` is evergreen; every other folder carries its version and never changes.
      return answerFile(c, file, {
        ...open,
        'cache-control': isVersioned(name) ? year : 'public, max-age=300, stale-while-revalidate=86400',
      })
    }),
  )

  const isKnown = createKnownAddresses(String(deps.hostConfig.product))
  const policy = hostPolicy(new URL(deps.base).origin).join('; ')
  const pageHeaders = (headers: Record<string, string>, isRelease = false) => ({
    ...headers,
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
    // Some addresses of the app hold a one-time token: files and calls are told no more than the origin.
    'referrer-policy': 'strict-origin',
    ...(isRelease && { 'x-robots-tag': 'noindex' }),
  })
  const brandAt = (c: Context<HttpEnv>) => deps.pageBrandAt(new URL(c.req.url).host)

  app.get(
    '/config.json',
    exchange(shared, 'host config', async ({ c, headers }) => {
      const { built_in, is_named } = await brandAt(c)
      // The widgets' folder is named by all that is in it.
      const list = await findEmbed('manifest.json', '')
      const build = list ? (JSON.parse(new TextDecoder().decode(list.body)) as { folder: string }).folder : null
      const config = { ...deps.hostConfig, build, brand: built_in, brand_is_named: is_named }
      return Response.json(config, { headers: { ...headers, 'cache-control': 'no-cache' } })
    }),
  )
  app.get(
    '/manifest.webmanifest',
    exchange(shared, 'web manifest', async ({ c, headers }) =>
      Response.json(manifestOf(await brandAt(c)), {
        headers: { ...headers, 'content-type': 'application/manifest+json', 'cache-control': 'no-cache' },
      }),
    ),
  )
  // For what asks without reading a page first.
  app.get('/favicon.ico', async (c) => {
    const { shown, icons } = await brandAt(c)
    return c.redirect(shown.favicon_url ?? `${icons}/favicon.ico`, 307)
  })
  app.get(
    '/api/plain.css',
    exchange(
      shared,
      'page style',
      async ({ headers }) =>
        new Response(plainStyle, {
          headers: { ...headers, 'content-type': 'text/css', 'cache-control': 'public, max-age=300' },
        }),
    ),
  )
  const { examples } = deps
  if (examples !== null) {
    const index = exchange(
      shared,
      'examples',
      async ({ headers }) => new Response(examplesPage(examples), { headers: { ...headers, ...plainHeaders } }),
    )
    app.get('/examples', index)
    app.get('/examples/', index)
    app.get('/examples/*', (c) => c.redirect(`${examples}${c.req.path}`, 307))
  }

  const hostApp = exchange(shared, 'host app', async ({ c, headers }) => {
    const name = decoded(c.req.path.slice(1))
    const file = name === '' ? null : await findHost(name, accepted(c))
    if (file) {
      const cache = isAsset(name) ? year : 'no-cache'
      return answerFile(c, file, { ...pageHeaders(headers), 'cache-control': cache })
    }
    // An address of the app, not a file of a build that is no more.
    if (/\.[a-z0-9]+$/i.test(name)) return notFound(headers)
    // Not as it was packed: each brand's page has a head of its own.
    const index = await findHost('index.html', '')
    if (index) {
      const brand = await brandAt(c)
      const more = { ...pageHeaders(headers, brand.is_release), 'cache-control': 'no-cache' }
      const list = await findHost('addresses.json', '')
      // The app says it in its own page; search engines, links and monitors go by the status.
      const url = new URL(c.req.url)
      const isUnknown = (list !== null && !isKnown(list, url)) || (await deps.isGone?.(url.pathname)) === true
      return answerFile(c, branded(index, brand), more, isUnknown ? 404 : 200)
    }
    const missing = [!fs.existsSync(embedFolder) && 'the widgets', 'the host app'].filter(Boolean).join(' and ')
    return new Response(notBuiltPage(missing), {
      status: name === '' ? 200 : 404,
      headers: { ...headers, ...plainHeaders },
    })
  })
  app.get('/*', (c) => (c.req.path.startsWith('/api/') ? c.notFound() : hostApp(c)))
}

function answerFile(
  { req }: Exchange['c'],
  { body, headers }: StaticFile,
  more: Record<string, string>,
  status = 200,
): Response {
  const all = { ...headers, ...more, vary: 'Accept-Encoding' }
  // What isn't there hasn't stayed as it was: a page of 404 comes whole, however often it is asked for.
  if (status === 200 && req.header('if-none-match') === headers.etag) {
    return new Response(null, { status: 304, headers: all })
  }
  return new Response(body, { status, headers: all })
}

function branded({ body, headers }: StaticFile, brand: PageBrand): StaticFile {
  const page = new TextEncoder().encode(withBrandHead(new TextDecoder().decode(body), brand))
  const etag = `"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`
  return { body: page, headers: { ...headers, etag } }
}

const notFound = (headers: Record<string, string>) =>
  new Response(plainPage('Not found', '<h1>There’s nothing here</h1><p><a href="/">Go to the start page</a></p>'), {
    status: 404,
    headers: { ...headers, ...plainHeaders },
  })

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return '\0'
  }
}

const notBuiltPage = (missing: string) =>
  plainPage(
    'CoachKit',
    `<h1>CoachKit</h1><p>The server runs, but not everything has been built yet (missing: ${escapeHtml(missing)}). <code>npm run build</code> builds them; <code>npm start</code> does it by itself.</p>
<p><a href="/api/docs">The calls</a> work.</p>`,
  )

const examplePages = [
  ['partner-school', 'Partner school', 'One script tag gives the school’s home page a coach.'],
  ['lms', 'LMS quiz', 'A learner known to the page’s own backend takes a marked quiz.'],
  ['portal', 'Portal', 'A chatbot portal: one widget on a full page.'],
  ['react', 'React', 'The React wrapper in an app of its own.'],
  ['strict-csp', 'Strict CSP', 'Nonces, no inline styles, Trusted Types: nothing to relax.'],
] as const

const examplesPage = (origin: string) =>
  plainPage(
    'CoachKit examples',
    `<h1>Example pages</h1><p>They run at <code>${escapeHtml(origin)}</code>, a separate site, just as a partner’s would be.</p><ul>${examplePages
      .map(
        ([path, title, about]) =>
          `<li><a href="${escapeHtml(origin)}/examples/${path}/">${title}</a> <span class="quiet">${about}</span></li>`,
      )
      .join('')}</ul>`,
  )
