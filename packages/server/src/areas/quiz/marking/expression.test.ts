import { describe, expect, it } from 'vitest'
import { markExpression } from './expression.ts'

const reason = (accepted: string, typed: string, form: 'any' | 'same-form' = 'any') =>
  markExpression({ type: 'expression', accepted: [accepted], form }, 1, { value: typed }).reason

describe('an expression', () => {
  it.each([
    ['5x', '3x+2x'],
    ['\\frac{1}{2}', '0.5'],
    ['\\frac{x}{2}', '1/2x'],
    ['\\frac12 x', 'x/2'],
    ['2\\left(n+3\\right) \\left(n-7\\right)', '2n^2-8n-42'],
    ['\\sin^2(x)+\\cos^2(x)', '1'],
    ['\\sin\\left(2x\\right)', '2 sin x cos x'],
    ['2\\sqrt{2}', '√8'],
    ['x^{1/3}', '∛x'],
    ['\\sqrt[3]{y}', 'y^(1/3)'],
    ['5a^4 \\sqrt{3a}', '\\sqrt{75a^9}'],
    ['{\\sqrt{-25}}^3', '-125i'],
    ['e^{2x}', 'exp(2x)'],
    ['\\ln(x^2)', '2ln x'],
    ['\\log_{2}(8)', '3'],
    ['3+\\log_{3}\\left(4\\right)', 'log_3(108)'],
    ['\\frac{1}{x}', 'x^-1'],
    ['|x-2|', '|2-x|'],
    ['(x^2-1)/(x-1)', 'x+1'],
    ['x_1+x_2', 'x_{2} + x_{1}'],
    ['1.47\\times{10}^{-11}', '1.47e-11'],
    ['7/3', '2 1/3'],
    ['7/3', '2\\frac{1}{3}'],
    ['2y', 'y·2'],
    ['x²', 'x^2'],
    ['30°', '\\pi/6'],
    ['9^{9^9}', '9^{9^9}'],
  ])('%s is the same as %s', (accepted, typed) => {
    expect(reason(accepted, typed)).toBe('right')
  })

  it.each([
    ['x+1', 'x-1', 'wrong'],
    ['x-y', 'y-x', 'sign'],
    ['2x', '2y', 'wrong'],
    ['\\sqrt{x^2}', 'x', 'wrong'],
    ['x+1', 'x+1.0001', 'wrong'],
    ['x', 'x+', 'unreadable'],
    ['x!', 'x', 'wrong'],
    ['x', '', 'empty'],
    ['1.47\\times{10}^{-11}', '0', 'wrong'],
    ['9^{9^9}', '9^9^8', 'wrong'],
  ])('%s is not %s: %s', (accepted, typed, why) => {
    expect(reason(accepted, typed)).toBe(why)
  })

  it.each([
    ['5x', '3x+2x', 'not-worked-out'],
    ['5x', 'x*5', 'right'],
    ['\\frac{1}{2}', '2/4', 'not-worked-out'],
    ['\\frac{1}{2}', '0.5', 'right'],
    ['(x-2)(x+3)', '(x+3)(x-2)', 'right'],
    ['(x-2)(x+3)', 'x^2+x-6', 'not-worked-out'],
    ['x^2+x-6', '-6 + x + x^2', 'right'],
    ['x^2+x-6', '(x-2)(x+3)', 'not-worked-out'],
    ['2\\sqrt{3}', '√12', 'not-worked-out'],
    ['2\\sqrt{3}', '2*3^(1/2)', 'right'],
    ['-\\frac{x}{2}', '-x/2', 'right'],
    ['6561', '3^8', 'not-worked-out'],
    ['x', 'x/0', 'wrong'],
  ])('%s in its own form, typed as %s: %s', (accepted, typed, why) => {
    expect(reason(accepted, typed, 'same-form')).toBe(why)
  })
})

describe('equations, inequalities and sets', () => {
  it.each([
    ['x=2', '2', 'right'],
    ['2', 'x=2', 'right'],
    ['x=2', '4/2 = x', 'right'],
    ['x=2', '2x=4', 'not-worked-out'],
    ['x=2', 'y=2', 'wrong'],
    ['y=3x-5', 'y+5=3x', 'right'],
    ['y=-\\left(x**2\\right)+18x', 'y = 18x - x^2', 'right'],
    ['x=2,x=3', 'x = 3 or x = 2', 'right'],
    ['x=2,x=3', '3, 2', 'right'],
    ['x=2,x=3', '2', 'wrong'],
    ['x=2\\pm\\sqrt{3}', '2+sqrt(3), 2-sqrt(3)', 'right'],
    ['4.34±0.01', '4.34 ± 0.01', 'right'],
    ['-2<x\\le 5', '5>=x>-2', 'right'],
    ['x>3', '-x<-3', 'right'],
    ['x>3', 'x>=3', 'wrong'],
    ['x>3', 'x<3', 'wrong'],
    ['[2,\\infty)', '[2, infinity)', 'right'],
    ['[2,\\infty)', '(2,∞)', 'wrong'],
    ['(-\\infty,1)\\cup(2,\\infty)', '(2,∞)∪(-∞,1)', 'right'],
    ['\\{1,2,3\\}', '{3,2,1}', 'right'],
    ['(-2,5)', '(-2, 10/2)', 'right'],
    ['(-2,5)', '(5,-2)', 'wrong'],
    ['42,136', '136, 42', 'right'],
    ['5500000', '5,500,000', 'right'],
  ])('%s, typed as %s: %s', (accepted, typed, why) => {
    expect(reason(accepted, typed)).toBe(why)
  })
})

describe('formulas of chemistry and words', () => {
  it.each([
    ['HCO_3**-', 'HCO3-', 'right'],
    ['HCO3-', 'HCO3^-', 'right'],
    ['Al→Al3++3e', 'Al -> Al3+ + 3e', 'right'],
    ['Co', 'CO', 'wrong'],
    ['Negative', 'negative', 'right'],
    ['Negative', 'positive', 'wrong'],
  ])('%s, typed as %s: %s', (accepted, typed, why) => {
    expect(reason(accepted, typed)).toBe(why)
  })
})
