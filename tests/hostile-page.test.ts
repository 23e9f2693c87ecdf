import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, openPage } from './support/browser.ts'
import { type Platform, siteKeys, startPlatform } from './support/platform.ts'

let platform: Platform
let browser: Browser
let quiz: string
let pages: { url: string; stop(): Promise<void> }
let html = ''

beforeAll(async () => {
  platform = await startPlatform({ MODEL_WORD_MS: '1' })
  browser = await openBrowser()
  const answer = await fetch(`${platform.examples}/examples/lms/quizzes`)
  const { quizzes } = (await answer.json()) as { quizzes: { id: string; title: string }[] }
  quiz = quizzes.find(({ title }) => title === 'Fractions')?.id ?? ''
  pages = await platform.servePage(() => html)
})
afterAll(async () => {
  await browser?.close()
  await pages?.stop()
  await platform?.stop()
})

interface HostilePage {
  /** Attributes of the root element. */
  root?: string
  style?: string
  /** Runs before anything of ours. */
  script?: string
  body?: string
  /** Attributes of our script tag. */
  tag?: string
}

const loader = (tag = '') =>
  `<script async src="${platform.url}/embed/v1/loader.js" data-key="${siteKeys(platform.dataDir).sites.school?.public_key}" ${tag}></script>`

