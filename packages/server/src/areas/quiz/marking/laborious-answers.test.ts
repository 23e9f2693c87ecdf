import type { Key } from '@coachkit/contract'
import { expect, test } from 'vitest'
import { laboriousTexts } from '../../../testing/fuzz/laborious.ts'
import { longestHold } from '../../../testing/watchdog.ts'
import { mark } from './mark.ts'

const keys = [
  { type: 'expression', accepted: ['(x+y+1)^12', '\\frac{x^2-1}{x-1}', 'H2O'], form: 'any' },
  { type: 'expression', accepted: ['x+1'], form: 'same-form' },
  { type: 'numeric', value: '1/2', tolerance: null, units: [{ symbol: 'm', factor: 1 }] },
  { type: 'short-text', accepted: ['photosynthesis', 'how plants make sugar'], ideas: [['light'], ['water', 'rain']] },
] satisfies Key[]

const more = {
  'sum of many powers': Array.from({ length: 300 }, (_, at) => `(x+${at})^9`).join('+'),
  'product of many sums': Array.from({ length: 300 }, (_, at) => `(x+${at})`).join(''),
  'fractions in fractions': `${'1/(1+'.repeat(600)}x${')'.repeat(600)}`,
  'roots in roots': `${'sqrt('.repeat(600)}x${')'.repeat(600)}`,
  'many names': Array.from({ length: 1000 }, (_, at) => `a_${at}`).join('+'),
  factorials: '99!!!!!!!!!!!!',
  'big factorial': '(9^9)!',
  'long number': '1'.repeat(4000),
  'long decimals': `0.${'1'.repeat(3990)}`,
  'big exponent': `2^${'9'.repeat(300)}`,
}

test.each(Object.entries({ ...laboriousTexts, ...more }))('marks %s without holding anybody up', (_, text) => {
  for (const key of keys) {
    const began = process.cpuUsage()
    mark({ id: 'a', key, max_marks: 2, options: [] } as never, { value: text.slice(0, 4000) } as never)
    expect(process.cpuUsage(began).user / 1000, key.type).toBeLessThan(longestHold)
  }
})
