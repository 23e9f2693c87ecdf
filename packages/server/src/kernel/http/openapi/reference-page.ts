import { type Call, type ErrorCode, errorTable } from '@coachkit/contract'
import { escapeHtml, plainPage } from '../pages/plain-page.ts'
import { apiPrefix, type CallPath, callPaths } from '../paths.ts'
import { jsonSchema } from './json-schema.ts'
import { codesOf } from './openapi.ts'

/** The reference as a plain page: every served call by area, what it takes and what it answers. */
export function referencePage(product: string, served: ReadonlySet<string>): string {
  const areas = new Map<string, CallPath[]>()
  for (const path of listed(product, served)) areas.set(areaOf(path), [...(areas.get(areaOf(path)) ?? []), path])
  const sections = [...areas].map(
    ([area, paths]) => `<h2 id="${escapeHtml(area)}">${escapeHtml(area)}</h2>${paths.map(section).join('')}`,
  )
  return plainPage(
    'CoachKit calls',
    `<h1>Calls</h1><p>All stand under <code>${apiPrefix}</code>. A session travels as <code>Authorization: Bearer …</code>; errors are problems (RFC 9457) with a stable <code>code</code>. The same as data: <a href="/api/v1/openapi.json">OpenAPI 3.1</a>.</p>
<p class="quiet">${[...areas.keys()].map((area) => `<a href="#${escapeHtml(area)}">${escapeHtml(area)}</a>`).join(' · ')}</p>${sections.join('')}`,
  )
}

const areaOf = ({ segments }: CallPath) => segments[0] ?? ''
const listed = (product: string, served: ReadonlySet<string>) =>
  callPaths(product)
    .filter(({ key }) => served.has(key))
    .sort((a, b) => a.pattern.localeCompare(b.pattern) || a.method.localeCompare(b.method))

function section({ method, pattern, call }: CallPath): string {
  const rows: [string, string][] = [
    ['who', escapeHtml(typeof call.who === 'string' ? call.who : call.who.join(', '))],
    ['reach', escapeHtml(reachText(call.reach))],
  ]
  const shape = (name: string, html: string) => rows.push([name, html])
  if (call.query) shape('query', block(jsonSchema(call.query, 'input')))
  if (call.headers) shape('headers', block(jsonSchema(call.headers, 'input')))
  if (call.body) shape('body', block(jsonSchema(call.body, 'input')))
  if (call.form) shape('form', block(jsonSchema(call.form, 'input')))
  if (call.answer) shape('answer', block(jsonSchema(call.answer, 'output')))
  for (const [name, schema] of Object.entries(call.events ?? {}))
    shape(`event ${name}`, block(jsonSchema(schema, 'output')))
  if (call.keyed) shape('repeats', 'An <code>Idempotency-Key</code> makes a repeat safe.')
  shape('errors', codesOf(call).map(problem).join(' · '))
  return `<details><summary><code><span class="method">${method}</span>${escapeHtml(pattern)}</code><span>${escapeHtml(call.summary)}</span></summary><div><dl>${rows.map(([name, html]) => `<dt>${escapeHtml(name)}</dt><dd>${html}</dd>`).join('')}</dl></div></details>`
}

const block = (schema: unknown) => `<pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`
const problem = (code: ErrorCode) => `<code>${code}</code> ${errorTable[code][0]}`

function reachText(reach: Call['reach']): string {
  if (typeof reach === 'string') return reach
  return Object.entries(reach)
    .map(([kind, field]) => `${kind} (by ${field})`)
    .join(', ')
}
