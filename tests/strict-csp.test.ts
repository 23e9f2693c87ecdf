import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, openPage } from './support/browser.ts'
import { type Platform, root, startPlatform } from './support/platform.ts'
import { mark, startTamperingProxy, type TamperingProxy } from './support/tampering-proxy.ts'

const built = JSON.parse(readFileSync(join(root, 'packages/widgets/dist-embed/manifest.json'), 'utf8')) as {
  /** What the coach and the quiz may ask for by name. */
  first: string[]
  tags: string[]
  graphs: Record<string, string[]>
}

let platform: Platform
let browser: Browser

beforeAll(async () => {
  platform = await startPlatform({ MODEL_WORD_MS: '1' })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await platform?.stop()
})

const bubble = (page: Page) => page.locator('[data-coach-launcher] button')

/** The strict page, with what its policy refused and what CoachKit said kept where only the test looks. */
async function openStrict(options: BrowserContextOptions = {}, path = '/examples/strict-csp/') {
  const opened = await openPage(browser, options)
  const heard: string[] = []
  await opened.page.exposeBinding('hear', (_, name: string) => void heard.push(name))
  await opened.page.addInitScript(() => {
    const hear = (window as unknown as { hear(name: string): void }).hear
    document.addEventListener('securitypolicyviolation', (event) =>
      hear(`violation: ${event.violatedDirective} ${event.blockedURI}`),
    )
    document.addEventListener('coach-error', (event) => hear((event as CustomEvent<{ code: string }>).detail.code))
  })
  await opened.page.goto(`${platform.examples}${path}`)
  return { ...opened, heard }
}

async function ask(page: Page, words: string) {
  const composer = page.locator('coach-chat textarea')
  await composer.fill(words)
  await composer.press('Enter')
  await page.locator('coach-chat .theirs summary').last().waitFor({ timeout: 30_000 })
}

describe('a page with a strict content security policy', () => {
  test('has a coach that cites and draws mathematics, and a quiz that is marked, without one violation', async () => {
    const { page, faults, heard } = await openStrict()
    await bubble(page).click()
    await ask(page, 'How do I add 1/2 and 1/3?')
    expect(await page.locator('coach-chat math mfrac').count()).toBeGreaterThan(0)
    await page.locator('coach-chat .theirs summary').last().click()
    await expect.poll(() => page.locator('coach-chat .sources li').first().isVisible()).toBe(true)
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Start' }).click()
    const quiz = page.locator('coach-quiz')
    for (let number = 1; number <= 3; number += 1) {
      await page.getByRole('heading', { name: `Question ${number} of` }).waitFor()
      await answerSomehow(page)
      await page.getByRole('button', { name: 'Check answer' }).click()
      await page.getByRole('button', { name: 'Next question' }).click({ timeout: 20_000 })
    }
    expect(await quiz.locator('math').count()).toBeGreaterThan(0)
    expect(await page.locator('#refused').textContent()).toBe('0')
    expect(heard).toEqual([])
    expect(faults).toEqual([])
    await page.context().close()
  })

  test('has three coaches that come in one turn, each one that answers for itself', async () => {
    const { page, faults, heard } = await openStrict()
    await page.getByRole('button', { name: 'Start' }).waitFor()
    await page.evaluate(() => {
      for (const id of ['first', 'second', 'third']) {
        const coach = Object.assign(document.createElement('coach-chat'), { id })
        coach.setAttribute('mode', 'inline')
        document.querySelector('main')?.append(coach)
      }
    })
    const chips = (id: string) => page.locator(`#${id} .chip`)
    for (const id of ['first', 'second', 'third']) await chips(id).first().waitFor()
    await chips('third').first().click()
    await page.locator('#third .theirs').first().waitFor({ timeout: 30_000 })
    expect(await Promise.all(['first', 'second', 'third'].map((id) => chips(id).count()))).toEqual([3, 3, 0])
    expect(heard).toEqual([])
    expect(faults).toEqual([])
    await page.context().close()
  })

  test('is dark where the person likes it dark', async () => {
    const { page, faults, heard } = await openStrict({ colorScheme: 'dark' })
    await page.getByRole('button', { name: 'Start' }).waitFor()
    await bubble(page).click()
    await page.locator('coach-chat textarea').waitFor()
    for (const tag of ['coach-quiz', 'coach-chat']) {
      const [fill, ink] = await page
        .locator(`${tag} h2`)
        .first()
        .evaluate((heading) => {
          const inside = (heading.getRootNode() as ShadowRoot).querySelector('.coach-root') as Element
          const canvas = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D
          return [getComputedStyle(inside).getPropertyValue('--coach-fill'), getComputedStyle(heading).color].map(
            (colour) => {
              canvas.fillStyle = colour
              canvas.fillRect(0, 0, 1, 1)
              return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)].reduce((sum, part) => sum + part, 0) / 3
            },
          )
        })
      expect(fill, `${tag}'s fill`).toBeLessThan(70)
      expect(ink, `${tag}'s text`).toBeGreaterThan(180)
    }
    expect(heard).toEqual([])
    expect(faults).toEqual([])
    await page.context().close()
  })
})

/** Whatever kind of question it is, it gets an answer. */
async function answerSomehow(page: Page) {
  const quiz = page.locator('coach-quiz')
  const choice = quiz.locator('label:has(input[type=radio]), label:has(input[type=checkbox])')
  if (await choice.count()) await choice.first().click()
  for (const field of await quiz.locator('input:not([type=radio]):not([type=checkbox]), textarea').all()) {
    await field.fill('3')
  }
}

