import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findings } from './support/axe.ts'
import { openBrowser, openPage } from './support/browser.ts'
import { type Platform, startPlatform } from './support/platform.ts'

let platform: Platform
let browser: Browser
beforeAll(async () => {
  platform = await startPlatform()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await platform?.stop()
})

const openPanel = async (page: Page) => {
  await page.getByRole('button', { name: 'Open the coach' }).click()
  await page.getByRole('textbox', { name: 'Write to the coach' }).waitFor()
}
const startQuiz = async (page: Page) => {
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('heading', { name: /^Question 1 of/ }).waitFor()
}

/** Every example as somebody comes to it, and what they do first. */
const examples: [path: string, use: (page: Page) => Promise<void>][] = [
  ['/examples/', (page) => page.getByRole('heading', { level: 1 }).waitFor()],
  ['/examples/partner-school/', openPanel],
  ['/examples/lms/', startQuiz],
  ['/examples/portal/', (page) => page.getByRole('textbox', { name: 'Write to the coach' }).waitFor()],
  ['/examples/react/', (page) => page.locator('coach-chat textarea, coach-quiz .intro').first().waitFor()],
  ['/examples/strict-csp/', openPanel],
]

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  test.each(examples)('%s has nothing for axe to find, wide and narrow', async (path, use) => {
    const { page, faults } = await openPage(browser, { colorScheme, reducedMotion: 'reduce' })
    await page.goto(platform.examples + path)
    await use(page)
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await findings(page), `${width} px wide`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'sideways').toBeLessThan(1)
    }
    expect(faults).toEqual([])
    await page.context().close()
  })
})
