import { type Call, calls, type ReachKind } from '@coachkit/contract'
import type { Key } from '../../kernel/http/route.ts'
import { cases } from '../authorisation-cases.ts'
import type { World } from '../authorisation-world.ts'
import type { Named } from '../cases/case.ts'
import { type Relation, reachedBy, relations, type Verdict, verdictOf } from './decisions.ts'
import type { tableObjects } from './objects.ts'
import type { Principal, TablePeople } from './people.ts'

export const callTable = Object.entries(calls as unknown as Record<Key, Call>) as [Key, Call][]

/** One try: a call, as somebody, about objects that stand to them in some way. */
export interface Cell {
  key: Key
  principal: Principal
  /** What the call names, kind by kind, and how it stands to the principal. */
  relations: { readonly [kind in ReachKind]?: Relation }
  named: Named
  /** Objects of every other kind that the principal reaches, for rows whose input tells of more than the call names. */
  within: Named
  verdict: Verdict
  /** `student, own quiz, other-school evaluation`. */
  title: string
}

export interface Table {
  world: World
  people: TablePeople
  objects: Awaited<ReturnType<typeof tableObjects>>
}

/** Every cell of a call. Where a call names several objects, each in turn is every relation, the others in reach. */
export function cellsOf({ world, people, objects }: Table, key: Key, call: Call): Cell[] {
  const kinds = typeof call.reach === 'string' ? [] : (Object.keys(call.reach) as ReachKind[])
  const row = cases[key]
  return people.principals.flatMap((principal) => {
    const own = row.objects?.(world, principal) ?? {}
    const objectsOf = (kind: ReachKind) => ({ ...objects[kind](principal), ...own[kind] })
    /** The first that the principal reaches. */
    const nearest = (kind: ReachKind): Relation | null =>
      relations.find(
        (relation) => objectsOf(kind)[relation] !== null && reachedBy[kind][principal.name]?.includes(relation),
      ) ?? null
    const within: Record<string, string> = {}
    for (const kind of Object.keys(objects) as ReachKind[]) {
      const relation = nearest(kind)
      const name = relation && objectsOf(kind)[relation]
      if (name) within[kind] = name
    }

    const cell = (told: Record<string, Relation>): Cell => ({
      ...{ key, principal, relations: told, within },
      named: Object.fromEntries(
        Object.entries(told).map(([kind, relation]) => [kind, objectsOf(kind as ReachKind)[relation]]),
      ),
      verdict: verdictOf(key, call, principal, told),
      title: [principal.name, ...Object.entries(told).map(([kind, relation]) => `${relation} ${kind}`)].join(', '),
    })
    if (kinds.length === 0) return [cell({})]

    const base = Object.fromEntries(kinds.map((kind) => [kind, nearest(kind) ?? 'missing'])) as Record<string, Relation>
    const seen = new Map<string, Cell>()
    for (const kind of kinds) {
      for (const relation of relations) {
        if (objectsOf(kind)[relation] === null) continue
        const one = cell({ ...base, [kind]: relation })
        seen.set(one.title, one)
      }
    }
    return [...seen.values()]
  })
}

const parts = ['query', 'body', 'form', 'headers'] as const

/** The row's input, told for a cell's principal and about its objects. */
export async function inputOf(world: World, call: Call, cell: Cell): Promise<Record<string, unknown>> {
  const { key, principal, named, within } = cell
  const row = cases[key]
  const input: Record<string, unknown> = {
    ...(await row.input?.(world, { principal, objects: { ...within, ...named } })),
  }
  if (typeof call.reach === 'string') return input
  for (const [kind, field] of Object.entries(call.reach) as [ReachKind, string][]) {
    const part = key.includes(`{${field}}`) ? 'params' : parts.find((one) => shapeOf(call[one])?.[field])
    if (!part) throw new Error(`${key} reaches a ${kind} by ${field}, and has no field of that name`)
    const isList = part !== 'params' && isArray(shapeOf(call[part])?.[field])
    input[part] = { ...(input[part] as object), [field]: isList ? [named[kind]] : named[kind] }
  }
  return input
}

interface Schema {
  _zod: { def: { type: string; shape?: Record<string, Schema>; innerType?: Schema } }
}
const shapeOf = (schema: unknown): Record<string, Schema> | undefined => (schema as Schema | undefined)?._zod.def.shape

function isArray(schema: Schema | undefined): boolean {
  let at = schema
  while (at?._zod.def.innerType) at = at._zod.def.innerType
  return at?._zod.def.type === 'array'
}

/** People and their records. Of schools, courses and what is taught in them, catalogues may tell everybody. */
const personal = [
  ...['activation-code', 'attempt', 'chat-session', 'evaluation', 'message', 'quiz', 'referral', 'session', 'stream'],
  ...['student', 'subscription'],
] as ReachKind[]

/** Personal objects out of the principal's reach that an answer names all the same, in a list for example. */
export function foreignIn({ objects }: Table, principal: Principal, answer: string): string[] {
  return personal.flatMap((kind) => {
    const all = objects[kind](principal)
    const within = reachedBy[kind][principal.name] ?? []
    const reached = within.map((relation) => all[relation])
    return relations
      .filter((relation) => relation !== 'missing' && !within.includes(relation))
      .filter((relation) => all[relation] !== null && !reached.includes(all[relation]))
      .filter((relation) => answer.includes(all[relation] as string))
      .map((relation) => `the ${relation} ${kind}`)
  })
}