/** What only some pages ask for, and how the strict page becomes one of them. */
const ofSomePages: [file: string, what: string, rewrite: (html: string) => string][] = [
  ['mistakes.js', 'a quiz without an id', (html) => html.replace(/ quiz-id="[^"]*"/, '')],
  [
    'mistakes.js',
    'colours that are no JSON',
    (html) => html.replace('data-brand="coachkit"', 'data-brand-config="{primary:green}"'),
  ],
  [
    'page-brand.js',
    'colours of its own',
    (html) => html.replace('data-brand="coachkit"', `data-brand-config='{"primary":"#0a6b4f"}'`),
  ],
]

async function expectRefusal(proxy: TamperingProxy, { page, faults, heard }: Awaited<ReturnType<typeof openStrict>>) {
  expect(proxy.served, 'the changed file was asked for').toBeGreaterThan(0)
  expect(heard).toContain('file.refused')
  expect(heard.filter((name) => name.startsWith('violation'))).toEqual([])
  expect(await page.locator('html').getAttribute(mark)).toBeNull()
  // The page's own script goes on, and no error of ours reached it.
  expect(await page.locator('#trouble').textContent()).toMatch(/CoachKit says: /)
  expect(faults.filter((fault) => !/integrity|Failed to load resource/.test(fault))).toEqual([])
}

describe('a file that was changed on its way', () => {
  let proxy: TamperingProxy
  let pages: { stop(): Promise<void> }
  beforeAll(async () => {
    proxy = await startTamperingProxy(platform.url)
    pages = await platform.examplesFor(proxy.url)
  })
  afterAll(async () => {
    await pages?.stop()
    await proxy?.close()
  })

  const { first, tags, graphs } = built
  const ofTags = ['coach-chat', 'coach-quiz'].flatMap((tag) => graphs[`${tag}.js`] ?? [])
  const entries = new Set(tags.map((tag) => `${tag}.js`))
  const otherLanguages = /[-.](ar|es|fr)\./
  const rare = new Set(ofSomePages.map(([file]) => file))
  const later = first
    .filter((name) => !entries.has(name) && !otherLanguages.test(name) && !rare.has(name))
    .flatMap((name) => graphs[name] ?? [])
  const files = [...new Set(['core.js', 'launcher.js', 'manifest.js', ...ofTags, ...later])]

  test.each(files)('%s is refused and never run, the page hears of it, and goes on', async (file) => {
    proxy.file = file
    proxy.served = 0
    const opened = await openStrict({ locale: 'de-DE' })
    const { page, heard } = opened
    const before = await layoutOf(page)
    await use(page, () => proxy.served > 0 && heard.includes('file.refused'))

    await expectRefusal(proxy, opened)
    expect(await layoutOf(page)).toEqual(before)
    await page.context().close()
  })

  test('is the only one that is refused: unchanged files pass the same way', async () => {
    proxy.file = ''
    const { page, heard } = await openStrict({ locale: 'de-DE' })
    await use(page, () => false)
    expect(await page.locator('coach-chat math').count()).toBeGreaterThan(0)
    expect(heard).toEqual([])
    await page.context().close()
  })
})

describe('a file that only some pages ask for', () => {
  let proxy: TamperingProxy
  let pages: { stop(): Promise<void> }
  let strict = ''
  let html = ''
  beforeAll(async () => {
    proxy = await startTamperingProxy(platform.url)
    const examples = await platform.examplesFor(proxy.url)
    const answer = await fetch(`${platform.examples}/examples/strict-csp/`)
    strict = await answer.text()
    await examples.stop()
    const policy = answer.headers.get('content-security-policy') ?? ''
    pages = await platform.servePage(() => html, { 'content-security-policy': policy })
  })
  afterAll(async () => {
    await pages?.stop()
    await proxy?.close()
  })

  test.each(
    ofSomePages,
  )('%s is refused and never run on a page with %s, and the coach answers there', async (file, _, rewrite) => {
    html = rewrite(strict)
    expect(html).not.toBe(strict)
    proxy.file = file
    proxy.served = 0
    const opened = await openStrict({}, '/')
    const { page, heard } = opened
    const before = await layoutOf(page)
    await expect.poll(() => heard).toContain('file.refused')
    await bubble(page).click()
    await ask(page, 'How do I add 1/2 and 1/3?')

    await expectRefusal(proxy, opened)
    // What it would have said stays unsaid, and nothing else went wrong.
    expect([...new Set(heard)]).toEqual(['file.refused'])
    expect(await layoutOf(page)).toEqual(before)
    await page.context().close()
  })
})

const layoutOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, p')].map((element) => {
      const { x, y, width } = element.getBoundingClientRect()
      return [element.localName, x, y, width]
    }),
  )

/** Does what a person does, as far as the page lets them, until there is nothing more to see. */
async function use(page: Page, seen: () => boolean) {
  const steps = [
    () => bubble(page).click({ timeout: 4000 }),
    () => page.locator('coach-chat textarea').fill('How do I add 1/2 and 1/3?', { timeout: 4000 }),
    () => page.locator('coach-chat textarea').press('Enter', { timeout: 1000 }),
    () => page.locator('coach-chat math').first().waitFor({ timeout: 8000, state: 'attached' }),
    () => page.keyboard.press('Escape'),
    () => page.locator('coach-quiz button').first().click({ timeout: 4000 }),
    () => page.locator('coach-quiz math').first().waitFor({ timeout: 4000 }),
  ]
  for (const step of steps) {
    if (seen()) return
    await step().catch(() => undefined)
  }
  for (let waited = 0; waited < 20 && !seen(); waited += 1) await page.waitForTimeout(100)
}
