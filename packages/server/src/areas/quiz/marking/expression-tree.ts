import type { Fraction } from './fraction.ts'

export type Relation = '=' | '≠' | '<' | '>' | '≤' | '≥'
export type Constant = 'pi' | 'e' | 'i' | '∞'

/** What was typed, as a tree. Subtraction is adding a `neg`, so that order does not matter. */
export type Node =
  | { kind: 'number'; value: Fraction }
  | { kind: 'variable'; name: string }
  | { kind: 'constant'; name: Constant }
  | { kind: 'add' | 'mul'; items: Node[] }
  | { kind: 'neg'; of: Node }
  | { kind: 'div'; top: Node; bottom: Node }
  | { kind: 'pow'; base: Node; exponent: Node }
  | { kind: 'root'; of: Node; degree: Node }
  | { kind: 'call'; name: string; of: Node; base?: Node }
  /** Both signs at once. */
  | { kind: 'plus-minus'; of: Node }
  | { kind: 'relation'; signs: Relation[]; items: Node[] }
  /** Points, intervals (their brackets tell) and rows. */
  | { kind: 'tuple'; open: string; close: string; items: Node[] }
  | { kind: 'set' | 'list' | 'union'; items: Node[] }

export function childrenOf(node: Node): Node[] {
  switch (node.kind) {
    case 'number':
    case 'variable':
    case 'constant':
      return []
    case 'neg':
    case 'plus-minus':
      return [node.of]
    case 'div':
      return [node.top, node.bottom]
    case 'pow':
      return [node.base, node.exponent]
    case 'root':
      return [node.of, node.degree]
    case 'call':
      return node.base ? [node.of, node.base] : [node.of]
    default:
      return node.items
  }
}

export function variablesOf(node: Node, found = new Set<string>()): Set<string> {
  if (node.kind === 'variable') found.add(node.name)
  for (const child of childrenOf(node)) variablesOf(child, found)
  return found
}

export const has = (node: Node, test: (node: Node) => boolean): boolean =>
  test(node) || childrenOf(node).some((child) => has(child, test))

export const isScalar = (node: Node): boolean =>
  !has(node, ({ kind }) => ['relation', 'tuple', 'set', 'list', 'union', 'plus-minus'].includes(kind))

/** The tree with `change` applied to every child. */
export function mapChildren(node: Node, change: (node: Node) => Node): Node {
  switch (node.kind) {
    case 'number':
    case 'variable':
    case 'constant':
      return node
    case 'neg':
    case 'plus-minus':
      return { ...node, of: change(node.of) }
    case 'div':
      return { ...node, top: change(node.top), bottom: change(node.bottom) }
    case 'pow':
      return { ...node, base: change(node.base), exponent: change(node.exponent) }
    case 'root':
      return { ...node, of: change(node.of), degree: change(node.degree) }
    case 'call':
      return { ...node, of: change(node.of), ...(node.base && { base: change(node.base) }) }
    default:
      return { ...node, items: node.items.map(change) }
  }
}

export const negated = (node: Node): Node => ({ kind: 'neg', of: node })
export const difference = (a: Node, b: Node): Node => ({ kind: 'add', items: [a, negated(b)] })
