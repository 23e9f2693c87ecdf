import { expect, test } from 'vitest'
import { plainMaths } from './plain-maths.ts'

test.each([
  ['2\\times2\\times3', '2×2×3'],
  ['\\frac{3}{4}', '3/4'],
  ['\\frac34', '3/4'],
  ['2\\dfrac{1}{3}', '2 1/3'],
  ['\\frac{1}{2}x', '1/2 x'],
  ['\\frac{a+b}{2}', '(a+b)/2'],
  ['\\frac{\\text{area}}{2}', 'area/2'],
  ['\\frac{x^{\\pi}}{2}', '(x^(π))/2'],
  ['\\left(x^8+7\\right)^{\\frac{-2}{3}}', '(x⁸+7)^(-2/3)'],
  ['\\sqrt[3]{x^{2}}', '(x²)^(1/3)'],
  ['\\sqrt{\\frac{1}{4}}', '√(1/4)'],
  ['10^{-3}', '10⁻³'],
  ['a_1 \\le a_{12}', 'a₁ ≤ a₁₂'],
  ['90^\\circ', '90°'],
  ['5\\text{ cm}', '5 cm'],
  ['\\{1, 2\\}', '{1, 2}'],
  ['\\begin{aligned} x &= 1 \\\\ y &= 2 \\end{aligned}', 'x = 1 ; y = 2'],
  ['\\sin x', 'sin x'],
])('%s is written as %s', (tex, plain) => {
  expect(plainMaths(tex)).toBe(plain)
})
