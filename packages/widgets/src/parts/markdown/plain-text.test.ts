import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['about \\(\\sqrt[3]{x^{2}}\\) **metres**', 'about (x²)^(1/3) metres'],
  ['What is \\(\\frac{3}{4}\\) of \\[64?\\]', 'What is 3/4 of 64?'],
  ['$$\\frac{1}{2}$$ and $x^2$', '1/2 and x²'],
  ['A ticket costs $5, not $6', 'A ticket costs $5, not $6'],
  ['It costs $5 for x_1 and $6 for x_2', 'It costs $5 for x_1 and $6 for x_2'],
  ['Absolute: \\(|x| = 2\\)', 'Absolute: |x| = 2'],
  ['Work out \\(\\frac{3}{…', 'Work out …'],
  ['**\\(a_1 * b_1 * c\\)**', 'a₁ * b₁ * c'],
  ['# The *water* cycle', 'The water cycle'],
  ['In May *half as many* [1].', 'In May half as many.'],
])('%s is said as %s', (markdown, plain) => {
  expect(plainText(markdown)).toBe(plain)
})
