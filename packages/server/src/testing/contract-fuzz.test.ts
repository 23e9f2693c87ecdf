import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cases } from './authorisation-cases.ts'
import { authorisationWorld, type World } from './authorisation-world.ts'
import { mark } from './fuzz/hostile.ts'
import { changed, type Input, type Plan, planOf, takesInput } from './fuzz/plan.ts'
import { readFiles, requestOf } from './fuzz/request.ts'
import { faultOf } from './fuzz/verdict.ts'
import { callTable } from './table/cells.ts'
import { type Changes, unwatched, watchChanges } from './table/change-log.ts'
import { holdsEventLoop, longestBlock, longestHold } from './watchdog.ts'

/** `TRIAL_ROUNDS=1000 TRIAL_SEED=7 npx vitest run --project node …/contract-fuzz.test.ts` tries longer, or others. */
const seed = Number(process.env.TRIAL_SEED ?? 20_261)
const rounds = Number(process.env.TRIAL_ROUNDS ?? 40)
/** Calls that take their time: an answer told word by word, a password that is costly to check. */
const slowRounds = Math.ceil(rounds / 4)

/** What the server said of its failures, for the report of a request that failed. */
const failures: string[] = []
const log = pino({ level: 'error' }, { write: (line: string) => void failures.push(line) })

let world: World
let changes: Changes
const statuses = new Map<number, number>()

beforeAll(async () => {
  world = await authorisationWorld(log)
  changes = await watchChanges(world.server.database)
})
afterAll(async () => {
  const told = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`)
  const all = [...statuses.values()].reduce((sum, count) => sum + count, 0)
  process.stdout.write(`fuzz: ${all} requests to ${callTable.length} calls with seed ${seed} (${told.join(', ')})\n`)
  await world.server.close()
})

/** Sends what a plan makes of an input that works, and says what is wrong with the answer. */
async function tryPlan(key: (typeof callTable)[number][0], call: (typeof callTable)[number][1], plan: Plan) {
  const { server } = world
  const { as, input } = cases[key]
  const token = await as(world)
  const sent = changed(((await input?.(world)) ?? {}) as Input, plan)
  await readFiles(sent)
  const place = { origin: server.origin, product: server.config.PRODUCT_SLUG }
  const make = () => requestOf(place, key, call, sent, token, plan)
  const request = make()
  const shown = `${request.method} ${request.url} ${JSON.stringify([...request.headers])} ${JSON.stringify(sent)}`
  let response = new Response()
  const send = async (one: Request) => {
    response = await server.app.http.app.request(one)
  }
  const block = await longestBlock(() => send(request))
  const held = block < longestHold ? null : await holdsEventLoop(() => send(make()))
  statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
  const fault = (await faultOf(call, response)) ?? held
  const said = failures.splice(0).join('').slice(0, 2000)
  if (fault !== null) throw new Error(`The answer to ${shown.slice(0, 3000)} (${plan.way})\n${fault}\n${said}`)
  return response
}

/** Rows that were written from a field that nobody declared. */
async function storedMarks(): Promise<string[]> {
  const { rows } = await world.server.database.pool.query<{ place: string }>(
    'select distinct place::text from authorisation_change where new_row::text like $1',
    [`%${mark}%`],
  )
  return rows.map(({ place }) => place)
}

describe.each(callTable.filter(([key]) => key in cases))('%s', (key, call) => {
  test('answers good, bad and hostile input as its contract says', { timeout: 600_000 }, async () => {
    const isSlow = call.events !== undefined || key.startsWith('POST auth/')
    const numRuns = isSlow || !takesInput(key, call) ? slowRounds : rounds
    const property = fc.asyncProperty(planOf(call), async (plan) => {
      try {
        const { ok } = await tryPlan(key, call, plan)
        if (ok && plan.added) expect(await storedMarks(), 'rows with an added field').toEqual([])
      } finally {
        if (!key.startsWith('GET ')) await changes.undo()
      }
    })
    await fc.assert(property, { seed, numRuns, endOnFailure: true })
  })
})

test('nothing of an added field is left anywhere, and the server still serves', async () => {
  for (const name of unwatched) {
    const { rows } = await world.server.database.pool.query(
      `select 1 from ${name} t where to_jsonb(t)::text like $1 limit 1`,
      [`%${mark}%`],
    )
    expect(rows, name).toEqual([])
  }
  expect((await world.server.app.http.app.request('/readyz')).status).toBe(200)
})
