import { expect, test } from 'vitest'
import { typedToTex } from './typed-to-tex.ts'

test.each([
  ['3/4', '\\frac{3}{4}'],
  ['x^2', '{x}^{2}'],
  ['sqrt(2)', '\\sqrt{2}'],
  ['(x+1)/2', '\\frac{x+1}{2}'],
  ['(x+1)^2/4', '\\frac{{\\left(x+1\\right)}^{2}}{4}'],
  ['2x+3', '2x+3'],
  ['x<=3', 'x\\le 3'],
  ['-5', '-5'],
  ['2*pi', '2\\cdot \\pi '],
  ['2pi', '2\\pi '],
  ['xpi', 'x\\pi '],
  ['x^-1', '{x}^{-1}'],
  ['x=±4', 'x=\\pm 4'],
  ['1/2/3', '\\frac{\\frac{1}{2}}{3}'],
  ['√9', '\\sqrt{9}'],
])('shows %s as mathematics', (typed, tex) => {
  expect(typedToTex(typed)).toBe(tex)
})

test.each([
  ['3/', '\\frac{3}{\\square }'],
  ['x^', '{x}^{\\square }'],
  ['sqrt(', '\\sqrt{\\square }'],
  ['2+', '2+\\square '],
  ['()/()', '\\frac{\\square }{\\square }'],
  ['/', '\\frac{\\square }{\\square }'],
  ['^2', '{\\square }^{2}'],
  [')', '\\square )'],
])('forgives the unfinished %s', (typed, tex) => {
  expect(typedToTex(typed)).toBe(tex)
})

test('lets typed TeX through', () => {
  expect(typedToTex('\\frac{1}{2}')).toBe('\\frac{1}{2}')
})

test('ends for any order of signs', () => {
  const pieces = ['(', ')', '^', '/', '+', '-', 'x', '2', 'sqrt', '<=', '{', '}', ' ']
  let seed = 7
  for (let round = 0; round < 3000; round++) {
    let text = ''
    for (let length = 0; length < 8; length++) {
      seed = (seed * 48271) % 2147483647
      text += pieces[seed % pieces.length]
    }
    expect(typeof typedToTex(text)).toBe('string')
  }
})
