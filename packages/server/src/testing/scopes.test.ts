import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSite } from '../kernel/auth/sites.ts'
import { cases } from './authorisation-cases.ts'
import { authorisationWorld, type World } from './authorisation-world.ts'
import { callTable } from './table/cells.ts'
import { isOpenTo, type ScopeName } from './table/scopes.ts'

let world: World
/** Tokens by what they were given for, of a visitor and of a learner. */
const tokens: { name: string; scope: readonly ScopeName[]; token: string; isLearner: boolean }[] = []

beforeAll(async () => {
  world = await authorisationWorld()
  const { server } = world
  const all = ['chat', 'quiz', 'pages'] as const
  const keys = await createSite(server.database.db, { name: 'All', origins: [server.origin], scope: all })
  for (const scope of [
    ['chat'],
    ['quiz'],
    ['pages'],
    [`quiz:${world.published.quiz_id}`],
    ['quiz:none'],
  ] as ScopeName[][]) {
    for (const isLearner of [true, false]) {
      const body = { origin: server.origin, scope, ...(isLearner && { external_id: 'mia' }) }
      const made = await server.answer('POST embed/token', { body, headers: { origin: '' } }, keys.secret_key)
      tokens.push({
        name: `${isLearner ? 'learner' : 'visitor'}, ${scope.join()}`,
        scope,
        token: made.token,
        isLearner,
      })
    }
  }
}, 120_000)
afterAll(() => world.server.close())

/** Whether the kernel lets such a caller as far as the scope. */
const mayCall = (who: unknown, isLearner: boolean) =>
  who === 'public' ||
  who === 'visitor' ||
  (isLearner && (who === 'signed-in' || (Array.isArray(who) && who.includes('student'))))

describe.each(callTable)('%s', (key, call) => {
  test('is open to the tokens whose scope names it, and to no other', async () => {
    const wrong: string[] = []
    for (const { name, scope, token, isLearner } of tokens) {
      if (!mayCall(call.who, isLearner)) continue
      const input = ((await cases[key].input?.(world)) ?? {}) as { params?: { id?: string } }
      const reply = await world.server.request(key, { ...input, headers: {} } as never, token)
      const isRefused = !reply.ok && reply.problem.code === 'embed.scope'
      if (isRefused === isOpenTo(key, scope, input.params?.id)) wrong.push(name)
    }
    expect(wrong).toEqual([])
  })
})

test('a token for one quiz lists and finds that quiz alone', async () => {
  const { server } = world
  const list = async (scope: string) =>
    (await server.answer('GET quiz', { query: {} }, tokens.find(({ name }) => name === `learner, ${scope}`)?.token))
      .quizzes
  expect((await list(`quiz:${world.published.quiz_id}`)).map(({ id }) => id)).toEqual([world.published.quiz_id])
  expect(await list('quiz:none')).toEqual([])
  expect((await list('quiz')).length).toBeGreaterThanOrEqual(1)
})
