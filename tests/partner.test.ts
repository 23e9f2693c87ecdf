import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, openPage } from './support/browser.ts'
import { startCuttingProxy } from './support/cutting-proxy.ts'
import { hasSharedData, type Platform, sharedData, startPlatform } from './support/platform.ts'

/** GSM8K's first problem in other words; its answer is 72. */
const reworded =
  'In April a girl sold clips to 48 of her friends. In May she managed to sell only half as many. How many clips did she sell in both months together?'
const answer = /\b72\b/

let platform: Platform
let browser: Browser

beforeAll(async () => {
  platform = await startPlatform()
  browser = await openBrowser()
  if (hasSharedData) {
    const { code, output } = await platform.import(`${sharedData}/gsm8k/train-first-1200.jsonl`)
    expect(code, output).toBe(0)
  }
})
afterAll(async () => {
  await browser?.close()
  await platform?.stop()
})

async function openSchool(url = `${platform.examples}/examples/partner-school/`) {
  const opened = await openPage(browser)
  await opened.page.addInitScript(() => {
    const shifts: number[] = []
    Object.defineProperty(document, 'shifts', { value: shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await opened.page.goto(url)
  return opened
}

const composer = (page: Page) => page.getByRole('textbox', { name: 'Write to the coach' })
async function openCoach(page: Page) {
  await page.getByRole('button', { name: /coach/i }).first().click()
  await composer(page).waitFor()
}

async function ask(page: Page, text: string) {
  const before = await page.getByRole('button', { name: 'Copy' }).count()
  await composer(page).fill(text)
  await composer(page).press('Enter')
  await expect
    .poll(() => page.getByRole('button', { name: 'Copy' }).count(), { timeout: 30_000 })
    .toBeGreaterThan(before)
}

/** Reads what the server has of the page's conversation, with the page's own token and session. */
function watchChat(page: Page) {
  let session = ''
  let authorization = ''
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/v1/chat/public/stream')) return
    session = (request.postDataJSON() as { session_id: string }).session_id
    authorization = request.headers().authorization ?? ''
  })
  return async () => {
    const reply = await fetch(`${platform.url}/api/v1/chat/public/${session}`, {
      headers: { authorization, origin: new URL(page.url()).origin },
    })
    expect(reply.status).toBe(200)
    return ((await reply.json()) as { messages: { from_user: boolean; text: string; state: string }[] }).messages
  }
}

describe("the coach on a partner's page", () => {
  test.skipIf(!hasSharedData)(
    `leads with a hint on a real problem in other words, cites its source, and tells the answer only after a try${hasSharedData ? '' : ' (skipped: ../shared/data is not here)'}`,
    async () => {
      const { page, faults } = await openSchool()
      const transcript = watchChat(page)
      const before = await page.evaluate(() => Object.keys(globalThis).length)
      await openCoach(page)
      expect(await page.evaluate(() => Object.keys(globalThis).length)).toBe(before)

      await ask(page, reworded)
      const said = await transcript()
      expect(said.at(-1)).toMatchObject({ from_user: false, state: 'done' })
      expect(said.at(-1)?.text).not.toMatch(answer)
      await page.locator('coach-chat summary').first().click()
      await page.getByText(/GSM8K/).first().waitFor()

      await ask(page, 'Just tell me the answer')
      expect((await transcript()).at(-1)?.text).not.toMatch(answer)
      await ask(page, 'I think it is 96')
      expect((await transcript()).at(-1)?.text).toMatch(/not (quite|yet)/i)
      expect((await transcript()).at(-1)?.text).not.toMatch(answer)
      await ask(page, 'Then 72')
      expect((await transcript()).at(-1)?.text).toMatch(answer)

      await page.reload()
      await openCoach(page)
      await page.getByText('I think it is 96').waitFor()
      expect(await page.evaluate(() => (document as unknown as { shifts: number[] }).shifts)).toEqual([])
      // It opens on its end; what was said before comes as one looks back.
      await page.getByRole('region', { name: 'Conversation' }).evaluate((log) => {
        log.scrollTop = 0
      })
      await page.getByText(reworded).waitFor()
      await expect.poll(() => page.getByRole('button', { name: 'Copy' }).count()).toBe(4)
      expect(faults).toEqual([])
      await page.context().close()
    },
  )

  test('a connection that is cut at any byte ends in the same transcript', async () => {
    const proxy = await startCuttingProxy(platform.url)
    const pages = await platform.examplesFor(proxy.url)
    const { page } = await openPage(browser)
    const transcript = watchChat(page)
    // Of each turn the answer itself and the first way back to it are cut, then the network holds.
    let offset = 0
    let left = 0
    proxy.cut = ({ method, url = '' }) => {
      const isStream = (method === 'POST' && url.endsWith('/chat/public/stream')) || url.includes('/streams/')
      if (!isStream || left === 0) return null
      left -= 1
      return offset
    }
    await page.goto(`${pages.url}/examples/partner-school/`)
    await openCoach(page)
    for (offset of [0, 1, 40, 333, 700, 1500]) {
      left = 2
      await ask(page, `What is a fraction? I ask with ${offset} apples.`)
    }
    expect(proxy.cuts).toBeGreaterThan(3)

    const said = await transcript()
    expect(said).toHaveLength(12)
    expect(said.every(({ state }) => state === 'done')).toBe(true)
    await expectSameOnScreen(page, said)
    await page.context().close()
    await pages.stop()
    await proxy.close()
  })

  test('a server that is killed in mid-stream and started again ends in the same transcript', async () => {
    const { page } = await openPage(browser)
    const transcript = watchChat(page)
    await page.goto(`${platform.examples}/examples/partner-school/`)
    await openCoach(page)
    const before = await page.getByRole('button', { name: 'Copy' }).count()
    await composer(page).fill('Tell me how plants make their food')
    await composer(page).press('Enter')
    await page.waitForTimeout(400)
    await platform.kill()
    await page.waitForTimeout(300)
    await platform.restart()
    await expect
      .poll(() => page.getByRole('button', { name: 'Copy' }).count(), { timeout: 60_000 })
      .toBeGreaterThan(before)
    const said = await transcript()
    expect(said.map(({ from_user, state }) => [from_user, state])).toEqual([
      [true, 'done'],
      [false, 'done'],
    ])
    await expectSameOnScreen(page, said)
    await page.reload()
    await openCoach(page)
    await expectSameOnScreen(page, said)
    await page.context().close()
  })
})

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '')

/** The words of every answer stand on the screen, whole and once. Marks, formulas and citation numbers are left aside. */
async function expectSameOnScreen(page: Page, said: { from_user: boolean; text: string }[]) {
  await expect
    .poll(async () => {
      const shown = lettersOf((await page.locator('coach-chat').last().locator('.coach-root').innerText()) ?? '')
      return said
        .filter(({ from_user }) => !from_user)
        .map(({ text }) => shown.split(lettersOf(text.slice(0, 60).replace(/[*_#>[\]]/g, ''))).length - 1 > 0)
        .every(Boolean)
    })
    .toBe(true)
}
