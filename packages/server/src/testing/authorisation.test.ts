import { type Call, calls } from '@coachkit/contract'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Key } from '../kernel/http/route.ts'
import { cases } from './authorisation-cases.ts'
import { authorisationWorld, type World } from './authorisation-world.ts'
import { type Changes, watchChanges } from './table/change-log.ts'

let world: World
let changes: Changes
beforeAll(async () => {
  world = await authorisationWorld()
  changes = await watchChanges(world.server.database)
})
// Each call finds the world as it was: some end sessions, or switch people off.
afterEach(() => changes.undo())
afterAll(() => world.server.close())

const table = Object.entries(calls as unknown as Record<Key, Call>) as [Key, Call][]
const namesObjects = ({ reach }: Call) => typeof reach !== 'string'
const takesInput = (call: Call) => Boolean(call.body ?? call.form ?? call.query ?? call.headers)

/** The call as somebody who may make it, with what a cell changes. */
async function send(key: Key, changes: Record<string, unknown> = {}, token?: string | null) {
  const { as, input } = cases[key]
  const made = { ...(await input?.(world)), ...changes }
  return world.server.request(key, made as never, token === undefined ? await as(world) : token)
}

const sendOutside = (key: Key) => {
  const { outside } = cases[key]
  return send(key, outside?.input?.(world), outside?.as?.(world))
}

test('every call has its row in testing/cases', () => {
  expect(table.map(([key]) => key).filter((key) => !(key in cases))).toEqual([])
})

describe.each(table.filter(([key]) => key in cases))('%s', (key, call) => {
  test('answers whoever may call it', async () => {
    const reply = await send(key)
    expect(reply.ok ? 'answered' : JSON.stringify(reply.problem)).toBe('answered')
  })

  if (call.who !== 'public')
    test('answers 401 to nobody, and to a session that is over', async () => {
      expect(await send(key, {}, null)).toMatchObject({ status: 401, problem: { code: 'session.missing' } })
      expect(await send(key, {}, 'st_that-never-was')).toMatchObject({
        status: 401,
        problem: { code: 'session.expired' },
      })
    })

  const wrongRoles = () =>
    Object.values(world.cast).filter(({ roles }) =>
      typeof call.who === 'string'
        ? !['signed-in', 'visitor'].includes(call.who)
        : !roles.some((role) => call.who.includes(role as never)),
    )
  if (call.who !== 'public')
    test('answers 403 to every role that may not, before it looks at anything', async () => {
      const names = [...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const params = Object.fromEntries(names.filter((name) => name !== 'product').map((name) => [name, 'x']))
      for (const { token, roles } of wrongRoles()) {
        const reply = await send(key, { params, headers: {} }, token)
        expect(reply, roles.join()).toMatchObject({ status: 403, problem: { code: 'session.role' } })
      }
    })

  if (takesInput(call))
    test('answers 422 and names the field that is wrong', async () => {
      const { bad } = cases[key]
      if (!bad) throw new Error('The call takes input, so its row needs a bad one')
      const reply = await send(key, { ...(await cases[key].input?.(world)), ...bad.input })
      expect(reply).toMatchObject({ status: 422, problem: { errors: { [bad.field]: expect.any(String) } } })
    })

  if (namesObjects(call) || cases[key].outside)
    test('answers 404 to what is out of reach', async () => {
      if (!cases[key].outside) throw new Error('The call names objects, so its row needs one out of reach')
      expect(await sendOutside(key)).toMatchObject({ status: 404, problem: { code: 'object.missing' } })
    })
})
