import type { ItemAnswer, Key } from '@coachkit/contract'
import { isReal } from './complex.ts'
import { isSameNode, spreadOut } from './expression-compare.ts'
import { formOf } from './expression-form.ts'
import { readExpression } from './expression-reader.ts'
import { isScalar, type Node, variablesOf } from './expression-tree.ts'
import { reckon } from './expression-value.ts'
import { fullMarks, type ItemMark, noMarks } from './item-mark.ts'

type ExpressionKey = Extract<Key, { type: 'expression' }>
type Verdict = 'right' | 'sign' | 'not-worked-out' | 'wrong' | 'unreadable'

const better: readonly Verdict[] = ['right', 'not-worked-out', 'sign', 'wrong', 'unreadable']

export function markExpression(key: ExpressionKey, max_marks: number, answer: ItemAnswer): ItemMark {
  const text = answer.value?.trim() ?? ''
  if (text === '') return noMarks(max_marks, 'empty')
  const verdicts = key.accepted.map((accepted) => compare(accepted, text, key.form))
  const verdict = better.find((one) => verdicts.includes(one)) ?? 'wrong'
  return verdict === 'right' ? fullMarks(max_marks) : noMarks(max_marks, verdict)
}

/** The value of something typed that is a plain number in the end. */
export function plainValue(text: string): number | null {
  const node = readExpression(text, { thousands: true })
  if (!node || !isScalar(node) || variablesOf(node).size > 0) return null
  const { value } = reckon(node, new Map())
  return isReal(value) ? value[0] : null
}

/** Spaces, delimiters and notation aside; capitals count, because `Co` is not `CO`. */
const written = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[−–—]/g, '-')
    .replace(/\\(?:rightarrow|to|longrightarrow)(?![a-zA-Z])|->|⟶|⇒|=>/g, '→')
    .replace(/\\(?:rightleftharpoons|leftrightarrow)(?![a-zA-Z])|<->|<=>|⇄|↔/g, '⇌')
    .replace(/\\(?:left|right|text|mathrm|ce)(?![a-zA-Z])/g, '')
    .replace(/[\s_^*{}$\\]/g, '')

/** A formula or an equation of chemistry, where raised and lowered signs are often typed on the line. */
const isChemical = (text: string) =>
  /[→⇌]/.test(text) || (/^\d*[A-Z]/.test(text) && /^[A-Za-z\d()+\-→⇌[\]]+$/.test(text) && !/[=/]/.test(text))
const withoutBrackets = (text: string) => text.replace(/\(([+-]\d*|\d*[+-])\)/g, '$1')
const isWord = (text: string) => /^\p{L}{3,}(?: \p{L}+)*$/u.test(text.trim())

function compare(accepted: string, text: string, form: ExpressionKey['form']): Verdict {
  const [wanted, typed] = [written(accepted), written(text)]
  if (wanted === typed) return 'right'
  if (isWord(accepted)) return wanted.toLowerCase() === typed.toLowerCase() ? 'right' : 'wrong'
  if (isChemical(wanted)) return withoutBrackets(wanted) === withoutBrackets(typed) ? 'right' : 'wrong'

  const key = readKey(accepted)
  if (!key) return 'wrong'
  const readings = readAnswer(text)
  if (readings.length === 0) return 'unreadable'
  const verdicts = readings.map((reading) => compareNodes(key, reading, form))
  return better.find((one) => verdicts.includes(one)) ?? 'wrong'
}

/** One comma in a key makes a list, as in `42,136`; several groups of three are a long number. */
function readKey(text: string): Node | null {
  return readExpression(text, { thousands: /\d,\d{3},\d{3}/.test(text) })
}

/** `1,234` may be a number or two: an answer may mean either. */
function readAnswer(text: string): Node[] {
  const readings = [readExpression(text, { thousands: false })]
  if (/\d,\d{3}/.test(text)) readings.push(readExpression(text, { thousands: true }))
  return readings.filter((node) => node !== null)
}

function compareNodes(typedKey: Node, typedAnswer: Node, form: ExpressionKey['form']): Verdict {
  if (formOf(typedKey) === formOf(typedAnswer)) return 'right'
  const [key, answer] = matched(spreadOut(typedKey), spreadOut(typedAnswer))
  if (!isSameNode(key, answer)) return isOpposite(key, answer) ? 'sign' : 'wrong'
  if (form === 'same-form') return formOf(key) === formOf(answer) ? 'right' : 'not-worked-out'
  return isSolved(key) && !isSolved(answer) ? 'not-worked-out' : 'right'
}

const isOpposite = (key: Node, answer: Node) =>
  isScalar(key) && isScalar(answer) && isSameNode(key, { kind: 'neg', of: answer })

/** `x = 3`: a variable alone on one side, numbers on the other. */
function solution(node: Node): { name: string; value: Node } | null {
  if (node.kind !== 'relation' || node.signs.length !== 1 || node.signs[0] !== '=') return null
  const [left, right] = node.items
  if (left?.kind === 'variable' && right) return { name: left.name, value: right }
  if (right?.kind === 'variable' && left) return { name: right.name, value: left }
  return null
}

function isSolved(node: Node): boolean {
  if (node.kind === 'list') return node.items.every(isSolved)
  const found = solution(node)
  return found !== null && variablesOf(found.value).size === 0
}

/** `x = 3` and `3` say the same when the other of the two is written like that. */
function matched(key: Node, answer: Node): [Node, Node] {
  const bare = (node: Node): Node => {
    if (node.kind === 'list') return { kind: 'list', items: node.items.map(bare) }
    const found = solution(node)
    return found && !variablesOf(found.value).has(found.name) ? found.value : node
  }
  const isBare = (node: Node): boolean =>
    node.kind === 'list' ? node.items.every(isBare) : node.kind !== 'relation' && node.kind !== 'tuple'
  if (isBare(key) && !isBare(answer)) return [key, bare(answer)]
  if (isBare(answer) && !isBare(key)) return [bare(key), answer]
  return [key, answer]
}
