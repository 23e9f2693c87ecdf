import type { Node } from './expression-tree.ts'
import { type Fraction, fraction, isSame } from './fraction.ts'

const one = fraction(1n)
const half: Node = { kind: 'div', top: { kind: 'number', value: one }, bottom: { kind: 'number', value: fraction(2n) } }

/**
 * How an expression is written, whatever the order of its terms and factors: `x*5` and `5x` are one form, `3x+2x`
 * another. A fraction of whole numbers in lowest terms is a number; one that can be cut down is still to be worked out.
 */
export function formOf(node: Node): string {
  switch (node.kind) {
    case 'number':
      return numberForm(node.value)
    case 'variable':
      return node.name
    case 'constant':
      return `#${node.name}`
    case 'neg':
      return product([node])
    case 'add':
      return `(+ ${addends(node).map(formOf).sort().join(' ')})`
    case 'mul':
      return product([node])
    case 'div':
      return product([node])
    case 'pow':
      return `(^ ${formOf(node.base)} ${formOf(node.exponent)})`
    case 'root':
      if (node.degree.kind === 'number' && node.degree.value.n === 2n) return `(^ ${formOf(node.of)} ${formOf(half)})`
      return `(^ ${formOf(node.of)} ${formOf({ kind: 'div', top: { kind: 'number', value: one }, bottom: node.degree })})`
    case 'call':
      return `(${node.name} ${formOf(node.of)}${node.base ? ` ${formOf(node.base)}` : ''})`
    case 'plus-minus':
      return `(± ${formOf(node.of)})`
    case 'relation': {
      if (node.signs.every((sign) => sign === '=' || sign === '≠'))
        return `(${node.signs[0]} ${node.items.map(formOf).sort().join(' ')})`
      return `(${node.signs.join('')} ${node.items.map(formOf).join(' ')})`
    }
    case 'tuple':
      return `${node.open}${node.items.map(formOf).join(' ')}${node.close}`
    default:
      return `(${node.kind} ${node.items.map(formOf).sort().join(' ')})`
  }
}

const numberForm = ({ n, d }: Fraction) => (d === 1n ? `${n}` : `${n}/${d}`)

const addends = (node: Node): Node[] => (node.kind === 'add' ? node.items.flatMap(addends) : [node])

/** Factors above and below the line, and the sign before it. */
function parts(node: Node): { sign: number; top: Node[]; bottom: Node[] } {
  if (node.kind === 'neg') {
    const { sign, top, bottom } = parts(node.of)
    return { sign: -sign, top, bottom }
  }
  if (node.kind === 'mul') {
    const all = node.items.map(parts)
    return {
      sign: all.reduce((sign, part) => sign * part.sign, 1),
      top: all.flatMap((part) => part.top),
      bottom: all.flatMap((part) => part.bottom),
    }
  }
  if (node.kind === 'div') {
    const [above, below] = [parts(node.top), parts(node.bottom)]
    return {
      sign: above.sign * below.sign,
      top: [...above.top, ...below.bottom],
      bottom: [...above.bottom, ...below.top],
    }
  }
  return { sign: 1, top: [node], bottom: [] }
}

function product(nodes: Node[]): string {
  const { sign, top, bottom } = parts({ kind: 'mul', items: nodes })
  const numbers = (list: Node[]) =>
    list.flatMap((node) => (node.kind === 'number' && !isSame(node.value, one) ? [node.value] : []))
  const others = (list: Node[]) =>
    list
      .filter((node) => node.kind !== 'number')
      .map(formOf)
      .sort()
  const [above, below] = [numbers(top), numbers(bottom)]
  // `3/4` is one number when nothing can be cut; otherwise both stay, and the form differs from the worked-out one.
  const lowest = above.length === 1 && below.length === 1 && above[0] && below[0] ? cut(above[0], below[0]) : null
  const whole =
    above.length === 0 && below.length === 1 && below[0]?.d === 1n && below[0].n !== 0n
      ? fraction(1n, below[0].n)
      : null
  const single = lowest ?? whole
  const factors = single
    ? [numberForm(single), ...others(top)]
    : [...above.map(numberForm).sort(), ...others(top), ...below.map((value) => `÷${numberForm(value)}`).sort()]
  const all = [...factors, ...others(bottom).map((form) => `÷${form}`)]
  const written = all.length === 0 ? '1' : all.length === 1 ? all[0] : `(* ${all.join(' ')})`
  return sign < 0 ? `-${written}` : `${written}`
}

function cut(above: Fraction, below: Fraction): Fraction | null {
  if (above.d !== 1n || below.d !== 1n || below.n === 0n) return null
  const value = fraction(above.n, below.n)
  return value.n === above.n && value.d === below.n && value.d !== 1n ? value : null
}
