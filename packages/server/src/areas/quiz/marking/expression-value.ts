import {
  add,
  type Complex,
  cosine,
  divide,
  exponential,
  logarithm,
  multiply,
  negative,
  nothing,
  onReals,
  raise,
  real,
  sine,
  size,
} from './complex.ts'
import type { Node } from './expression-tree.ts'
import { toNumber } from './fraction.ts'

export type Values = ReadonlyMap<string, number>

const hyperbolic = { sinh: Math.sinh, cosh: Math.cosh, tanh: Math.tanh }
const arcs = { arcsin: Math.asin, arccos: Math.acos, arctan: Math.atan }

/** A value, with the largest number that was added on the way: it tells how much dust the sum can carry. */
export interface Reckoned {
  value: Complex
  scale: number
}

export function reckon(node: Node, values: Values): Reckoned {
  let scale = 0
  const value = (one: Node): Complex => {
    switch (one.kind) {
      case 'number':
        return real(toNumber(one.value))
      case 'variable':
        return real(values.get(one.name) ?? Number.NaN)
      case 'constant':
        return one.name === 'i' ? [0, 1] : real({ pi: Math.PI, e: Math.E, '∞': Number.POSITIVE_INFINITY }[one.name])
      case 'neg':
        return negative(value(one.of))
      case 'add':
        return one.items.map(value).reduce((sum, item) => {
          scale = Math.max(scale, size(sum), size(item))
          return add(sum, item)
        })
      case 'mul':
        return one.items.map(value).reduce(multiply)
      case 'div':
        return divide(value(one.top), value(one.bottom))
      case 'pow':
        return raise(value(one.base), value(one.exponent))
      case 'root':
        return raise(value(one.of), divide(real(1), value(one.degree)))
      case 'call':
        return call(one.name, value(one.of), one.base && value(one.base))
      default:
        return nothing
    }
  }
  return { value: value(node), scale }
}

function call(name: string, of: Complex, base: Complex | undefined): Complex {
  if (name in hyperbolic) return onReals(hyperbolic[name as keyof typeof hyperbolic])(of)
  if (name in arcs) return onReals(arcs[name as keyof typeof arcs])(of)
  switch (name) {
    case 'sin':
      return sine(of)
    case 'cos':
      return cosine(of)
    case 'tan':
      return divide(sine(of), cosine(of))
    case 'sec':
      return divide(real(1), cosine(of))
    case 'csc':
      return divide(real(1), sine(of))
    case 'cot':
      return divide(cosine(of), sine(of))
    case 'ln':
      return logarithm(of)
    case 'log':
      return divide(logarithm(of), base ? logarithm(base) : real(Math.LN10))
    case 'exp':
      return exponential(of)
    case 'abs':
      return real(size(of))
    default:
      return nothing
  }
}

/** Fixed points, so that the same answer always gets the same mark: small, negative, and larger ones. */
const ranges: readonly (readonly [from: number, to: number])[] = [
  [0.2, 1],
  [0.4, 2],
  [1, 3],
  [1.2, 4],
  [2, 6],
  [3, 9],
  [-1, -0.2],
  [-3, -1],
  [-7, -2],
  [5, 20],
  [10, 40],
  [0.05, 0.3],
]

/** A number between 0 and 1 from a name and a round, without any pattern that an expression could follow. */
function spread(name: string, round: number): number {
  let hash = 2166136261 ^ (round * 374761393)
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519)
  hash = Math.imul(hash ^ (hash >>> 13), 3266489917)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296
}

export const probes = (names: Iterable<string>): Values[] => {
  const all = [...names]
  return ranges.map(([from, to], round) => new Map(all.map((name) => [name, from + (to - from) * spread(name, round)])))
}
