import { compare, parse } from '@khanacademy/kas'
import { has, type Node } from './expression-tree.ts'
import { toNumber } from './fraction.ts'

const mostNodes = 60
const highestPower = 12

function count(node: Node): number {
  let total = 0
  has(node, () => {
    total++
    return false
  })
  return total
}

/** KAS expands powers and has no clock: only small trees with small exponents are asked about. */
const isTame = (node: Node) =>
  count(node) <= mostNodes &&
  !has(node, (one) => one.kind === 'pow' && has(one.exponent, ({ kind }) => kind === 'pow')) &&
  !has(node, (one) => one.kind === 'number' && one.value.d === 1n && Math.abs(toNumber(one.value)) > 1e12) &&
  !has(
    node,
    (one) => one.kind === 'pow' && one.exponent.kind === 'number' && toNumber(one.exponent.value) > highestPower,
  )

/** The tree in the writing that KAS reads; null for what it has no word for. */
function written(node: Node): string | null {
  const all = (items: Node[], sign: string) => {
    const texts = items.map(written)
    return texts.includes(null) ? null : `(${texts.join(sign)})`
  }
  const around = (of: Node, text: (of: string) => string) => {
    const inner = written(of)
    return inner === null ? null : text(inner)
  }
  switch (node.kind) {
    case 'number':
      return node.value.d === 1n ? `(${node.value.n})` : `(${node.value.n}/${node.value.d})`
    case 'variable':
      return /^[a-zA-Z]$/.test(node.name) ? node.name : null
    case 'constant':
      return node.name === 'pi' || node.name === 'e' ? `(${node.name})` : null
    case 'add':
      return all(node.items, '+')
    case 'mul':
      return all(node.items, '*')
    case 'neg':
      return around(node.of, (of) => `(-1*${of})`)
    case 'div':
      return all([node.top, node.bottom], '/')
    case 'pow':
      return all([node.base, node.exponent], '^')
    case 'root':
      return all([node.of, { kind: 'div', top: { kind: 'number', value: { n: 1n, d: 1n } }, bottom: node.degree }], '^')
    case 'call':
      return node.base || node.name.endsWith('h') ? null : around(node.of, (of) => `${node.name}(${of})`)
    default:
      return null
  }
}

/** A second opinion for what has too few real values to be probed. Anything that KAS stumbles over is not equal. */
export function askKas(a: Node, b: Node): boolean {
  if (!isTame(a) || !isTame(b)) return false
  const [first, second] = [written(a), written(b)]
  if (first === null || second === null) return false
  try {
    const [x, y] = [parse(first), parse(second)]
    return x.parsed && y.parsed && compare(x.expr, y.expr).equal === true
  } catch {
    return false
  }
}
