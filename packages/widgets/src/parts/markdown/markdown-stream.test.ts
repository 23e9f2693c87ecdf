import { expect, test } from 'vitest'
import { markdownStream, renderMarkdown } from './markdown-stream.ts'
import { sharedData } from './shared-data.ts'
import type { MarkdownOptions } from './surface.ts'

const words = { copy: 'Copy', copied: 'Copied', table: 'Table', code: 'Code', source: 'Source {number}' }
const options: MarkdownOptions = { words, cite: () => {} }

const whole = (text: string, given = options) => {
  const root = document.createElement('div')
  renderMarkdown(root, text, given)
  return root
}
const inPieces = (text: string, size: (at: number) => number) => {
  const root = document.createElement('div')
  const stream = markdownStream(root, options)
  for (let at = 0; at < text.length; ) {
    const length = size(at)
    stream.write(text.slice(at, at + length))
    at += length
  }
  stream.end()
  return root
}
/** The quickest of three, in milliseconds. */
const quickest = (work: () => void) => {
  const times = [0, 1, 2].map(() => {
    const began = performance.now()
    work()
    return performance.now() - began
  })
  return Math.min(...times)
}
const html = (text: string) => whole(text).innerHTML

const lesson = `## Half of a half

Take **one half** and *halve* it: \\(\\frac12 \\times \\frac12\\). It costs $5, not $6.

1. Draw a bar
2. Cut it, see [the guide](https://example.org/a_(b)) [1]
   - then \`cut\` again
   - and count

| part | of | whole |
|:-----|:--:|------:|
| 1 | \\(|x|\\) | 4 |

\`\`\`js
const half = (n) => n / 2 // **not bold**

half(3)
\`\`\`

> A quarter!

\\[
- x + 1
= 3
\\]

Done, snake_case_stays and 2 * 3 * 4 too.`

test('shows the blocks and marks of an answer', () => {
  const root = whole(lesson)
  expect([...root.children].map((child) => child.tagName)).toEqual([
    'H3',
    'P',
    'OL',
    'DIV',
    'DIV',
    'BLOCKQUOTE',
    'P',
    'P',
  ])
  expect(root.querySelector('strong')?.textContent).toBe('one half')
  expect(root.querySelector('ol ul li:last-child')?.textContent).toBe('and count')
  expect(root.querySelector('a')?.getAttribute('href')).toBe('https://example.org/a_(b)')
  expect(root.querySelector('a')?.rel).toBe('noopener noreferrer')
  expect(root.querySelector('button.cite')?.getAttribute('aria-label')).toBe('Source 1')
  expect([...root.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual(['1', '|x|', '4'])
  expect(root.querySelector('pre')?.textContent).toBe('const half = (n) => n / 2 // **not bold**\n\nhalf(3)')
  expect(root.querySelector('.maths.display')?.textContent).toBe('- x + 1\n= 3')
  expect(root.textContent).toContain('It costs $5, not $6.')
  expect(root.lastElementChild?.innerHTML).toBe('Done, snake_case_stays and 2 * 3 * 4 too.')
})

test('ends the same however the stream was cut', () => {
  const expected = html(lesson)
  for (let size = 1; size < 40; size++)
    expect(inPieces(lesson, () => size).innerHTML, `pieces of ${size}`).toBe(expected)
})

test('only ever appends: a node that was shown is never replaced, and its text only grows', () => {
  const root = document.createElement('div')
  const stream = markdownStream(root, options)
  const seen = new Map<Node, string>()
  for (const char of lesson) {
    stream.write(char)
    for (const [node, text] of seen) {
      expect(root.contains(node)).toBe(true)
      expect(node.textContent?.startsWith(text)).toBe(true)
    }
    const walker = document.createTreeWalker(root)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) seen.set(node, node.textContent ?? '')
  }
})

test('holds incomplete syntax back instead of flashing it', () => {
  for (const text of [
    'so **half a bo',
    'see [the gui',
    'see [the guide](https://exam',
    'so \\(\\frac{1}{',
    'run `half',
    'so *ital',
    'Well\n\n| a | b |',
    'Well\n\n```j',
    'Well\n\n#',
    'Well\n\n1',
  ]) {
    const root = document.createElement('div')
    markdownStream(root, options).write(text)
    expect(['so', 'see', 'run', 'Well'], text).toContain(root.textContent?.trim())
  }
})

test('lets a person follow http and https addresses only', () => {
  const bad = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/logout',
    'https://bank.example@evil.example/',
  ]
  for (const address of bad) {
    const root = whole(`[go](<${address}>) [go](${address}) <${address}>`)
    expect(root.querySelector('a'), address).toBeNull()
    expect(root.textContent).toContain('go')
  }
  expect(whole('see https://example.org/a, then').querySelector('a')?.href).toBe('https://example.org/a')
})

