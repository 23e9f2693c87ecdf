import type { Browser } from 'playwright'
import { expect } from 'vitest'
import { openPage } from './browser.ts'

/**
 * What was sent to somebody with these words in its subject, newest first, read from the page that shows what was not
 * sent; `count` waits for so many of them.
 */
export async function mailTo(browser: Browser, url: string, address: string, subject: string, count = 1) {
  const { page } = await openPage(browser)
  const mail = page.locator('article', { hasText: `To ${address}` }).filter({ hasText: subject })
  await expect
    .poll(
      async () => {
        await page.goto(`${url}/outbox`)
        return mail.count()
      },
      { timeout: 20_000, interval: 200 },
    )
    .toBeGreaterThanOrEqual(count)
  const text = await mail.first().innerText()
  await page.context().close()
  return text
}

export function linkIn(mail: string): string {
  const link = /https?:\/\/\S+/.exec(mail)?.[0]
  if (!link) throw new Error(`no link in: ${mail}`)
  return link
}

export const codeIn = (mail: string) => /sign-in code is (\d{6})/.exec(mail)?.[1] ?? ''
export const tokenIn = (link: string) => link.split(/[/=]/).at(-1) ?? ''
