import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ReachName, reachNames, watchReach, withoutReach } from '../kernel/people/reach-table.ts'
import { cases } from './authorisation-cases.ts'
import { authorisationWorld } from './authorisation-world.ts'
import { leaks } from './leaks.ts'
import { type Cell, callTable, cellsOf, foreignIn, inputOf, type Table } from './table/cells.ts'
import { type Changes, watchChanges } from './table/change-log.ts'
import { reachedBy } from './table/decisions.ts'
import { tableObjects } from './table/objects.ts'
import { principalNames, tablePeople } from './table/people.ts'

let table: Table
let changes: Changes
/** Cells that answered 404, and lists of others' rows, by the predicates that they were built with. */
const dependents = new Map<ReachName, (() => Promise<boolean>)[]>()
const counts = { allowed: 0, 'session.missing': 0, 'session.role': 0, 'embed.scope': 0, 'object.missing': 0 }

const building = new AsyncLocalStorage<Set<ReachName>>()
watchReach((name) => building.getStore()?.add(name))

beforeAll(async () => {
  const world = await authorisationWorld()
  const people = await tablePeople(world)
  table = { world, people, objects: await tableObjects(world, people) }
  changes = await watchChanges(world.server.database)
}, 120_000)
afterAll(async () => {
  const { allowed, ...refused } = counts
  const cells = Object.values(counts).reduce((sum, count) => sum + count, 0)
  process.stdout.write(
    `authorisation: ${cells} cells of ${callTable.length} calls × ${principalNames.length} principals ` +
      `(${allowed} allowed, ${refused['session.missing']} × 401, ${refused['session.role'] + refused['embed.scope']} × 403, ` +
      `${refused['object.missing']} × 404), ${dependents.size} of ${reachNames().length} predicates in use\n`,
  )
  await table.world.server.close()
})

type Sent = { cell: Cell; input: Record<string, unknown> }
const send = ({ cell, input }: Sent) => table.world.server.request(cell.key, input as never, cell.principal.token)

/** What the cell answered, if that is not what it had to. */
async function fault(one: Sent): Promise<string | null> {
  const { key, principal, verdict } = one.cell
  const other = cases[key].refused?.[principal.name]
  const expected = verdict ?? other ?? null
  const reply = await send(one)
  const code = reply.ok ? null : reply.problem.code
  if (reply.ok && expected === null) {
    const told = foreignIn(table, principal, JSON.stringify([reply.answer, reply.events]))
    return told.length > 0 ? `${one.cell.title}: tells of ${told.join(', ')}` : null
  }
  // Whoever is refused for another reason may hear that one first.
  if (code === expected || (verdict === 'object.missing' && code === other)) return null
  const told = reply.ok ? reply.status : [reply.problem.code, JSON.stringify(reply.problem.errors ?? {})].join(' ')
  return `${one.cell.title}: has to be ${expected ?? 'allowed'}, is ${told}`
}

const needs = (name: ReachName, isRed: () => Promise<boolean>) => {
  const known = dependents.get(name)
  if (known) known.push(isRed)
  else dependents.set(name, [isRed])
}

const atOnce = 8
async function inTurns<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let from = 0; from < all.length; from += atOnce) {
    results.push(...(await Promise.all(all.slice(from, from + atOnce).map(work))))
  }
  return results
}

describe.each(callTable.filter(([key]) => key in cases))('%s', (key, call) => {
  test('answers every principal on every object as it was decided', { timeout: 60_000 }, async () => {
    const cells = cellsOf(table, key, call)
    for (const { verdict } of cells) counts[verdict ?? 'allowed'] += 1
    const faults: (string | null)[] = []

    // Refused: all at once, because nothing may change. Who is refused at the door needs no input that fits.
    const refused = cells.filter(({ verdict }) => verdict !== null)
    const inputs: Sent[] = []
    for (const cell of refused) inputs.push({ cell, input: await inputOf(table.world, call, cell) })
    await changes.undo()
    const answered = await inTurns(inputs, async (one) => {
      const built = new Set<ReachName>()
      const wrong = await building.run(built, () => fault(one))
      const isRed = async () => {
        const reply = await send(one)
        return reply.status !== 404
      }
      if (one.cell.verdict === 'object.missing' && !wrong) for (const name of built) needs(name, isRed)
      return wrong
    })
    faults.push(...answered)
    expect(await changes.find(), 'rows that a refused call wrote').toEqual([])

    // Allowed: one after the other, each in the world as it was.
    const { outside } = cases[key]
    const together = cases[key].together ?? key.startsWith('GET ')
    const tryAllowed = async (cell: Cell) => {
      const input = await inputOf(table.world, call, cell)
      faults.push(await fault({ cell, input }))
      if (!together) await changes.undo()
    }
    const allowed = cells.filter(({ verdict }) => verdict === null)
    if (together) await Promise.all(allowed.map(tryAllowed))
    else for (const cell of allowed) await tryAllowed(cell)
    await changes.undo()
    expect(faults.filter((wrong) => wrong !== null)).toEqual([])

    // And what the row itself knows to be out of reach.
    if (!outside) return
    const sendOutside = async () => {
      const { world } = table
      const { as, input } = cases[key]
      const made = { ...(await input?.(world)), ...outside.input?.(world) }
      return world.server.request(key, made as never, outside.as ? outside.as(world) : await as(world))
    }
    const built = new Set<ReachName>()
    expect(await building.run(built, sendOutside)).toMatchObject({ status: 404 })
    await changes.undo()
    for (const name of built) needs(name, async () => (await sendOutside()).status !== 404)
  })
})

test.each(Object.entries(leaks))('%s', async (_, leaked) => {
  const built = new Set<ReachName>()
  expect(await building.run(built, () => leaked(table.world))).toEqual([])
  await changes.undo()
  const isRed = async () => (await leaked(table.world)).length > 0
  for (const name of built) needs(name, isRed)
})

test('every kind of object has one that somebody reaches, and a predicate that guards it', () => {
  const guarded = new Set(reachNames().map((name) => name.split(':')[0]))
  for (const kind of Object.keys(reachedBy) as (keyof typeof reachedBy)[]) {
    const reached = table.people.principals.filter((principal) =>
      reachedBy[kind][principal.name]?.some((relation) => table.objects[kind](principal)[relation] !== null),
    )
    expect(
      reached.map(({ name }) => name),
      kind,
    ).not.toEqual([])
    expect([...guarded]).toContain(kind)
  }
})

// Each in a test of its own: areas name their predicates when they are imported, so all of them stand by now.
test.each(reachNames())('the predicate of %s is needed: without it a cell turns red', {
  timeout: 60_000,
}, async (name) => {
  const restore = withoutReach(name)
  try {
    for (const isRed of dependents.get(name) ?? []) {
      const red = await isRed().catch(() => true)
      await changes.undo()
      if (red) return
    }
    expect.fail(`None of ${dependents.get(name)?.length ?? 0} cells needs it`)
  } finally {
    restore()
  }
})
