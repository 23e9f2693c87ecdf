import { derivePalettes } from '@coachkit/brand'
import { BrandConfig } from '@coachkit/contract'
import { expect, test } from 'vitest'
import { brandOfHost, originOfHost } from './brand-of-host.ts'
import { builtInBrands } from './built-in-brands.ts'
import { brandOfSchool } from './white-labels.ts'

const settings = {
  hosts: { illume: ['learn.example', 'www.learn.example'] },
  main_brand: 'coachkit',
  default_brand: 'kitesense',
}

test.each([
  ['learn.example', 'illume', true],
  ['WWW.Learn.example:8443', 'illume', true],
  ['app.illume.test', 'illume', true],
  ['lumineelearning.test', 'lumineelearning', true],
  ['www.coachkit.test', 'coachkit', true],
  ['127.0.0.1:4000', 'coachkit', true],
  ['[::1]:4000', 'coachkit', true],
  ['kitesense.localhost:4000', 'kitesense', true],
  ['school.localhost', 'coachkit', true],
  ['school.example', 'kitesense', false],
])('%s shows %s', (host, name, is_named) => {
  expect(brandOfHost(host, settings)).toEqual({ name, is_named })
})

test('a brand’s host has pages on our own scheme, and on our port where it says none', () => {
  expect(originOfHost('learn.example', 'https://coach.example')).toBe('https://learn.example')
  expect(originOfHost('illume.localhost', 'http://127.0.0.1:4000')).toBe('http://illume.localhost:4000')
  expect(originOfHost('learn.example:8443', 'http://127.0.0.1:4000')).toBe('http://learn.example:8443')
})

test('the five brands differ in button, links and ground; the main one alone has the large logo', () => {
  const brands = builtInBrands('coachkit', { coming_soon: ['ingenius'] })
  expect(brands.map(({ name }) => name).sort()).toEqual([
    'coachkit',
    'illume',
    'ingenius',
    'kitesense',
    'lumineelearning',
  ])
  for (const field of ['primary', 'accent', 'ground', 'title'] as const) {
    expect(new Set(brands.map((brand) => brand[field])).size, field).toBe(5)
  }
  for (const brand of brands) {
    expect(BrandConfig.safeParse(brand).success, brand.name).toBe(true)
    expect(brand.palette).toEqual(derivePalettes(brand))
    expect(brand.logo_height).toBe(brand.name === 'coachkit' ? 51 : 32)
    expect(brand.coming_soon ?? false).toBe(brand.name === 'ingenius')
    expect(brand.theme_feature ?? false).toBe(['coachkit', 'illume'].includes(brand.name))
  }
})

test('a school’s colours and pictures become those of a brand', () => {
  const brand = {
    page_title: 'Meadow School',
    primary: '#112233',
    secondary1: '#445566',
    accent1: '#778899',
    highlight3: '#AABBCC',
    pictures: { logo: 'one.webp', login: 'two.webp' },
  }
  const colours = {
    primary: '#112233',
    secondary1: '#445566',
    ground: '#445566',
    accent1: '#778899',
    accent: '#778899',
    highlight3: '#AABBCC',
  }
  expect(brandOfSchool({ name: 'Meadow', brand }, (key) => `/files/${key}`)).toEqual({
    name: 'Meadow',
    title: 'Meadow School',
    ...colours,
    palette: derivePalettes(colours),
    logo_url: '/files/one.webp',
    login_url: '/files/two.webp',
  })
})

test('what is no colour makes no brand, and a field that we do not know is left out', () => {
  const address = (key: string) => key
  expect(brandOfSchool({ name: 'Broken', brand: { primary: 'red' } }, address)).toBeNull()
  expect(brandOfSchool({ name: 'Plain', brand: null }, address)).toBeNull()
  expect(brandOfSchool({ name: 'Odd', brand: { coming_soon: true, other: 1 } }, address)).toEqual({
    name: 'Odd',
    palette: derivePalettes({}),
  })
})