test("shows a picture's words, and loads it only when the page allows its address", () => {
  expect(html('![a *cube*](https://x.example/a.png)')).toBe('<p><span class="alt">a cube</span></p>')
  const image = (address: string) => (address.startsWith('https://api.example/') ? address : null)
  expect(whole('![cube](https://api.example/f/1)', { words, image }).querySelector('img')?.alt).toBe('cube')
  expect(whole('![cube](https://x.example/f/1)', { words, image }).querySelector('img')).toBeNull()
})

test('shows HTML as the text that it is', () => {
  const root = whole('<script>alert(1)</script> <img src=x onerror=alert(1)>\n\n<div onclick="x">a</div>')
  expect(root.querySelector('script, img, div')).toBeNull()
  expect(root.textContent).toContain('<script>alert(1)</script>')
})

const harmless = (root: Element) => {
  for (const element of root.querySelectorAll('*')) {
    expect(element.matches('script, iframe, object, embed, style, link, meta, form, svg a, base')).toBe(false)
    for (const { name, value } of element.attributes) {
      expect(name.startsWith('on')).toBe(false)
      expect(name).not.toBe('style')
      if (name === 'href' || name === 'src') expect(value).toMatch(/^https?:\/\//)
    }
  }
}

test('renders every case of the CommonMark suite without harm, whole and in pieces alike', async (context) => {
  const file = await sharedData('markdown/commonmark.0.31.2.json')
  if (!file) return context.skip('the CommonMark cases are not beside this repository')
  const cases = JSON.parse(file) as { markdown: string; html: string; example: number }[]
  let same = 0
  const parser = new DOMParser()
  const read = (root: Element) => root.textContent?.replace(/\s+/g, '')
  for (const { markdown, html: expected, example } of cases) {
    const root = whole(markdown)
    harmless(root)
    expect(inPieces(markdown, (at) => 1 + (at % 3)).innerHTML, `example ${example}`).toBe(root.innerHTML)
    for (const bar of root.querySelectorAll('.code-bar')) bar.remove()
    if (read(root) === read(parser.parseFromString(expected, 'text/html').body)) same++
  }
  console.warn(`CommonMark: the same words in ${same} of ${cases.length} examples`)
  expect(same / cases.length).toBeGreaterThan(0.6)
})

test('leaves hostile strings and XSS payloads inert, as text and inside links, tables and formulas', async (context) => {
  const naughty = await sharedData('hostile-strings/blns.json')
  const payloads = await sharedData('hostile-strings/xss-payloads-third.txt')
  const fixtures = await sharedData('hostile-strings/dompurify-fixtures-half.json')
  if (!naughty || !payloads || !fixtures) return context.skip('the hostile strings are not beside this repository')
  const texts = [
    ...(JSON.parse(naughty) as string[]),
    ...payloads.split('\n'),
    ...(JSON.parse(fixtures) as { payload: string }[]).map(({ payload }) => payload),
  ]
  for (const text of texts) {
    harmless(whole(text))
    harmless(whole(`[${text}](${text}) ![${text}](${text}) **${text}** \\(${text}\\)\n\n| a |\n|--|\n| ${text} |`))
  }
  expect(texts.length).toBeGreaterThan(2000)
})

test('stays quick on text that is made to be slow', () => {
  const long = 20_000
  for (const part of [
    '*a ',
    '*a **b ',
    '**',
    '_a',
    '[',
    '![',
    '`',
    '> ',
    '- ',
    '\\(',
    '<h',
    '&a',
    '|a',
    '~~a',
    '1. ',
    'http',
    '[a](',
  ]) {
    // Four times the text may take four times as long, with room for what else the machine does; not sixteen times.
    const quarter = quickest(() => whole(part.repeat(long / 4 / part.length)))
    const all = quickest(() => whole(part.repeat(long / part.length)))
    expect(all / Math.max(quarter, 5), part).toBeLessThan(12)
  }
})

test('copies a code block, says so for a second and a half, and then offers it again', async () => {
  const root = whole('```js\nhalf(3)\n```')
  const copied: string[] = []
  const original = navigator.clipboard.writeText
  navigator.clipboard.writeText = async (text) => {
    copied.push(text)
  }
  root.querySelector('button')?.click()
  await expect.poll(() => root.querySelector('button')?.textContent).toBe('Copied')
  await new Promise((resolve) => setTimeout(resolve, 1300))
  expect(root.querySelector('button')?.textContent).toBe('Copied')
  await expect.poll(() => root.querySelector('button')?.textContent).toBe('Copy')
  navigator.clipboard.writeText = original
  expect(copied).toEqual(['half(3)'])
})
