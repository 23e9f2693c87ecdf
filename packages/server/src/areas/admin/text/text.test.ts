import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { readText } from './read-text.ts'
import { firstHeading, splitPassages } from './split-passages.ts'

const samples = new URL('../../../../../../../shared/data/documents/text/', import.meta.url)
const bytes = (...list: number[]) => new Uint8Array(list)

describe('reading a file', () => {
  const text = 'Grüße, 水 and 👍\nsecond line'

  it('knows UTF-8, UTF-16 and UTF-32, with their mark and UTF-16 without', () => {
    const utf16 = Buffer.from(text, 'utf16le')
    const utf32 = Buffer.concat(
      [...text].map((char) => {
        const one = Buffer.alloc(4)
        one.writeUInt32LE(char.codePointAt(0) ?? 0)
        return one
      }),
    )
    expect(readText(Buffer.from(text), 'a.txt')).toBe(text)
    expect(readText(Buffer.from(`\uFEFF${text}`), 'a.md')).toBe(text)
    expect(readText(Buffer.concat([bytes(0xff, 0xfe), utf16]), 'a.txt')).toBe(text)
    expect(readText(Buffer.concat([bytes(0xfe, 0xff), Buffer.from(utf16).swap16()]), 'a.txt')).toBe(text)
    expect(readText(Buffer.concat([bytes(0xff, 0xfe, 0, 0), utf32]), 'a.txt')).toBe(text)
    expect(readText(Buffer.from('Latin text without a mark', 'utf16le'), 'a.txt')).toBe('Latin text without a mark')
    expect(readText(Buffer.from('Latin text without a mark', 'utf16le').swap16(), 'a.txt')).toBe(
      'Latin text without a mark',
    )
    expect(readText(Buffer.from('one\r\ntwo\rthree'), 'a.txt')).toBe('one\ntwo\nthree')
  })

  it.each([
    ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13), 'a.txt'],
    ['a PDF by name', Buffer.from('%PDF-1.4 text'), 'a.pdf'],
    ['Windows-1252', bytes(0x47, 0x72, 0xfc, 0xdf, 0x65), 'a.txt'],
    ['a web page', Buffer.from('<p>Hello</p>'), 'a.html'],
    ['half a UTF-16 text', bytes(0xff, 0xfe, 0x41), 'a.txt'],
    ['control characters', bytes(0x41, 0x01, 0x42), 'a.txt'],
    ['what is no UTF-32', bytes(0xff, 0xfe, 0, 0, 0, 0xd8, 0, 0), 'a.txt'],
  ])('refuses %s', (_what, content, name) => {
    expect(() => readText(content, name)).toThrow('document.unreadable')
  })

  it('says when there is no text in a file', () => {
    for (const content of ['', ' \n\t\u00a0\n'])
      expect(() => readText(Buffer.from(content), 'a.txt')).toThrow('document.empty')
  })

  it.skipIf(!existsSync(samples))('reads odd files as they are (needs the shared sample documents)', () => {
    const outcome = (name: string) => {
      try {
        return readText(readFileSync(new URL(name, samples)), name).trim().length > 10
      } catch (error) {
        return (error as Error).message
      }
    }
    const names = [
      'fake-text-utf-16.txt',
      'fake-text-utf-16-le.txt',
      'fake-text-utf-32.txt',
      'UDHR_first_article_all.txt',
    ]
    expect(names.map(outcome)).toEqual(names.map(() => true))
    expect(['empty.txt', 'fake-text-all-whitespace.txt'].map(outcome)).toEqual(['document.empty', 'document.empty'])
    expect(outcome('fake-html-cp1252.html')).toBe('document.unreadable')
  })
})

describe('cutting into passages', () => {
  const words = (count: number, word = 'word') =>
    `${Array.from({ length: count - 1 }, (_v, n) => `${word}${n}`).join(' ')} end.`
  const sizes = (passages: { text: string }[]) => passages.map(({ text }) => text.split(/\s+/).length)

  it('goes by headings and keeps their path', () => {
    const markdown = `# Fractions\n\nA part of a whole.\n\n## Halves\n\nTwo of them.\n\n### Of what?\n\nOf a cake.\n\n## Thirds\n\nThree.\n\nOther title\n===========\n\nLast.\n\n\`\`\`\n# no heading\n\`\`\``
    expect(splitPassages(markdown, 'Fractions')).toEqual([
      { heading: 'Fractions', text: 'A part of a whole.' },
      { heading: 'Fractions › Halves', text: 'Two of them.' },
      { heading: 'Fractions › Halves › Of what?', text: 'Of a cake.' },
      { heading: 'Fractions › Thirds', text: 'Three.' },
      { heading: 'Fractions › Other title', text: 'Last.\n\n```\n# no heading\n```' },
    ])
    expect(firstHeading(markdown)).toBe('Fractions')
  })

  it('gathers short paragraphs and cuts long ones between sentences', () => {
    const short = Array.from({ length: 20 }, () => words(30)).join('\n\n')
    for (const size of sizes(splitPassages(short, 'T'))) expect(size).toBeGreaterThanOrEqual(90)
    const long = Array.from({ length: 40 }, () => words(25)).join(' ')
    for (const size of sizes(splitPassages(long, 'T'))) expect(size).toBeLessThanOrEqual(220)
  })

  it('loses no word', () => {
    const texts = [
      words(1000).replace(/ end\.$/, ''),
      Array.from({ length: 60 }, (_v, n) => words(n + 1, `p${n}x`)).join('\n\n'),
    ]
    for (const text of texts) {
      const passages = splitPassages(text, 'T').map((passage) => passage.text)
      expect(passages.join(' ').split(/\s+/)).toEqual(text.trim().split(/\s+/))
    }
  })

  it('cuts what has neither sentences nor spaces', () => {
    const passages = splitPassages('水'.repeat(3000), 'T')
    expect(passages.length).toBeGreaterThan(3)
    expect(passages.map(({ text }) => text).join('')).toBe('水'.repeat(3000))
  })
})

test('a text of headings alone has no passage', () => {
  expect(splitPassages('# One\n\n## Two\n', 'One')).toEqual([])
})
