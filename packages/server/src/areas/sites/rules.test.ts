import { expect, test } from 'vitest'
import { checkPage, mustBePage, type PageFacts } from './rules.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 2, 8, minute))
const facts: PageFacts = {
  origin: 'https://school.example',
  origins: ['https://school.example'],
  address: 'https://coach.example',
  allows_local: false,
  school_active: true,
  visit: { opened_at: at(1), refused_at: null, refused_for: null },
}
const findings = (change: Partial<PageFacts>) => checkPage({ ...facts, ...change }).findings

test('works, when a listed page got a session and nothing came after', () => {
  expect(checkPage(facts)).toEqual({
    origin: 'https://school.example',
    findings: ['works'],
    similar: null,
    opened_at: '2026-11-02T08:01:00.000Z',
    refused_at: null,
  })
  expect(findings({ visit: { opened_at: at(2), refused_at: at(1), refused_for: 'embed.origin' } })).toEqual(['works'])
})

test('a page that never asked has nothing wrong that the server could know', () => {
  expect(findings({ visit: null })).toEqual(['never-asked'])
})

test('an origin that differs by scheme, port or www alone is told from one that is not there', () => {
  const similar = ['http://school.example', 'https://www.school.example', 'https://school.example:8443']
  for (const origin of similar) {
    expect(checkPage({ ...facts, origin, visit: null })).toMatchObject({
      findings: ['similar-listed'],
      similar: 'https://school.example',
    })
  }
  expect(findings({ origin: 'https://other.example', visit: null })).toEqual(['not-listed'])
})

test('a refusal that came after the last session is told by its reason', () => {
  const refused = (refused_for: string) => ({ visit: { opened_at: at(1), refused_at: at(2), refused_for } })
  expect(findings(refused('embed.unknown-key'))).toEqual(['old-key'])
  expect(findings(refused('embed.origin'))).toEqual(['refused-before'])
})

test('a page with TLS can load nothing from a platform without', () => {
  expect(findings({ address: 'http://coach.example' })).toEqual(['not-encrypted'])
  expect(findings({ address: 'http://localhost:4000' })).toEqual(['works'])
})

test('a page on this machine is named as one where it can’t be listed, and a school that is off too', () => {
  expect(findings({ origin: 'http://localhost:3000', visit: null })).toEqual(['local'])
  expect(findings({ origin: 'http://localhost:3000', visit: null, allows_local: true })).toEqual(['not-listed'])
  expect(findings({ school_active: false })).toEqual(['school-off'])
})

test('a page is named with or without its scheme; what is none is refused', () => {
  expect(mustBePage('school.example/home')).toBe('https://school.example')
  expect(mustBePage('http://school.example:81/x')).toBe('http://school.example:81')
  expect(() => mustBePage('file:///etc/passwd')).toThrow('request.invalid')
  expect(() => mustBePage('http://')).toThrow('request.invalid')
})
