import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deriveDecoration } from './decoration.ts'
import { type ColourToken, derivePalette, tone } from './derive.ts'
import { contrast, toHex, toOklch } from './oklch.ts'

const brands = [
  { name: 'coachkit', primary: '#F4A261', primary_hover: '#F6B480', primary_active: '#D27932' },
  { name: 'kitesense', primary: '#2563EB' },
  { name: 'ingenius', primary: '#0F8B6D' },
  { name: 'lumineelearning', primary: '#8B3FD1' },
  { name: 'illume', primary: '#F2C14E', button_text: 'dark-grey' as const },
]
const themes = ['light', 'dark'] as const
const grounds: ColourToken[] = ['fill', 'fill-quiet', 'fill-raised']
const texts: ColourToken[] = ['text-normal', 'text-quiet', 'text-accent', 'good', 'warn', 'danger']

/** Every pair of a text and what it may stand on, with the ratio that WCAG 2.2 AA asks. */
const pairs: [ColourToken, ColourToken, number][] = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground, 4.5] as [ColourToken, ColourToken, number])),
  ...(['good', 'warn', 'danger'] as const).map(
    (name) => [name, `fill-${name}`, 4.5] as [ColourToken, ColourToken, number],
  ),
  ...(['fill-accent', 'fill-accent-hover', 'fill-accent-active'] as const).map(
    (fill) => ['text-on-accent', fill, 4.5] as [ColourToken, ColourToken, number],
  ),
  ...grounds.flatMap(
    (ground) =>
      [
        ['focus', ground, 3],
        ['border-strong', ground, 3],
      ] as [ColourToken, ColourToken, number][],
  ),
]

function unreadable(brand: Parameters<typeof derivePalette>[0]) {
  return themes.flatMap((theme) => {
    const palette = derivePalette(brand, theme)
    return pairs
      .filter(([text, ground, ratio]) => contrast(palette[text], palette[ground]) < ratio)
      .map(([text, ground]) => `${theme}: ${text} ${palette[text]} on ${ground} ${palette[ground]}`)
  })
}

const aColour = /^#[0-9a-f]{6}$/
const fields = [
  'primary',
  'primary_hover',
  'primary_active',
  'accent',
  'ground',
  'button_text',
  'secondary1',
  'accent2',
  'highlight3',
] as const

describe('what is no colour', () => {
  it.each([
    '#c00',
    'rgb(1 2 3)',
    'red',
    ' ',
    '',
    '#',
    '#gggggg',
    '#ff000',
    7,
    null,
    [],
    {},
  ])('leaves the default in its place and every token a colour: %j', (value) => {
    const brand = Object.fromEntries(fields.map((field) => [field, value])) as never
    for (const theme of themes) {
      expect(derivePalette(brand, theme)).toEqual(derivePalette({}, theme))
      expect(deriveDecoration(brand, theme)).toEqual({})
    }
  })

  it('ends with readable colours for any value in any field', () => {
    const value = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.anything(), fc.constant('#12ab9f'))
    const brand = fc.record(Object.fromEntries(fields.map((field) => [field, value])), { requiredKeys: [] })
    fc.assert(
      fc.property(brand, (given) => {
        // `white` keeps its label by contract, and is no colour.
        if (given.button_text === 'white') return
        for (const theme of themes) {
          for (const colour of Object.values(derivePalette(given as never, theme))) expect(colour).toMatch(aColour)
        }
        expect(unreadable(given as never)).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('becomes some colour, in a bounded number of steps, whatever the numbers are', () => {
    const number = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, Infinity, -Infinity, 1e308, -1e308))
    fc.assert(
      fc.property(
        number,
        number,
        number,
        fc.constantFrom(-0.01, 0, 0.01, Number.NaN),
        fc.string(),
        (l, c, h, step, ground) => {
          expect(toHex([l, c, h])).toMatch(aColour)
          expect(tone([l, c, h], step, 4.6, [ground])).toMatch(aColour)
        },
      ),
    )
  })
})

describe('a brand’s colours', () => {
  it.each(brands)('can be read in light and dark: $name', (brand) => {
    expect(unreadable(brand)).toEqual([])
  })

  it('can be read for any palette that a school may set', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
    const palette = fc.record(
      {
        primary: colour,
        primary_hover: colour,
        primary_active: colour,
        accent: colour,
        ground: colour,
        button_text: fc.constantFrom('auto' as const, 'dark-grey' as const),
      },
      { requiredKeys: ['primary'] },
    )
    fc.assert(
      fc.property(palette, (brand) => {
        expect(unreadable(brand)).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('can be read on the grounds of every brand that names one', () => {
    for (const ground of ['#FBEFE2', '#E4F2F6', '#F7F2DD', '#ECEAFB', '#FAE9F0', '#ff0000', '#000000']) {
      expect(unreadable({ primary: '#F4A261', accent: '#B5541A', ground }), ground).toEqual([])
    }
    const hueOf = (theme: 'light' | 'dark') => toOklch(derivePalette({ ground: '#E4F2F6' }, theme)['fill-quiet'])[2]
    const [, , wanted] = toOklch('#E4F2F6')
    for (const theme of themes) expect(Math.abs(hueOf(theme) - wanted), theme).toBeLessThan(12)
  })

  it('gives a school’s further colours tokens that are seen on every ground', () => {
    const school = { primary: '#224466', secondary2: '#FFFFFF', accent1: '#101010', highlight3: '#FFEE00' }
    for (const theme of themes) {
      const palette = derivePalette(school, theme)
      const own = deriveDecoration(school, theme)
      expect(Object.keys(own).sort()).toEqual(['accent-1', 'highlight-3', 'secondary-2'])
      for (const [name, colour] of Object.entries(own)) {
        for (const ground of grounds) {
          expect(contrast(colour, palette[ground]), `${theme} ${name}`).toBeGreaterThanOrEqual(3)
        }
      }
    }
  })

  it('keeps the specification’s fills, with a label in the dark tone of their hue', () => {
    const palette = derivePalette(brands[0] ?? {}, 'light')
    expect(palette['fill-accent']).toBe('#f4a261')
    expect(palette['fill-accent-hover']).toBe('#f6b480')
    expect(palette['fill-accent-active']).toBe('#d27932')
    const [lightness, , hue] = toOklch(palette['text-on-accent'])
    expect(lightness).toBeLessThan(0.3)
    expect(Math.abs(hue - toOklch('#f4a261')[2])).toBeLessThan(8)
  })

  it('restores the specification’s white label where the record asks for it', () => {
    expect(derivePalette({ ...brands[0], button_text: 'white' }, 'light')['text-on-accent']).toBe('#ffffff')
  })

  it('survives the way to OKLCH and back', () => {
    for (const hex of ['#000000', '#ffffff', '#f4a261', '#2563eb', '#0f8b6d']) expect(toHex(toOklch(hex))).toBe(hex)
  })
})
