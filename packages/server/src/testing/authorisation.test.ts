import { type Call, calls } from '@coachkit/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDocumentStore } from '../areas/admin/store.ts'
import type { Key } from '../kernel/http/route.ts'
import { reachNames, withoutReach } from '../kernel/people/reach-table.ts'
import { cases } from './authorisation-cases.ts'
import { authorisationWorld, type World } from './authorisation-world.ts'

let world: World
beforeAll(async () => {
  world = await authorisationWorld()
})
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

describe.each(table)('%s', (key, call) => {
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
      typeof call.who === 'string' ? call.who !== 'signed-in' : !roles.some((role) => call.who.includes(role as never)),
    )
  if (call.who !== 'public')
    test('answers 403 to every role that may not, before it looks at anything', async () => {
      for (const { token, roles } of wrongRoles()) {
        const reply = await send(key, { params: { id: 'x', eid: 'x', classId: 'x' }, headers: {} }, token)
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

/** What no status shows, or roles would refuse first: rows of somebody else among one's own. Each is empty as long as reach holds. */
const leaks: Record<string, () => Promise<unknown[]>> = {
  'an outsider’s list of quizzes has no closed quiz': async () => {
    const { quizzes } = await world.server.answer('GET quiz', { query: {} }, world.outsider.token)
    return quizzes.filter(({ id }) => id === world.closed.quiz_id)
  },
  'an outsider’s courses are none': async () =>
    (await world.server.answer('GET courses/user', { query: {} }, world.outsider.token)).courses,
  'knowledge documents are nobody’s but an admin’s, even past the role check': () =>
    createDocumentStore(world.server.database).list({ roles: ['student'] }),
  'an outsider’s messages are none': async () =>
    (await world.server.answer('GET chat', { query: {} }, world.outsider.token)).messages,
  'an outside teacher’s classes are none': async () =>
    (await world.server.answer('GET classes', { query: {} }, world.outsideTeacher.token)).classes,
  'a pupil of a course has no attempt of another': async () => {
    const { evaluations } = await world.server.answer(
      'GET quiz/{id}/evaluations',
      { params: { id: world.published.quiz_id }, query: {} },
      world.outsider.token,
    )
    return evaluations
  },
  'a list of a class has its pupils alone': async () => {
    const { students } = await world.server.answer(
      'GET classes/{id}/students',
      { params: { id: world.class_id } },
      world.cast.teacher.token,
    )
    return students.filter(({ id }) => id !== world.cast.student.id)
  },
}

test.each(Object.entries(leaks))('%s', async (_, leaked) => {
  expect(await leaked()).toEqual([])
})

async function redCells(): Promise<string[]> {
  const red: string[] = []
  for (const [key] of table) {
    if (!cases[key].outside) continue
    const reply = await sendOutside(key).catch(() => null)
    if (reply?.status !== 404) red.push(key)
  }
  for (const [title, leaked] of Object.entries(leaks)) {
    const rows = await leaked().catch(() => ['failed'])
    if (rows.length > 0) red.push(title)
  }
  return red
}

test('nothing is red as long as every predicate holds, and each kind that a call can name has one', async () => {
  expect(await redCells()).toEqual([])
  const kinds = table.flatMap(([, { reach }]) => (typeof reach === 'string' ? [] : Object.keys(reach)))
  const guarded = new Set(reachNames().map((name) => name.split(':')[0]))
  expect([...new Set(kinds)].filter((kind) => !guarded.has(kind))).toEqual([])
})

// Each in a test of its own: areas name their predicates when they are imported, so all of them stand by now.
test.each(reachNames())('the predicate of %s is needed: without it a cell turns red', {
  timeout: 60_000,
}, async (name) => {
  const restore = withoutReach(name)
  expect(await redCells().finally(restore)).not.toEqual([])
})