/** A page of somebody who never heard of us, on an origin that the site lists. */
async function openHostile({ root = '', style = '', script = '', body = '', tag = '' }: HostilePage) {
  const opened = await openPage(browser, { locale: 'en-GB', reducedMotion: 'reduce' })
  await opened.page.addInitScript(() => {
    const shifts: string[] = []
    Object.defineProperty(document, 'shifts', { value: shifts })
    type Shift = PerformanceEntry & { sources: { node: Node | null }[] }
    new PerformanceObserver((list) => {
      // What moves within a widget's own box is not the page's.
      for (const { sources } of list.getEntries() as Shift[])
        for (const { node } of sources)
          if (node && node.getRootNode() === document && !node.nodeName.startsWith('COACH-')) shifts.push(node.nodeName)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  html = `<!doctype html><html lang="en" ${root}><head><title>Hostile</title><style>${style}</style><script>${script}</script></head><body>${body}${loader(tag)}</body></html>`
  await opened.page.goto(pages.url)
  return opened
}

const place = 'style="all: initial; display: block; inline-size: 640px"'
const widgets = () =>
  `<div ${place}><coach-chat mode="inline"></coach-chat></div><div ${place}><coach-quiz demo quiz-id="${quiz}" start="now"></coach-quiz></div>`

const composer = (page: Page) => page.getByRole('textbox', { name: 'Write to the coach' })

async function ask(page: Page, words: string) {
  const before = await page.getByRole('button', { name: 'Copy' }).count()
  await composer(page).first().fill(words)
  await composer(page).first().press('Enter')
  await expect
    .poll(() => page.getByRole('button', { name: 'Copy' }).count(), { timeout: 30_000 })
    .toBeGreaterThan(before)
}

/** Everything inside a widget as it is drawn: each element's place, measured from the host, and its look. */
const drawn = (page: Page, tag: string) =>
  page.locator(`${tag} .coach-root`).evaluate((inside) => {
    const look = [
      'color',
      'backgroundColor',
      'display',
      'direction',
      'fontFamily',
      'fontSize',
      'fontWeight',
      'fontStyle',
      'lineHeight',
      'letterSpacing',
      'wordSpacing',
      'textAlign',
      'textTransform',
      'textIndent',
      'textShadow',
      'visibility',
      'whiteSpace',
      'cursor',
      'boxSizing',
      'borderTopWidth',
      'borderTopColor',
      'paddingTop',
      'paddingLeft',
      'marginTop',
      'listStyleType',
      'opacity',
      'float',
      'position',
    ] as const
    const origin = inside.getBoundingClientRect()
    return [inside, ...inside.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      // What has no box of its own stands nowhere: it would be measured from the page's corner.
      const box =
        element.getClientRects().length === 0
          ? 'no box'
          : [x - origin.x, y - origin.y, width, height].map((length) => Math.round(length * 10) / 10)
      return `${element.localName}.${element.getAttribute('class')} ${box} ${look.map((name) => style[name]).join(' ')}`
    })
  })

async function settled(page: Page) {
  await page.getByRole('heading', { name: 'Question 1 of' }).waitFor({ timeout: 20_000 })
  await page.locator('coach-quiz math').first().waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'I’m stuck on a problem' }).waitFor()
  // The cursor blinks where somebody is; nobody is here.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.waitForTimeout(400)
}

describe('a widget looks the same', () => {
  const pages: Record<string, HostilePage> = {
    'a root font size of 62.5 %': { style: 'html { font-size: 62.5% } body { font: 1.4rem/1.1 Courier }' },
    'a reset of everything': {
      style:
        '*, *::before, *::after { margin: 0; padding: 0; border: 0; box-sizing: content-box; list-style: none; background: none; font: inherit; vertical-align: baseline } button, input, textarea { all: unset }',
    },
    'important rules for every element': {
      style:
        '* { color: red !important; font-size: 40px !important; line-height: 3 !important; letter-spacing: 5px !important; text-transform: uppercase !important; text-align: center !important; cursor: crosshair !important; visibility: visible; display: block; font-family: fantasy !important; text-shadow: 0 0 4px red !important; word-spacing: 1em !important; white-space: pre !important }',
    },
    'a page that is read from right to left': {
      root: 'dir="rtl"',
      style: 'body { direction: rtl; unicode-bidi: bidi-override }',
    },
  }
  let plain: Record<string, string[]>
  beforeAll(async () => {
    const { page } = await openHostile({ body: widgets() })
    await settled(page)
    plain = { 'coach-chat': await drawn(page, 'coach-chat'), 'coach-quiz': await drawn(page, 'coach-quiz') }
    await page.context().close()
  })

  test.each(Object.entries(pages))('on a page with %s', async (_, hostile) => {
    const { page, faults } = await openHostile({ ...hostile, body: widgets() })
    await settled(page)
    for (const tag of ['coach-chat', 'coach-quiz']) expect(await drawn(page, tag)).toEqual(plain[tag])
    expect(faults).toEqual([])
    await page.context().close()
  })
})

describe('the bubble', () => {
  test.each([
    ['everything unset, importantly', '* { all: unset !important }'],
    [
      'everything hidden under a layer of its own',
      '#layer { position: fixed; inset: 0 auto auto 0; width: 50px; height: 50px; z-index: 2147483647 }',
    ],
    [
      'divs that are red, huge and to the left',
      'div { float: left !important; position: static !important; width: 900px !important; background: red !important; opacity: 0.1 !important; transform: rotate(20deg) !important; display: none !important }',
    ],
  ])('stands in its corner and moves nothing on a page with %s', async (_, style) => {
    const { page, faults } = await openHostile({
      style,
      body: '<main><h1>Hello</h1><p id="p">A page.</p><div id="layer"></div></main>',
      tag: 'data-widget="chat"',
    })
    const bubble = page.locator('[data-coach-launcher] button')
    await bubble.waitFor()
    const globals = await page.evaluate(() => Object.getOwnPropertyNames(window).length)
    const box = await bubble.boundingBox()
    expect(box).toMatchObject({ width: 60, height: 60, x: 1280 - 80, y: 800 - 80 })
    await bubble.click()
    await ask(page, 'What is a fraction?')
    expect(await page.evaluate(() => Object.getOwnPropertyNames(window).length)).toBe(globals)
    expect(await page.evaluate(() => (document as unknown as { shifts: string[] }).shifts)).toEqual([])
    expect(faults).toEqual([])
    await page.context().close()
  })

  test('is one, where the page has a chat of its own besides, and both open the same panel', async () => {
    const { page, faults } = await openHostile({ body: '<coach-chat></coach-chat>', tag: 'data-widget="chat"' })
    const bubble = page.locator('[data-coach-launcher] button')
    await bubble.waitFor()
    await page.waitForTimeout(500)
    expect(await page.locator('coach-chat .launcher').count()).toBe(0)
    await bubble.click()
    await composer(page).waitFor()
    expect(await page.locator('coach-chat').count()).toBe(1)
    expect(faults).toEqual([])
    await page.context().close()
  })

  test('says that an answer has come while the panel was closed, until it is opened', async () => {
    const { page, faults } = await openHostile({ tag: 'data-widget="chat"' })
    const bubble = page.locator('[data-coach-launcher] button')
    await bubble.click()
    await composer(page).fill('What is a fraction?')
    await composer(page).press('Enter')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Open the coach: new answer' }).waitFor({ timeout: 20_000 })
    expect(await page.locator('[data-coach-launcher] .mark').innerText()).toBe('1')
    await bubble.click()
    await page.getByRole('button', { name: 'Copy' }).waitFor()
    expect(await page.locator('[data-coach-launcher] .mark').isVisible()).toBe(false)
    expect(faults).toEqual([])
    await page.context().close()
  })
})

describe('a page with habits of its own', () => {
  test('hears none of the keys that are typed into a widget, and all of its own', async () => {
    const { page, faults } = await openHostile({
      script: `document.heard = []; for (const name of ['keydown', 'keypress', 'keyup']) document.addEventListener(name, (event) => {
        if (['k', '/', '?', 'ArrowDown', 'Enter', ' '].includes(event.key)) { document.heard.push(event.key); event.preventDefault() }
      })`,
      body: `<p>Press k to search.</p>${widgets()}`,
    })
    await settled(page)
    await composer(page).pressSequentially('kayak / why?')
    expect(await composer(page).inputValue()).toBe('kayak / why?')
    await page
      .locator('coach-quiz input[type=text], coach-quiz textarea, coach-quiz input:not([type])')
      .first()
      .pressSequentially('k/')
    const heard = () => page.evaluate(() => (document as unknown as { heard: string[] }).heard)
    expect(await heard()).toEqual([])
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press('k')
    expect(await heard()).toContain('k')
    expect(faults).toEqual([])
    await page.context().close()
  })

  test.each([
    [
      'extends every prototype and turns arrays into JSON as old libraries do',
      `Object.prototype.each = function () { return this }
       Object.prototype.onExtend = function () { throw new Error('called') }
       Array.prototype.remove = function () {}
       Array.prototype.toJSON = function () { return '[' + this.map((one) => Object.toJSON(one)).join(', ') + ']' }
       Object.toJSON = (one) => JSON.stringify(one)
       String.prototype.toJSON = function () { return '"' + this + '"' }
       Function.prototype.bind = ((bind) => function (...all) { return bind.apply(this, all) })(Function.prototype.bind)`,
    ],
    [
      'wraps fetch, timers and observers',
      `const own = window.fetch
       window.fetch = function (...all) { return own.apply(window, all).then((answer) => answer) }
       const timer = window.setTimeout
       window.setTimeout = function (work, ms, ...all) { return timer(() => work(...all), ms) }
       window.$ = window.jQuery = function () { return [] }
       window.define = Object.assign(() => { throw new Error('a module loader was called') }, { amd: {} })
       window.process = { env: {} }; window.module = { exports: {} }; window.name = '{}'`,
    ],
  ])('that %s has a working coach and a quiz that is marked', async (_, script) => {
    const { page, faults } = await openHostile({ script, body: widgets() })
    await settled(page)
    await ask(page, 'What is a fraction?')
    await ask(page, 'How do I add 1/2 and 1/3?')
    const question = page.locator('coach-quiz')
    const choice = question.locator('label:has(input[type=radio]), label:has(input[type=checkbox])')
    if (await choice.count()) await choice.first().click()
    for (const field of await question.locator('input:not([type=radio]):not([type=checkbox]), textarea').all()) {
      await field.fill('3')
    }
    await page.getByRole('button', { name: 'Check answer' }).click()
    await page.getByRole('button', { name: 'Next question' }).waitFor({ timeout: 20_000 })
    expect(faults).toEqual([])
    await page.context().close()
  })

  test('may move an element, take it away, put it back, mount it twice and adopt it into a frame', async () => {
    const { page, faults } = await openHostile({
      body: `<div id="one">${widgets()}</div><div id="two"></div><iframe title="frame" width="700" height="700" srcdoc="<p>frame</p>"></iframe>`,
    })
    await settled(page)
    await ask(page, 'What is a fraction?')
    await composer(page).fill('half a thought')

    await page.evaluate(() => document.querySelector('#two')?.append(document.querySelector('coach-chat') as Element))
    expect(await composer(page).inputValue()).toBe('half a thought')
    await page.evaluate(async () => {
      const chat = document.querySelector('coach-chat') as Element
      chat.remove()
      await new Promise((resolve) => setTimeout(resolve, 300))
      document.querySelector('#one')?.append(chat)
    })
    await page.getByText('What is a fraction?').first().waitFor()

    await page.evaluate(() => {
      const twin = document.createElement('coach-chat')
      twin.setAttribute('mode', 'inline')
      document.querySelector('#two')?.append(twin)
    })
    await expect.poll(() => composer(page).count()).toBe(2)
    await page.locator('#two').getByText('What is a fraction?').first().waitFor()

    await page.evaluate(() => {
      const frame = document.querySelector('iframe')?.contentDocument as Document
      frame.body.append(document.querySelector('#two coach-chat') as Element)
    })
    const inside = page.frameLocator('iframe').locator('coach-chat')
    await inside.getByText('What is a fraction?').first().waitFor()
    expect(await inside.locator('.frame').evaluate((frame) => getComputedStyle(frame).display)).toBe('flex')
    await inside.getByRole('textbox').fill('And in a frame?')
    await inside.getByRole('textbox').press('Enter')
    await expect.poll(() => inside.getByRole('button', { name: 'Copy' }).count(), { timeout: 20_000 }).toBe(2)
    expect(faults).toEqual([])
    await page.context().close()
  })
})
