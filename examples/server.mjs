// The example pages and their small backends. They stand on another site than CoachKit, as a partner's pages do.
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = dirname(fileURLToPath(import.meta.url))
const port = Number(process.env.EXAMPLES_PORT ?? 4001)
const origin = process.env.EXAMPLES_ORIGIN ?? `http://localhost:${port}`
const coachkit = process.env.COACHKIT_URL ?? 'http://127.0.0.1:4000'
const keysFile = join(process.env.DATA_DIR ?? '.data', 'demonstration.json')
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** A partner keeps its keys in its own settings; the demonstration writes them into the data folder. */
const siteNamed = (name) =>
  existsSync(keysFile) ? JSON.parse(readFileSync(keysFile, 'utf8')).sites?.[name] : undefined

/** What a partner's own server does: it knows who is signed in there, and asks for that learner's token. */
async function learnerToken(site, external_id, first_name) {
  const answer = await fetch(`${coachkit}/api/v1/embed/token`, {
    method: 'POST',
    headers: { authorization: `Bearer ${site.secret_key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ origin, external_id, first_name, lifetime: Number(process.env.TOKEN_LIFETIME ?? 600) }),
  })
  if (!answer.ok) throw new Error(`The token was refused: ${answer.status} ${await answer.text()}`)
  return (await answer.json()).token
}

async function assignedQuizzes(token) {
  const answer = await fetch(`${coachkit}/api/v1/quiz`, { headers: { authorization: `Bearer ${token}`, origin } })
  if (!answer.ok) throw new Error(`The quizzes were refused: ${answer.status} ${await answer.text()}`)
  return (await answer.json()).quizzes.map(({ id, title, question_count }) => ({ id, title, question_count }))
}

const backends = {
  // A real page takes the learner from its own login; this one lets the address choose, so that several can be tried.
  '/examples/lms/token': async (url) => ({
    token: await learnerToken(siteNamed('lms'), url.searchParams.get('learner') ?? 'mia-4711', 'Mia'),
  }),
  '/examples/lms/quizzes': async (url) => ({
    quizzes: await assignedQuizzes(
      await learnerToken(siteNamed('lms'), url.searchParams.get('learner') ?? 'mia-4711', 'Mia'),
    ),
  }),
  '/examples/react/token': async () => ({ token: await learnerToken(siteNamed('react'), 'noah-0815', 'Noah') }),
  '/examples/react/quizzes': async () => ({
    quizzes: await assignedQuizzes(await learnerToken(siteNamed('react'), 'noah-0815', 'Noah')),
  }),
}

const strictPolicy = (nonce) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    `connect-src ${coachkit}`,
    `img-src ${coachkit} data:`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

/** A published quiz for the strict page; a partner would write its id into the page once. */
async function publishedQuiz() {
  const quizzes = await assignedQuizzes(await learnerToken(siteNamed('strict'), 'page-editor', 'Page editor'))
  return (quizzes.find(({ title }) => title === 'Fractions') ?? quizzes[0])?.id ?? ''
}

async function page(path, nonce) {
  const text = readFileSync(path, 'utf8')
  const keys = Object.fromEntries(
    ['school', 'lms', 'portal', 'react', 'strict'].map((name) => [name, siteNamed(name)?.public_key ?? '']),
  )
  return text
    .replaceAll('{{quiz}}', text.includes('{{quiz}}') ? await publishedQuiz() : '')
    .replaceAll('{{coachkit}}', coachkit)
    .replaceAll('{{nonce}}', nonce)
    .replaceAll(/\{\{key:(\w+)\}\}/g, (_, name) => keys[name] ?? '')
}

function send(response, status, type, body, headers = {}) {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers }).end(body)
}

createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', origin)
  try {
    const backend = backends[url.pathname]
    if (backend) return send(response, 200, 'application/json', JSON.stringify(await backend(url)))
    if (url.pathname === '/favicon.ico') return send(response, 204, 'image/x-icon', '')
    if (url.pathname === '/') return send(response, 302, 'text/plain', '', { location: '/examples/' })

    const path = normalize(
      join(folder, url.pathname.replace(/^\/examples/, ''), url.pathname.endsWith('/') ? 'index.html' : ''),
    )
    if (
      !url.pathname.startsWith('/examples/') ||
      !path.startsWith(folder) ||
      !types[extname(path)] ||
      !existsSync(path)
    )
      return send(response, 404, 'text/plain', 'There is no such example. The list is at /examples/.')
    if (extname(path) !== '.html') return send(response, 200, types[extname(path)], readFileSync(path))

    const nonce = randomBytes(16).toString('base64')
    const headers = url.pathname.startsWith('/examples/strict-csp/')
      ? { 'content-security-policy': strictPolicy(nonce) }
      : {}
    send(response, 200, types['.html'], await page(path, nonce), headers)
  } catch (error) {
    process.stderr.write(`${url.pathname}: ${error.stack}\n`)
    send(response, 502, 'application/json', JSON.stringify({ error: 'CoachKit could not be asked. Is it running?' }))
  }
}).listen(port, new URL(origin).hostname)
