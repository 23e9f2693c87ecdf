import { expect, test } from 'vitest'
import { minutesToRead, parseInline, parseMarkdown } from './parse.ts'

test('reads headings, paragraphs, lists and quotes', () => {
  expect(
    parseMarkdown('## What we keep\n\nOne line\nand the next.\n\n- a\n  goes on\n- b\n\n1. x\n2. y\n\n> said'),
  ).toEqual([
    { kind: 'heading', level: 2, id: 'what-we-keep', parts: [{ kind: 'text', text: 'What we keep' }] },
    { kind: 'paragraph', parts: [{ kind: 'text', text: 'One line and the next.' }] },
    { kind: 'list', ordered: false, items: [[{ kind: 'text', text: 'a goes on' }], [{ kind: 'text', text: 'b' }]] },
    { kind: 'list', ordered: true, items: [[{ kind: 'text', text: 'x' }], [{ kind: 'text', text: 'y' }]] },
    { kind: 'quote', parts: [{ kind: 'text', text: 'said' }] },
  ])
})

test('reads words within a line, one within the other', () => {
  expect(parseInline('see **the [page](/support)** or `x*y*z`, *now*')).toEqual([
    { kind: 'text', text: 'see ' },
    {
      kind: 'strong',
      parts: [
        { kind: 'text', text: 'the ' },
        { kind: 'link', to: '/support', parts: [{ kind: 'text', text: 'page' }] },
      ],
    },
    { kind: 'text', text: ' or ' },
    { kind: 'code', text: 'x*y*z' },
    { kind: 'text', text: ', ' },
    { kind: 'em', parts: [{ kind: 'text', text: 'now' }] },
  ])
})

test.each([
  'javascript:alert`1`',
  '//elsewhere.test',
  'mailto:us@example.test',
  'https:///x',
  'data:text/html,x',
])('a link to %s stays words', (to) => {
  expect(JSON.stringify(parseInline(`[words](${to})`))).not.toContain('"link"')
})

test('HTML is text like any other', () => {
  expect(parseMarkdown('<b>no</b>')).toEqual([{ kind: 'paragraph', parts: [{ kind: 'text', text: '<b>no</b>' }] }])
})

test('tells how long reading takes', () => {
  expect(minutesToRead('word')).toBe(1)
  expect(minutesToRead('word '.repeat(600))).toBe(3)
})
