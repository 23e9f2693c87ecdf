import { existsSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
// @ts-expect-error plain JavaScript, as the build runs before TypeScript is there
import { buildEmbed } from '../../../../scripts/build-embed.mjs'
import { built, readReport, startBrowser, startPage, startServer, visit } from './embed.fixture.ts'

let browser: Browser
let server: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  if (!existsSync(`${built}/manifest.json`)) await buildEmbed()
  browser = await startBrowser()
  server = await startServer()
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const tag = (more = '') =>
  `<script ${more} async src="${server.origin}/embed/v1/loader.js" data-key="pk_test_12345678" data-brand="illume"></script>`
const chat = (more = '') => tag(`${more} data-widget="chat"`)

async function withPage<T>(
  html: string,
  look: (visited: Awaited<ReturnType<typeof visit>>) => Promise<T>,
  headers?: Record<string, string>,
) {
  const site = await startPage(`<!doctype html><title>Somebody else</title><body>${html}`, headers)
  const visited = await visit(browser, site.origin)
  try {
    return await look(visited)
  } finally {
    await visited.page.close()
    await site.close()
  }
}

describe('the script tag on somebody else’s page', () => {
  it('paints the launcher from two files, in the brand’s colour, without a global or a layout shift', async () => {
    server.state.asked.length = 0
    const site = await startPage(`<!doctype html><title>Somebody else</title><body><h1>School</h1>${chat()}`)
    const visited = await visit(browser, site.origin, (page) =>
      page.addInitScript(() => {
        const before = new Set(Object.getOwnPropertyNames(window))
        const shifts: number[] = []
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
        Object.defineProperty(document, 'seen', { value: { before, shifts } })
      }),
    )
    const button = visited.page.getByRole('button', { name: 'Open the coach' })
    await button.waitFor()
    expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(91, 63, 214)')
    const seen = await visited.page.evaluate(() => {
      const { before, shifts } = (document as unknown as { seen: { before: Set<string>; shifts: number[] } }).seen
      return { added: Object.getOwnPropertyNames(window).filter((name) => !before.has(name)), shifts }
    })
    expect(seen).toEqual({ added: [], shifts: [] })
    expect(server.state.asked.filter((line) => line.includes('.js'))).toHaveLength(2)
    await button.hover()
    await expect.poll(() => visited.page.evaluate(() => customElements.get('coach-chat') !== undefined)).toBe(true)
    await button.click()
    await visited.page.locator('coach-chat').waitFor({ state: 'attached' })
    await expect.poll(visited.heard).toContainEqual({ name: 'coach-open' })
    await visited.page.close()
    await site.close()
  })

  const sessions = () => server.state.asked.filter((line) => line === 'POST /api/v1/embed/session').length

  it('asks for a first visitor’s session beside the core, and for nobody whom the device knows', async () => {
    server.state.asked.length = 0
    const site = await startPage(`<!doctype html><body><coach-quiz quiz-id="1"></coach-quiz>${tag()}`)
    const { page, heard } = await visit(browser, site.origin, (opened) =>
      opened.route('**/core.js', async (route) => {
        await expect.poll(sessions).toBe(1)
        await route.continue()
      }),
    )
    await expect.poll(heard).toContainEqual({ name: 'coach-ready', tag: 'coach-quiz' })
    const kept = () => page.evaluate(() => Object.keys(sessionStorage).some((name) => name.includes('session:')))
    await expect.poll(kept).toBe(true)
    await page.unroute('**/core.js')
    await page.reload()
    await expect.poll(heard).toContainEqual({ name: 'coach-ready', tag: 'coach-quiz' })
    expect(sessions()).toBe(1)
    await page.close()
    await site.close()
  })

  it('greets somebody new before anybody is asked who they are', async () => {
    const site = await startPage(`<!doctype html><body><coach-chat mode="inline"></coach-chat>${tag()}`)
    let greeted = () => {}
    const held = new Promise<void>((resolve) => {
      greeted = resolve
    })
    const { page } = await visit(browser, site.origin, (opened) =>
      opened.route('**/embed/session', async (route) => {
        await held
        await route.continue()
      }),
    )
    await page.getByRole('button', { name: 'I’m stuck' }).waitFor()
    const before = sessions()
    greeted()
    await expect.poll(sessions).toBe(before + 1)
    await page.close()
    await site.close()
  })

  const fill = (page: Page) =>
    page.evaluate(() => {
      const inside = document.querySelector('coach-login')?.shadowRoot?.querySelector('.coach-root')
      return inside && getComputedStyle(inside).getPropertyValue('--coach-fill-accent')
    })
  const green = () =>
    `<coach-login></coach-login>${tag().replace('data-brand="illume"', `data-brand-config='{"primary":"#0a6b4f"}'`)}`

  it('dresses in the colours that the server made ready, and derives a page’s own', async () => {
    const brought = () => server.state.asked.some((line) => line.endsWith('/page-brand.js'))
    server.state.asked.length = 0
    await withPage(`<coach-login></coach-login>${tag()}`, async ({ page }) => {
      await expect.poll(() => fill(page)).toBe('#5b3fd6')
      expect(brought()).toBe(false)
    })
    await withPage(green(), async ({ page }) => {
      await expect.poll(() => fill(page)).toBe('#0a6b4f')
      expect(brought()).toBe(true)
    })
  })

  it('shows the default colours where the file that derives them was tampered with', async () => {
    server.state.tampered = 'page-brand.js'
    await withPage(green(), async ({ page, heard }) => {
      await expect.poll(heard).toContainEqual(expect.objectContaining({ name: 'coach-error', code: 'file.refused' }))
      await expect.poll(() => fill(page)).toBe('#f4a261')
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false)
    })
    server.state.tampered = ''
  })

  it('loads the widgets of elements that are there, and of those that come later', async () => {
    await withPage(`<coach-login></coach-login>${tag()}`, async ({ page, heard }) => {
      await expect.poll(heard).toContainEqual({ name: 'coach-ready', tag: 'coach-login' })
      await page.evaluate(() => document.body.append(document.createElement('coach-dashboard')))
      await expect.poll(heard).toContainEqual({ name: 'coach-ready', tag: 'coach-dashboard' })
    })
  })

  it('obeys a queue that the page declared, before and after', async () => {
    const queue = `<div id="place"></div><script>window.coachkit = [['mount', 'coach-login', '#place']]</script>`
    await withPage(queue + tag(), async ({ page, heard }) => {
      await expect.poll(heard).toContainEqual({ name: 'coach-ready', tag: 'coach-login' })
      expect(await page.locator('#place > coach-login').count()).toBe(1)
      await page.evaluate(() => (window as unknown as { coachkit: unknown[] }).coachkit.push(['open']))
      await expect.poll(heard).toContainEqual({ name: 'coach-open' })
    })
  })

  it('runs under a strict content security policy without a violation', async () => {
    const policy = [
      "default-src 'none'",
      "script-src 'nonce-abc'",
      "style-src 'nonce-abc'",
      `connect-src ${server.origin}`,
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; ')
    const html = `<coach-login></coach-login>${chat('nonce="abc"')}`
    await withPage(
      html,
      async ({ page, heard, troubles }) => {
        await page.getByRole('button', { name: 'Open the coach' }).click()
        await expect.poll(heard).toContainEqual({ name: 'coach-open' })
        await expect.poll(heard).toContainEqual({ name: 'coach-ready', tag: 'coach-login' })
        expect((await heard()).filter((one) => one.name === 'violation' || one.name === 'coach-error')).toEqual([])
        expect(troubles.filter((text) => !text.includes('404'))).toEqual([])
      },
      { 'content-security-policy': policy },
    )
  })

  it('says so when a second SDK comes, and works through the first', async () => {
    await withPage(`<coach-login></coach-login>${tag()}`, async ({ page, heard }) => {
      await expect.poll(heard).toContainEqual({ name: 'coach-ready', tag: 'coach-login' })
      const count = await page.evaluate(async () => {
        const first = customElements.get('coach-kit') as unknown as {
          begin(options: object): { mount(tag: string): Element }
        }
        const kit = first.begin({ folder: 'another-version', key: 'pk_test_12345678', load: () => Promise.reject() })
        kit.mount('coach-login')
        return document.querySelectorAll('coach-login').length
      })
      expect(count).toBe(2)
      await expect.poll(heard).toContainEqual({ name: 'coach-error', code: 'sdk.second', tag: null })
      expect((await heard()).filter((one) => one.name === 'coach-ready')).toHaveLength(2)
    })
  })
})

describe('a mistake of the embedding', () => {
  const said = (troubles: string[]) => troubles.filter((text) => text.startsWith('CoachKit: '))
  const without = (attribute: string, more = '') => tag(more).replace(new RegExp(` ${attribute}="[^"]*"`), '')
  const config = (value: string) => `${without('data-brand', `data-widget="chat" data-brand-config='${value}'`)}`
  const inline = '<coach-chat mode="inline"></coach-chat>'

  const mistakes: [what: string, html: () => string, code: string, sentence: RegExp][] = [
    ['no key', () => without('data-key', 'data-widget="chat"'), 'embed.no-key', /data-key/],
    ['a secret key', () => chat().replace('pk_test', 'sk_test'), 'embed.secret-key', /sk_…/],
    ['half a key', () => chat().replace('pk_test_12345678', 'pk_test'), 'embed.unknown-key', /data-key="pk_test"/],
    ['JSON that is none', () => config('{primary:red}'), 'embed.brand-config', /JSON object/],
    ['JSON of another shape', () => config('[1]'), 'embed.brand-config', /JSON object/],
    ['null for a brand', () => config('null'), 'embed.brand-config', /JSON object/],
    [
      'a colour that is none',
      () => config('{"primary":" "}'),
      'embed.brand-field',
      /"primary" in data-brand-config is " "/,
    ],
    ['a field that is none', () => config('{"primry":"#c00"}'), 'embed.unknown-brand-field', /"primry"/],
    ['an unknown brand', () => chat().replace('illume', 'ilume'), 'embed.unknown-brand', /"ilume"/],
    ['an unknown data-widget', () => tag('data-widget="quiz"'), 'embed.unknown-widget', /"quiz"/],
    ['an unknown element', () => `<coach-qiz></coach-qiz>${tag()}`, 'embed.unknown-widget', /"coach-qiz"/],
    ['an unknown language', () => chat('data-lang="fr"'), 'embed.unknown-language', /"fr".*en, de, es/],
    ['a quiz without an id', () => `<coach-quiz></coach-quiz>${tag()}`, 'embed.no-quiz', /quiz-id/],
  ]
  it.each(mistakes)('is said once in the console and to the page: %s', async (_, html, code, sentence) => {
    await withPage(html(), async ({ page, heard, troubles }) => {
      await expect.poll(heard).toContainEqual(expect.objectContaining({ name: 'coach-error', code }))
      const bubble = page.locator('[data-coach-launcher] button')
      if (html().includes('"chat"')) {
        await bubble.click()
        await expect.poll(heard).toContainEqual({ name: 'coach-open' })
      }
      await page.waitForTimeout(100)
      expect(said(troubles)).toEqual([expect.stringMatching(sentence)])
      expect((await heard()).filter((one) => one.name === 'coach-error')).toHaveLength(1)
    })
  })

  it.each([
    ['embed.unknown-key', 401, 'embed.unknown-key', ''],
    ['embed.origin', 403, 'embed.origin', ''],
    ['session.expired', 401, 'embed.token', 'data-token="old"'],
  ])('that the server finds is said too, and visitors read that it isn’t set up: %s', async (code, status, told, more) => {
    server.state.refusal = { code, status }
    await withPage(`${inline}<coach-chat></coach-chat>${tag(more)}`, async ({ page, heard, troubles }) => {
      await expect.poll(heard).toContainEqual(expect.objectContaining({ name: 'coach-error', code: told }))
      await page.getByRole('heading', { name: 'The coach isn’t set up here yet' }).first().waitFor()
      expect(await page.getByText(/Sign in|connection dropped/).count()).toBe(0)
      expect(said(troubles)).toHaveLength(1)
    })
    server.state.refusal = null
  })

  it.each([
    '#c00',
    '#fff',
    'rgb(200 0 0)',
    'red',
    'a name',
    ' ',
    7,
    { r: 1 },
  ])('in a brand’s colour never holds the page up, and leaves every token a colour: %j', async (primary) => {
    const html = `${config(JSON.stringify({ primary, accent: primary, ground: primary }))}<coach-login></coach-login>`
    await withPage(html, async ({ page }) => {
      await page.getByRole('button', { name: 'Open the coach' }).waitFor()
      await expect.poll(() => page.locator('coach-login').getByRole('button').count()).toBeGreaterThan(0)
      const tokens = await page.evaluate(() => {
        const inside = document.querySelector('coach-login')?.shadowRoot?.querySelector('.coach-root') as Element
        const style = getComputedStyle(inside)
        return ['fill', 'fill-accent', 'text-normal', 'text-accent'].map((name) =>
          style.getPropertyValue(`--coach-${name}`),
        )
      })
      for (const token of tokens) expect(token).toMatch(/^#[0-9a-f]{6}$/)
    })
  })

  it('in the language leaves no word of another: everything is English', async () => {
    await withPage(`<coach-login></coach-login>${chat('data-lang="fr"')}`, async ({ page }) => {
      await page.getByRole('button', { name: 'Open the coach' }).waitFor()
      await page.locator('coach-login').getByRole('button').first().waitFor()
      const langs = await page.evaluate(() =>
        [...document.querySelectorAll('[data-coach-launcher], coach-login')].map(
          (one) => one.shadowRoot?.querySelector('.coach-root')?.getAttribute('lang') ?? one.getAttribute('lang'),
        ),
      )
      expect(langs.sort()).toEqual(['en', 'en'])
    })
  })
})

describe('a file that was tampered with', () => {
  it('is refused, whichever it is, and the page goes on unharmed', async () => {
    for (const file of ['core.js', 'launcher.js', 'coach-chat.js']) {
      server.state.tampered = file
      await withPage(`<h1>School</h1>${chat()}`, async ({ page, heard, troubles }) => {
        if (file !== 'launcher.js') await page.getByRole('button', { name: 'Open the coach' }).click()
        await expect
          .poll(heard, { message: file })
          .toContainEqual(expect.objectContaining({ name: 'coach-error', code: 'file.refused' }))
        if (file !== 'launcher.js') await page.getByRole('status').getByText('The coach didn’t load').waitFor()
        expect(await page.evaluate(() => 'tampered' in window), file).toBe(false)
        expect(await page.getByRole('heading').textContent()).toBe('School')
        expect(
          troubles.filter((text) => text.startsWith('error')),
          file,
        ).toEqual([])
      })
    }
    server.state.tampered = ''
  }, 120_000)

  it('is refused too when it is a list of further files', async () => {
    for (const list of ['manifest.js', 'more.js']) {
      server.state.tampered = list
      await withPage(`<h1>School</h1><coach-login></coach-login>${tag()}`, async ({ page, heard }) => {
        await expect.poll(heard).toContainEqual({ name: 'coach-error', code: 'file.refused', tag: 'coach-login' })
        expect(await page.evaluate(() => 'tampered' in window)).toBe(false)
        expect(await page.getByRole('heading').textContent()).toBe('School')
      })
    }
    server.state.tampered = ''
  })

  it('is refused too when it is imported only later', async () => {
    const { graphs } = readReport()
    const later = Object.keys(graphs).find((name) => name.startsWith('base-words')) as string
    server.state.tampered = later
    await withPage(`<coach-login lang="de"></coach-login>${tag()}`, async ({ page, heard }) => {
      await expect.poll(heard).toContainEqual(expect.objectContaining({ name: 'coach-error', tag: 'coach-login' }))
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false)
      await expect.poll(() => page.locator('coach-login').getByRole('button').count()).toBeGreaterThan(0)
    })
    server.state.tampered = ''
  })
})
