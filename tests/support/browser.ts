import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
// @ts-expect-error plain JavaScript, because the start scripts need it before anything is installed
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.mjs'

/** Chromium as a careful person has it: third-party cookies are blocked. */
export const openBrowser = (...more: string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumFlags, '--test-third-party-cookie-phaseout', ...more],
  })

/** A page whose console errors, page errors and failed policy checks are kept; a trip ends by looking at them. */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  return { page, faults }
}
