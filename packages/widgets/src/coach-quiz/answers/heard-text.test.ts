import { expect, test } from 'vitest'
import { heardText } from './heard-text.ts'

test.each([
  ['Four', null],
  ['\\(2\\times2\\times3\\)', '2×2×3'],
  ['\\(\\frac{2}{3}\\)', '(2)/(3)'],
  ['\\(\\left(x^8+7\\right)^{\\frac{-2}{3}}\\)', '(x^8+7)^((-2)/(3))'],
  ['about \\(\\sqrt[3]{x^{2}}\\) **metres**', 'about (x^(2))^(1/3) metres'],
  ['\\[\\sqrt{\\frac{1}{4}}\\]', '√((1)/(4))'],
])('%s is heard as %s', (written, heard) => {
  expect(heardText(written)).toBe(heard)
})
