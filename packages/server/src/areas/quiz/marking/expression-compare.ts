import { isFiniteNumber, isReal, size } from './complex.ts'
import { formOf } from './expression-form.ts'
import { askKas } from './expression-kas.ts'
import {
  difference,
  has,
  isScalar,
  mapChildren,
  type Node,
  negated,
  type Relation,
  variablesOf,
} from './expression-tree.ts'
import { probes, type Reckoned, reckon } from './expression-value.ts'

/** Two sides agree when they differ by no more than the dust of floating numbers. */
const dust = 1e-9

function agree(a: Reckoned, b: Reckoned): boolean {
  const gap = Math.hypot(a.value[0] - b.value[0], a.value[1] - b.value[1])
  return gap <= dust * Math.max(size(a.value), size(b.value)) + 1e-13 * Math.max(a.scale, b.scale)
}

/** Whether two expressions have the same value wherever both have one; null when too few points can tell. */
function probe(a: Node, b: Node): boolean | null {
  const names = new Set([...variablesOf(a), ...variablesOf(b)])
  const points = names.size === 0 ? [new Map<string, number>()] : probes(names)
  const pairs = points.map((point) => [reckon(a, point), reckon(b, point)] as const)
  const onReals = pairs.filter(([x, y]) => isReal(x.value) && isReal(y.value))
  if (onReals.some(([x, y]) => !agree(x, y))) return false
  // Where one side alone has a value, at three points of twelve or more, the expressions live in different places.
  const lonely = pairs.filter(([x, y]) => isFiniteNumber(x.value) !== isFiniteNumber(y.value)).length
  if (lonely >= 3 || (names.size === 0 && lonely > 0)) return false
  if (onReals.length >= Math.min(3, points.length)) return true
  const finite = pairs.filter(([x, y]) => isFiniteNumber(x.value) && isFiniteNumber(y.value))
  if (finite.length < Math.min(3, points.length)) return null
  return finite.every(([x, y]) => agree(x, y))
}

/** Equal in value: the same form, or the same at every probe; KAS decides what probing can't. */
export function isEqualValue(a: Node, b: Node): boolean {
  if (formOf(a) === formOf(b)) return true
  if (!isScalar(a) || !isScalar(b)) return false
  return probe(a, b) ?? askKas(a, b)
}

const turned: Record<Relation, Relation> = { '=': '=', '≠': '≠', '<': '>', '>': '<', '≤': '≥', '≥': '≤' }

interface Pair {
  sign: Relation
  left: Node
  right: Node
}

const pairsOf = (node: Extract<Node, { kind: 'relation' }>): Pair[] =>
  node.signs.flatMap((sign, index) => {
    const [left, right] = [node.items[index], node.items[index + 1]]
    return left && right ? [{ sign, left, right }] : []
  })

/** Equations and inequalities are the same when one is the other times a number, with its sign turned if that is negative. */
function isSamePair(a: Pair, b: Pair): boolean {
  if (!isScalar(a.left) || !isScalar(a.right) || !isScalar(b.left) || !isScalar(b.right)) {
    return a.sign === b.sign && isSameNode(a.left, b.left) && isSameNode(a.right, b.right)
  }
  const [first, second] = [difference(a.left, a.right), difference(b.left, b.right)]
  const points = probes(new Set([...variablesOf(first), ...variablesOf(second)]))
  let factor: number | null = null
  let told = 0
  for (const point of points) {
    const [x, y] = [reckon(first, point), reckon(second, point)]
    if (!isReal(x.value) || !isReal(y.value)) continue
    const [p, q] = [x.value[0], y.value[0]]
    const [noP, noQ] = [Math.abs(p) <= 1e-12 * x.scale, Math.abs(q) <= 1e-12 * y.scale]
    if (noP !== noQ) return false
    if (noP) continue
    const ratio = p / q
    if (factor !== null && Math.abs(ratio - factor) > 1e-8 * Math.abs(factor)) return false
    factor ??= ratio
    told++
  }
  if (factor === null || told < 3) return formOf(first) === formOf(second)
  return a.sign === (factor > 0 ? b.sign : turned[b.sign])
}

function matchAll<T>(a: readonly T[], b: readonly T[], same: (x: T, y: T) => boolean): boolean {
  if (a.length !== b.length) return false
  const left = [...b]
  return a.every((x) => {
    const index = left.findIndex((y) => same(x, y))
    if (index >= 0) left.splice(index, 1)
    return index >= 0
  })
}

/** Same things: numbers by value, points and intervals in order, sets and lists in any order. */
export function isSameNode(a: Node, b: Node): boolean {
  if (a.kind === 'relation' && b.kind === 'relation') return matchAll(pairsOf(a), pairsOf(b), isSamePair)
  if (a.kind === 'tuple' && b.kind === 'tuple') {
    return (
      a.open === b.open &&
      a.close === b.close &&
      a.items.length === b.items.length &&
      a.items.every((item, index) => isSameNode(item, b.items[index] ?? item))
    )
  }
  const groups = ['set', 'list', 'union']
  if (groups.includes(a.kind) && groups.includes(b.kind) && 'items' in a && 'items' in b) {
    return (a.kind === 'union') === (b.kind === 'union') && matchAll(a.items, b.items, isSameNode)
  }
  return isEqualValue(a, b)
}

/** `2±3` as `5, -1`; `x=2,3` as `x=2, x=3`. */
export function spreadOut(node: Node): Node {
  const both = has(node, ({ kind }) => kind === 'plus-minus') ? withBothSigns(node) : node
  if (both.kind !== 'list') return both
  const [first, ...rest] = both.items
  const bare = rest.length > 0 && rest.every((item) => isScalar(item))
  if (!bare || first?.kind !== 'relation' || first.signs.length !== 1 || first.items[0]?.kind !== 'variable')
    return both
  const [name] = first.items
  const { signs } = first
  return {
    kind: 'list',
    items: [first, ...rest.map((item): Node => ({ kind: 'relation', signs, items: [name, item] }))],
  }
}

function withBothSigns(node: Node): Node {
  const signed = (change: (of: Node) => Node) => {
    const walk = (one: Node): Node => (one.kind === 'plus-minus' ? change(walk(one.of)) : mapChildren(one, walk))
    return walk(node)
  }
  const [up, down] = [signed((of) => of), signed(negated)]
  const items = [up, down].flatMap((one) => (one.kind === 'list' ? one.items : [one]))
  return { kind: 'list', items }
}
