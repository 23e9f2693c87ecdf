import { calls } from '@coachkit/contract'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer } from '../../../testing/server.ts'
import { apiPrefix, callPaths } from '../paths.ts'
import { type OpenApi, openApi } from './openapi.ts'
import { referencePage } from './reference-page.ts'
import { serveReference } from './serve-reference.ts'

let server: TestServer
let document: OpenApi
beforeAll(async () => {
  server = await testServer({ start: false })
  document = openApi('coachkit', new Set(server.app.http.served), '0.0.0')
})
afterAll(() => server.close())

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(document)))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
  expect(validator.version).toBe('3.1')
})

test('fields that carry the product’s slug have it in the served document', async () => {
  serveReference(server.app.http, 'coachkit', '0.0.0')
  const response = await server.app.http.app.request('http://127.0.0.1/api/v1/openapi.json')
  const text = await response.text()
  expect(text).toContain('is_from_coachkit_new_buy_page')
  expect(text).not.toContain('{product}')
})

test('every call of the contract is served', () => {
  expect(Object.keys(calls).filter((key) => !server.app.http.served.includes(key))).toEqual([])
})

test('every call in the document answers, and every served call is in it', async () => {
  const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [method.toUpperCase(), path] as const),
  )
  expect(documented).toHaveLength(server.app.http.served.length)
  for (const [method, path] of documented) {
    const place = path.replace(/\{\w+\}/g, 'nothing')
    const response = await server.app.http.app.request(`http://127.0.0.1${place}`, { method })
    expect(response.status, `${method} ${path}`).not.toBe(405)
    const { code } = (await response.json()) as { code?: string }
    // Nobody is signed in: only a public call comes as far as its object.
    const pattern = path.slice(apiPrefix.length + 1)
    const found = callPaths('coachkit').find((one) => one.method === method && one.pattern === pattern)
    if (found?.call.who !== 'public') expect(code, `${method} ${path}`).toBe('session.missing')
  }
})

test('the reference names every call', () => {
  const page = referencePage('coachkit', new Set(server.app.http.served))
  for (const { summary } of Object.values(calls)) {
    expect(page).toContain(summary.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`))
  }
  expect(page).not.toMatch(/<script|style=/)
})
