import { derivePalettes } from '@coachkit/brand'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MistakeCode, MistakeValues } from '../mistakes/codes.ts'
import { readPageBrand } from './page-brand.ts'
import { readColour } from './read-colour.ts'

function read(given: unknown) {
  const said: { code: MistakeCode; values: MistakeValues }[] = []
  const brand = readPageBrand(given, (code, values = {}) => void said.push({ code, values }))
  return { brand, said }
}
const aColour = /^#[0-9a-f]{6}$/

describe('a page’s own brand', () => {
  it.each([
    ['#c00', '#cc0000'],
    ['#fff', '#ffffff'],
    ['#0A6B4F', '#0a6b4f'],
    ['#0a6b4fff', '#0a6b4f'],
    ['rgb(10, 107, 79)', '#0a6b4f'],
    ['rgb(10 107 79 / 100%)', '#0a6b4f'],
    ['hsl(0 100% 50%)', '#ff0000'],
    ['hwb(0 0% 0%)', '#ff0000'],
    ['rebeccapurple', '#663399'],
    [' Teal ', '#008080'],
    ['color(srgb 1 0 0)', '#ff0000'],
    ['color-mix(in srgb, red, blue)', '#800080'],
    ['rgb(0 0 0 / 50%)', '#7f7f7f'],
  ])('takes every way that CSS has to write a colour: %s', (given, hex) => {
    const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    const { brand, said } = read({ primary: given })
    const found = channels(brand.primary ?? '')
    for (const [at, channel] of channels(hex).entries()) expect(Math.abs((found[at] ?? 999) - channel)).toBeLessThan(2)
    expect(said).toEqual([])
    expect(brand.palette).toEqual(derivePalettes({ primary: brand.primary }))
  })

  it('takes lab and oklch colours', () => {
    for (const colour of ['oklch(60% 0.15 150)', 'lab(50% 40 20)']) expect(readColour(colour)).toMatch(aColour)
  })

  it.each([
    '',
    ' ',
    'no-colour',
    'rgb(',
    'var(--x)',
    'inherit',
    'currentcolor',
    'transparent',
    '#12',
    7,
    true,
    ['#fff'],
    {},
  ])('shows the default for what is no colour, and says so: %j', (value) => {
    const { brand, said } = read({ primary: value, ground: '#e4f2f6' })
    expect(brand).toEqual({ ground: '#e4f2f6', palette: derivePalettes({ ground: '#e4f2f6' }) })
    expect(said).toEqual([
      {
        code: 'embed.brand-field',
        values: expect.objectContaining({ field: 'primary', value: JSON.stringify(value) }),
      },
    ])
  })

  it.each([[[]], ['illume'], [7], [true], [null]])('shows the default for another shape, and says so: %j', (given) => {
    const { brand, said } = read(given)
    expect(brand).toEqual({ palette: derivePalettes({}) })
    expect(said).toEqual([{ code: 'embed.brand-config', values: {} }])
  })

  it('says a field that is none and a word that is none, and takes a whole record of ours in silence', () => {
    expect(read({ primry: '#fff', radius: 'round' }).said.map(({ code, values }) => [code, values.field])).toEqual([
      ['embed.unknown-brand-field', 'primry'],
      ['embed.brand-field', 'radius'],
    ])
    const record = { name: 'illume', title: 'Illume', primary: '#f2c744', logo_url: '/x.png', theme_feature: true }
    expect(read({ ...record, radius: 'square', palette: { light: {}, dark: {} } })).toEqual({
      brand: { primary: '#f2c744', radius: 'square', palette: derivePalettes({ primary: '#f2c744' }) },
      said: [],
    })
  })

  it('ends with colours for anything at all', () => {
    const value = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.anything())
    const field = fc.oneof(fc.constantFrom('primary', 'accent', 'ground', 'button_text', '__proto__'), fc.string())
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.dictionary(field, value)), (given) => {
        const { palette } = read(given).brand
        for (const theme of ['light', 'dark'] as const) {
          for (const colour of Object.values(palette?.[theme] ?? {})) expect(colour).toMatch(aColour)
        }
      }),
      { numRuns: 300 },
    )
  })
})
