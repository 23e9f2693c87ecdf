import { type Call, calls } from '@coachkit/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiPrefix } from '../kernel/http/paths.ts'
import { cases } from './authorisation-cases.ts'
import { authorisationWorld, type World } from './authorisation-world.ts'
import { laboriousBodies, laboriousTexts, withText } from './fuzz/laborious.ts'
import type { Input } from './fuzz/plan.ts'
import { callTable } from './table/cells.ts'
import { type Changes, watchChanges } from './table/change-log.ts'
import { holdsEventLoop } from './watchdog.ts'

let world: World
let changes: Changes
beforeAll(async () => {
  world = await authorisationWorld()
  changes = await watchChanges(world.server.database)
}, 120_000)
afterAll(() => world.server.close())

const reads = (call: Call) => call.body ?? call.form ?? call.query
const pathOf = (key: string, params: Record<string, string> = {}) =>
  (key.split(' ')[1] ?? '').replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(name === 'product' ? world.server.config.PRODUCT_SLUG : (params[name] ?? 'x')),
  )

describe.each(callTable.filter(([, call]) => reads(call) || call.raw))('%s', (key, call) => {
  const { as, input } = cases[key]

  test('serves others while it reads texts that are made to be laborious', { timeout: 120_000 }, async () => {
    const faults: string[] = []
    for (const [name, text] of Object.entries(laboriousTexts)) {
      const fault = await holdsEventLoop(async () => {
        const made = withText(call, ((await input?.(world)) ?? {}) as Input, text)
        const reply = await world.server.request(key, made as never, await as(world))
        if (!reply.ok && reply.status === 500) faults.push(`${name}: ${JSON.stringify(reply.problem)}`)
      })
      if (fault) faults.push(`${name}: ${fault}`)
      await changes.undo()
    }
    expect(faults).toEqual([])
  })

  test('serves others while it reads a body that is all shape', { timeout: 120_000 }, async () => {
    if (key.startsWith('GET ')) return
    const faults: string[] = []
    const made = ((await input?.(world)) ?? {}) as Input & { headers?: Record<string, string> }
    const token = await as(world)
    for (const [name, { type, bytes }] of Object.entries(laboriousBodies)) {
      const fault = await holdsEventLoop(async () => {
        const headers = new Headers({ origin: world.server.origin, ...made.headers, 'content-type': type })
        if (token) headers.set('authorization', `Bearer ${token}`)
        for (const [header, value] of [...headers]) if (value === '') headers.delete(header)
        const [method = ''] = key.split(' ')
        const init = { method, headers, body: bytes(), duplex: 'half' } as RequestInit
        const url = `${world.server.origin}${apiPrefix}/${pathOf(key, made.params)}`
        const { status } = await world.server.app.http.app.request(new Request(url, init))
        if (status === 500) faults.push(`${name}: 500`)
      })
      if (fault) faults.push(`${name}: ${fault}`)
    }
    await changes.undo()
    expect(faults).toEqual([])
  })
})

test('a query of many names, and headers as long as they can be, hold up nobody', async () => {
  const faults: (string | null)[] = []
  const query = Array.from({ length: 3000 }, (_, at) => `n${at}=`).join('&')
  const headers = {
    authorization: `Bearer ${'a'.repeat(8000)}`,
    origin: `http://${'a.'.repeat(4000)}`,
    'x-request-id': '-'.repeat(8000),
  }
  for (const [key] of Object.entries(calls).filter(([key]) => key.startsWith('GET '))) {
    const url = `${world.server.origin}${apiPrefix}/${pathOf(key)}?${query}`
    faults.push(await holdsEventLoop(async () => void (await world.server.app.http.app.request(url))))
    faults.push(await holdsEventLoop(async () => void (await world.server.app.http.app.request(url, { headers }))))
  }
  expect(faults.filter((fault) => fault !== null)).toEqual([])
})
