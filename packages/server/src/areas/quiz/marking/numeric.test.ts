import type { Key } from '@coachkit/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markNumeric } from './numeric.ts'

type NumericKey = Extract<Key, { type: 'numeric' }>

const key = (value: string, more: Partial<NumericKey> = {}): NumericKey => ({
  type: 'numeric',
  value,
  tolerance: null,
  units: [],
  ...more,
})
const reason = (value: string, typed: string, more: Partial<NumericKey> = {}, unit?: string) =>
  markNumeric(key(value, more), 1, { value: typed, unit }).reason

describe('a number', () => {
  it.each([
    ['1.5', '1 1/2'],
    ['1.5', '1½'],
    ['-1.5', '-1 1/2'],
    ['1.5', '(1.5)'],
    ['0.75', '3/4'],
    ['3/4', '0.75'],
    ['3/4', '6/8'],
    ['3/4', '\\frac{3}{4}'],
    ['3/4', '\\( \\frac{3}{4} \\)'],
    ['0.5', '50%'],
    ['50', '50 %'],
    ['1234.5', '1,234.5'],
    ['1234567', '1 234 567'],
    ['1234567', "1'234'567"],
    ['1000000', '1.000.000'],
    ['3.5', '3,5'],
    ['0.125', '0,125'],
    ['1234.5', '1.234,5'],
    ['320000', '3.2e5'],
    ['320000', '3.2×10^5'],
    ['320000', '3.2·10⁵'],
    ['320000', '3.2*10^(5)'],
    ['320000', '3.2\\times10^{5}'],
    ['0.000032', '3.2 x 10^-5'],
    ['-3', '−3'],
    ['-3', '-$3'],
    ['-3', '$-3'],
    ['5', '$5.00'],
    ['5', '€ 5'],
    ['5', '\\$5'],
    ['0.1', '.1'],
    ['3', '３'],
    ['72', '72 clips'],
    ['12', '12 cm'],
    ['0.1', '1/10'],
    ['0.30000000000000000001', '0.30000000000000000001'],
  ])('%s is right when typed as %s', (value, typed) => {
    expect(reason(value, typed)).toBe('right')
  })

  it.each([
    ['12', '-12', 'sign'],
    ['12', '13', 'wrong'],
    ['12', 'three', 'unreadable'],
    ['12', '3*4', 'not-worked-out'],
    ['12', '1 2', 'wrong'],
    ['0.6997', '0.7', 'rounding'],
    ['0.3', '0.30000000000000000001', 'rounding'],
    ['12', '', 'empty'],
    ['12', '12x', 'unreadable'],
    ['1', '1/0', 'unreadable'],
  ])('%s is not given for %s: %s', (value, typed, why) => {
    expect(reason(value, typed)).toBe(why)
  })

  it('is exact: a tenth ten times over is one, and nothing else', () => {
    expect(reason('0.1', '0.1000000000000000055511151231257827')).toBe('rounding')
  })

  it('may be as far off as its tolerance says, the edge included', () => {
    const absolute = { tolerance: { kind: 'absolute', value: 0.01 } } as const
    const relative = { tolerance: { kind: 'relative', value: 0.01 } } as const
    expect(reason('9.81', '9.8', absolute)).toBe('right')
    expect(reason('9.81', '9.82', absolute)).toBe('right')
    expect(reason('9.81', '9.7999', absolute)).toBe('rounding')
    expect(reason('100', '101', relative)).toBe('right')
    expect(reason('100', '101.01', relative)).toBe('wrong')
    expect(reason('-100', '-99', relative)).toBe('right')
  })

  it('is read back however it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999999, max: 999999 }), fc.integer({ min: 1, max: 999 }), (n, d) => {
        expect(reason(`${n}/${d}`, `${n} / ${d}`)).toBe('right')
        expect(reason(String(n), n.toLocaleString('en'))).toBe('right')
        expect(reason(String(n), n.toExponential())).toBe('right')
      }),
    )
  })
})

describe('a number with its unit', () => {
  const lengths = {
    units: [
      { symbol: 'm', factor: 1 },
      { symbol: 'cm', factor: 0.01 },
    ],
  }
  it.each([
    ['1.2', '1.2 m', 'right'],
    ['1.2', '120cm', 'right'],
    ['1.2', '120 centimetres', 'right'],
    ['1.2', '1.2 metres', 'right'],
    ['1.2', '1.2', 'missing-unit'],
    ['1.2', '1.2cm', 'wrong-unit'],
    ['1.2', '1.2 kg', 'wrong-unit'],
    ['1.2', '3 m', 'wrong'],
    ['1.2', '7', 'wrong'],
  ])('%s m: %s is %s', (value, typed, why) => {
    expect(reason(value, typed, lengths)).toBe(why)
  })

  it('takes the unit that was chosen when none was typed', () => {
    expect(reason('1.2', '120', lengths, 'cm')).toBe('right')
    expect(reason('1.2', '1.2', lengths, 'cm')).toBe('wrong-unit')
  })

  it('is worth half when only the unit is missing', () => {
    expect(markNumeric(key('1.2', lengths), 2, { value: '1.2' })).toMatchObject({
      marks_given: 1,
      is_full_marks: false,
      reason: 'missing-unit',
    })
  })

  it('reads squares, speeds and signs as people type them', () => {
    const unit = (symbol: string) => ({ units: [{ symbol, factor: 1 }] })
    expect(reason('5', '5 m²', unit('m^2'))).toBe('right')
    expect(reason('5', '5 sq m', unit('m^2'))).toBe('right')
    expect(reason('5', '5 km / h', unit('km/h'))).toBe('right')
    expect(reason('5', '5%', unit('%'))).toBe('right')
    expect(
      reason('5', '5 Mg', {
        units: [
          { symbol: 'mg', factor: 1 },
          { symbol: 'Mg', factor: 1e9 },
        ],
      }),
    ).toBe('wrong-unit')
  })
})
