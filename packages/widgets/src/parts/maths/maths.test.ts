import { expect, test } from 'vitest'
import { sharedData } from '../markdown/shared-data.ts'
import { loadMaths, showMaths } from './maths.ts'
import { draw } from './temml.ts'

const shown = (tex: string, display = false) => {
  const element = document.createElement('span')
  element.textContent = tex
  return { drawn: draw(element, tex, display), element }
}

test('reads as one would type it until the library is there, then shows the formula', async () => {
  const element = document.createElement('span')
  element.textContent = '\\frac12'
  showMaths(element, '\\frac12', false)
  expect(element.textContent).toBe('1/2')
  await loadMaths()
  expect(element.querySelector('math mfrac')).not.toBeNull()
  expect(element.classList.contains('drawn')).toBe(true)
})

test('leaves the source of invalid TeX as it is', () => {
  for (const tex of ['\\frac{1', '\\nosuchcommand', '}', '\\left(', 'x^^2', '{'.repeat(1900), '\\def\\a{\\a\\a}\\a']) {
    const { drawn, element } = shown(tex)
    expect(drawn, tex.slice(0, 30)).toBe(false)
    expect(element.textContent).toBe(tex)
  }
})

test('TeX that cannot be drawn reads as one would type it', async () => {
  await loadMaths()
  const element = document.createElement('span')
  showMaths(element, '\\nosuchcommand{\\frac{3}{4}}', false)
  expect(element.textContent).toBe('3/4')
})

test('neither links nor loads anything from TeX', () => {
  for (const tex of [
    '\\href{javascript:alert(1)}{x}',
    '\\includegraphics{https://x.example/a.png}',
    '\\url{https://x.example}',
  ]) {
    const { element } = shown(tex)
    expect(element.querySelector('[href], [src], img, a'), tex).toBeNull()
  }
})

test('never throws on the KaTeX and texmath cases, and draws most of them', async (context) => {
  const file = await sharedData('tex/katex-ss_data.yaml')
  if (!file) return context.skip('the TeX cases are not beside this repository')
  const cases = file
    .split(/\n(?=\w)/)
    .map((entry) => /^\w+:(.*)$/s.exec(entry)?.[1] ?? '')
    .map((body) => /tex:\s*\|?\n?(.*?)(?=\n {4}\w+:|$)/s.exec(body)?.[1] ?? body.replace(/^\s*\|/, ''))
    .map((tex) => tex.trim().replace(/^['"]|['"]$/g, ''))
    .filter((tex) => tex !== '')
  for (let number = 1; number < 60; number += 2) {
    const text = await sharedData(`tex/texmath/${String(number).padStart(2, '0')}.test`)
    const tex = /<<< tex\n(.*?)>>>/s.exec(text ?? '')?.[1]
    if (tex) cases.push(tex)
  }
  let drawn = 0
  for (const tex of cases) {
    const one = shown(tex, true)
    if (one.drawn) drawn++
    expect(one.element.querySelector('script, img, a[href], [onclick]')).toBeNull()
  }
  console.warn(`TeX: ${drawn} of ${cases.length} cases drawn, the others show their source`)
  expect(drawn / cases.length).toBeGreaterThan(0.7)
})
