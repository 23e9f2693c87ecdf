import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { markExpression } from './expression.ts'

const folder = new URL('../../../../../../../shared/data/oatutor/content-pool/', import.meta.url)

/** Every answer that a pupil types, in steps and in scaffolds. Values still to be substituted are no answers. */
function typedAnswers(): string[] {
  const found = new Set<string>()
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    const { problemType, stepAnswer, hintAnswer } = value as Record<string, unknown>
    const answers = stepAnswer ?? hintAnswer
    if (problemType === 'TextBox' && Array.isArray(answers)) for (const answer of answers) found.add(String(answer))
    for (const inner of Object.values(value)) visit(inner)
  }
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.json')) visit(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
  }
  return [...found].filter((answer) => !answer.includes('@{'))
}

const bare = (answer: string) => answer.replace(/\$\$/g, '').replace(/\\n/g, '').trim()
const isRight = (key: string, typed: string) =>
  markExpression({ type: 'expression', accepted: [key], form: 'any' }, 1, { value: typed }).is_full_marks

/** `\frac{a}{b}` and `\sqrt{a}` without TeX, innermost first. */
function keyboard(answer: string): string {
  let text = bare(answer)
  for (let before = ''; before !== text; ) {
    before = text
    text = text
      .replace(/\\sqrt\[(\d)\]\{([^{}]*)\}/g, '(($2)^(1/$1))')
      .replace(/\\sqrt\{([^{}]*)\}/g, 'sqrt($1)')
      .replace(/\\frac\{([^{}]*)\}\{([^{}]*)\}/g, '(($1)/($2))')
      .replace(/([\^_])\{([^{}]*)\}/g, '$1($2)')
      .replace(/\{(\\?[\w()^/.]+)\}(?=\^)/g, '($1)')
  }
  return text
    .replace(/\\left|\\right/g, '')
    .replace(/\\times|\\cdot/g, '*')
    .replace(/\*\*/g, '^')
    .replace(/log_\((\d+)\)/g, 'log_$1')
    .replace(/\\([a-z]+)/g, '$1')
    .replace(/\{(\d+)\}/g, '$1')
}
/** On a phone: typographic minus, times and powers. */
const phone = (answer: string) =>
  bare(answer)
    .replace(/-(?!>)/g, '−')
    .replace(/\\times/g, '×')
    .replace(/\^(\d)(?!\d)/g, (_, digit: string) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? '')
    .replace(/\\sqrt\{(\d+)\}/g, '√$1')
    .replace(/\\frac\{1\}\{2\}/g, '½')
const tight = (answer: string) => bare(answer).replace(/(?<!\\[a-z]+)\s+/g, '')

describe.skipIf(!existsSync(folder))('real textbook answers (skipped where the sets are absent)', () => {
  const answers = existsSync(folder) ? typedAnswers() : []
  const share = (rewrite: (answer: string) => string) => {
    const refused = answers.filter((answer) => !isRight(answer, rewrite(answer)))
    return { share: 1 - refused.length / answers.length, refused }
  }

  it('are right when the key itself is typed', () => {
    expect(answers.length).toBeGreaterThan(90)
    expect(share((answer) => answer).refused).toEqual([])
    expect(share(bare).refused).toEqual([])
  })

  it.each([
    ['without spaces', tight],
    ['on a phone', phone],
    ['on a plain keyboard', keyboard],
  ])('are right when typed %s', (_, rewrite) => {
    expect(share(rewrite).refused).toEqual([])
  })
})
