import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openPage } from './support/browser.ts'
import { type Platform, signIn, startPlatform } from './support/platform.ts'

let platform: Platform
let browser: Browser

beforeAll(async () => {
  platform = await startPlatform({
    BRAND_HOSTS: 'illume=learn.localhost ingenius=soon.localhost coachkit=release.localhost,chatbot.localhost',
    COMING_SOON_BRANDS: 'ingenius',
  })
  browser = await openBrowser('--host-resolver-rules=MAP *.test 127.0.0.1')
})
afterAll(async () => {
  await browser?.close()
  await platform?.stop()
})

const at = (host: string, path: string) => platform.url.replace('127.0.0.1', host) + path
async function open(host: string, path: string) {
  const opened = await openPage(browser)
  await opened.page.goto(at(host, path))
  return opened
}
const token = (page: Page, name: string) =>
  page.evaluate((one) => getComputedStyle(document.documentElement).getPropertyValue(one).trim(), name)

/** A visitor's session is bound to the page's origin: an answer shows that the platform knows it as its own. */
async function ask(page: Page) {
  const coach = page.locator('coach-chat')
  await coach.getByRole('textbox', { name: 'Write to the coach' }).fill('What is photosynthesis?')
  await page.keyboard.press('Enter')
  await coach.getByRole('button', { name: 'Copy' }).first().waitFor({ timeout: 30_000 })
  return coach.locator('.coach-root').innerText()
}

test('a brand’s host shows its title, icons, colours and logo, and its visitors talk to the coach', async () => {
  const { page, faults } = await open('learn.localhost', '/welcome')
  await expect.poll(() => page.title()).toBe('Welcome · Illume')
  expect(await token(page, '--coach-fill-accent')).toBe('#f2c744')
  expect(await token(page, '--logo')).toBe('32px')
  const icons = await page
    .locator('link[rel~=icon]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(icons).toContain('/brands/illume/icon-96.png')
  // From the page: the name of the host means something to this browser alone.
  const answers = await page.evaluate(
    (all) => Promise.all(all.map(async (icon) => (await fetch(icon ?? '')).status)),
    icons,
  )
  expect(new Set(answers)).toEqual(new Set([200]))
  const logo = page.locator('header .logo')
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect((await logo.boundingBox())?.height).toBe(32)
  expect(await ask(page)).toMatch(/light/i)
  expect(faults).toEqual([])
  await page.context().close()
})

test('every brand’s name on this machine has a coach that answers, without a setting', async () => {
  for (const brand of ['illume', 'kitesense']) {
    const { page, faults } = await open(`${brand}.localhost`, '/ask-coach')
    expect(await ask(page), brand).toMatch(/light/i)
    expect(faults, brand).toEqual([])
    await page.context().close()
  }
})

test('the root leads to the login of other brands, and to the coming-soon page where a brand is only coming', async () => {
  const other = await open('learn.localhost', '/')
  await other.page.waitForURL('**/login')
  await other.page.context().close()
  for (const path of ['/', '/login', '/welcome']) {
    const { page } = await open('soon.localhost', path)
    await page.waitForURL('**/coming-soon')
    await page.context().close()
  }
})

test('a chatbot portal begins at the chat, also when one comes back to its root', async () => {
  const { page } = await open('chatbot.localhost', '/')
  await page.waitForURL('**/chat')
  await page.locator('coach-chat textarea').waitFor()
  expect(await page.locator('header.bar').count()).toBe(0)
  // A chat path is a portal on every host.
  const main = await open('127.0.0.1', '/chat')
  await main.page.locator('coach-chat textarea').waitFor()
  expect(await main.page.locator('header.bar, footer').count()).toBe(0)
  const { width, height } = (await main.page.locator('coach-chat').boundingBox()) ?? { width: 0, height: 0 }
  expect({ width, height }).toEqual(main.page.viewportSize())
  await main.page.context().close()
})

test('a release portal tells its build, and asks search engines to pass by', async () => {
  const { page } = await open('release.localhost', '/welcome')
  await page.getByText(/^Release portal · build \d/).waitFor()
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  await page.context().close()
})

test('what an admin sets for a school is what its domain wears: colours, pictures, title, and a coach that answers', async () => {
  const picture = async (width: number, height: number) =>
    new File(
      [new Uint8Array(await sharp({ create: { width, height, channels: 3, background: '#1F6F50' } }).png().toBuffer())],
      'picture.png',
    ) // biome-ignore format: one picture
  const form = new FormData()
  const fields = { school_name: 'Meadow School', domain_name: 'meadow.test', primary: '#1F6F50', secondary2: '#C9A227' }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('logo', await picture(640, 160))
  form.set('favicon', await picture(64, 64))
  for (const name of ['login', 'mascot', 'background', 'thumbnail', 'bookcover', 'dashboard'])
    form.set(name, await picture(600, 600))
  const put = await fetch(`${platform.url}/api/v1/admin/white-label`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${await signIn(platform.url, 'admin')}` },
    body: form,
  })
  expect(put.status).toBe(200)

  const { page, faults } = await open('meadow.test', '/welcome')
  await expect.poll(() => page.title()).toBe('Welcome · Meadow School')
  expect(await token(page, '--coach-fill-accent')).toBe('#1f6f50')
  expect(await token(page, '--coach-secondary-2')).not.toBe('')
  const logo = page.getByRole('img', { name: 'Meadow School' }).first()
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  expect(await ask(page)).toMatch(/light/i)
  await expect
    .poll(() => page.locator('.mascot').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundImage)).toContain('/files/')
  expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toContain('/files/')
  await page.goto(at('meadow.test', '/login'))
  const side = page.locator('.doorway-side')
  await expect.poll(() => side.evaluate((one) => getComputedStyle(one).backgroundImage)).toContain('/files/')
  // Without TLS a browser says of every such host that it takes no heed of that header.
  expect(faults.filter((fault) => !fault.includes('Cross-Origin-Opener-Policy'))).toEqual([])
  await page.context().close()
})
