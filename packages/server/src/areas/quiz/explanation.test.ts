import { describe, expect, it } from 'vitest'
import { explanationOf, keyWords } from './explanation.ts'
import { markQuestion } from './marking/mark.ts'
import { ladderOf, mustBeNextRung } from './rules.ts'
import { item, oneOfEach, question } from './trial/questions.ts'

const explain = (one: ReturnType<typeof question>, answer: object) =>
  explanationOf(one, answer, markQuestion(one, answer), 'seed')

describe('an explanation', () => {
  const number = question(
    { type: 'numeric', value: '12', tolerance: null, units: [] },
    { explanation: null, worked_steps: ['3 + 9 is asked for.', '3 + 9 = 12'] },
  )
  it('praises a right answer briefly and says why', () => {
    expect(explain(number, { value: '12' })).toMatch(/^[^\n]{1,30}\n\n3 \+ 9 = 12$/)
  })

  it('says not yet, what to look at, and then the worked steps', () => {
    expect(explain(number, { value: '-12' })).toBe(
      'Not yet. The size is right. Look at the sign again.\n\nWhat to look at: SECRET-HINT-ONE\n\n' +
        'Step by step:\n\n1. 3 + 9 is asked for.\n2. 3 + 9 = 12\n\nThe answer is 12.',
    )
  })

  it('is the same for the same answer', () => {
    expect(explain(number, { value: '12' })).toBe(explain(number, { value: '12' }))
  })

  it('speaks of each part', () => {
    const parts = oneOfEach()[5]
    if (!parts) throw new Error('no question')
    const text = explain(parts, { parts: { 'part-a': { value: '4242' } } })
    expect(text).toContain('1 of 2 parts are right')
    expect(text).toContain('**Part 1.**')
    expect(text).toContain('**Part 2.** Not yet. Nothing was answered here.')
  })

  it('names the key in words, whatever its type', () => {
    expect(oneOfEach().map(keyWords)).toEqual([
      'The answer is: green',
      'These are right:\n\n- red\n- blue',
      'The answer is 271.828 cm.',
      'The answer is \\(7731x+1\\).',
      'For example: SECRET-WORD',
      '',
    ])
    expect(keyWords(item('x', { type: 'expression', accepted: ['$$x**2$$'], form: 'any' }))).toBe(
      'The answer is \\(x^2\\).',
    )
  })
})

describe('a hint ladder', () => {
  const hint = (id: string, ...depends_on: string[]) => ({ id, title: id, text: `text ${id}`, depends_on })
  it('puts what a rung depends on before it, and keeps the author’s order otherwise', () => {
    expect(ladderOf([hint('c', 'b'), hint('a'), hint('b', 'a')]).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(ladderOf([hint('a', 'gone'), hint('b')]).map(({ id }) => id)).toEqual(['a', 'b'])
    expect(ladderOf([hint('a', 'b'), hint('b', 'a')]).map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it('is climbed one rung at a time, and read freely once marked', () => {
    const hints = [hint('a'), hint('b'), hint('c')]
    const coded = item('x', { type: 'short-text', accepted: ['SECRET-WORD'], ideas: [] }, { hints })
    const rung = (number: number, used: number, marked = false) => mustBeNextRung(coded, { number, used, marked })
    expect(rung(1, 0)).toEqual({ number: 1, of: 3, title: 'a', text: 'text a', asks: false })
    expect(rung(1, 2).text).toBe('text a')
    expect(() => rung(3, 1)).toThrow()
    expect(() => rung(4, 3)).toThrow()
    expect(rung(3, 0, true).text).toBe('text c')
  })
})
