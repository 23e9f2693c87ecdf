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

const at = (path: string) => `${platform.url}${path}`
const path = (page: Page) => new URL(page.url()).pathname
const password = 'seven odd lanterns'

async function open(address: string) {
  const opened = await openPage(browser)
  await opened.page.goto(at(address))
  return opened
}

/** What was sent to somebody with these words in its subject, read from the page that shows what was not sent. */
async function mailTo(address: string, subject: string): Promise<string> {
  const { page } = await openPage(browser)
  const mail = page.locator('article', { hasText: `To ${address}` }).filter({ hasText: subject })
  await expect
    .poll(
      async () => {
        await page.goto(at('/outbox'))
        return mail.count()
      },
      { timeout: 20_000, interval: 200 },
    )
    .toBeGreaterThan(0)
  const text = await mail.first().innerText()
  await page.context().close()
  return text
}

function linkIn(mail: string): string {
  const link = /https?:\/\/\S+/.exec(mail)?.[0]
  if (!link) throw new Error(`no link in: ${mail}`)
  return link
}
const tokenIn = (link: string) => link.split(/[/=]/).at(-1) ?? ''

/** The token of a link stands nowhere that outlives the tab: not in the address, the history or the local store. */
async function expectNowhere(page: Page, token: string) {
  await expect.poll(() => page.url(), { timeout: 10_000 }).not.toContain(token)
  const kept = await page.evaluate(() => JSON.stringify([history.state, { ...localStorage }]))
  expect(kept).not.toContain(token)
  expect(platform.log()).not.toContain(token)
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor()
}

async function fillSignUp(page: Page, email: string, role: 'Student' | 'Parent') {
  const form = page.locator('coach-signup')
  await form.getByRole('radio', { name: role }).check()
  await form.getByLabel('First name').fill('Nora')
  await form.getByLabel('Last name').fill('Lind')
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Make my account' }).click()
  await form.getByRole('heading', { name: 'Look in your mail' }).waitFor()
}

describe('somebody new', () => {
  test('signs up, opens the mailed link, presses, tells of themselves, and is where they belong', async () => {
    const email = 'nora.lind@home.test'
    const { page, faults } = await open('/login')
    await page.getByRole('button', { name: 'Make an account' }).click()
    await page.waitForURL('**/coachkit/signup')
    await fillSignUp(page, email, 'Parent')

    const link = linkIn(await mailTo(email, 'one step is left'))
    // What mail programs and their prefetchers do uses nothing up.
    for (let time = 0; time < 3; time += 1) expect((await fetch(link)).ok).toBe(true)
    await page.goto(link)
    await page.getByRole('heading', { name: 'Welcome, Nora' }).waitFor()
    expect(path(page)).toBe('/magic-link/confirmation')
    await expectNowhere(page, tokenIn(link))
    // Somebody who loads the page anew before pressing loses nothing.
    await page.reload()
    await page.getByRole('button', { name: 'Confirm and begin' }).click()

    await page.waitForURL('**/coachkit/onboarding')
    const onboarding = page.locator('coach-onboarding')
    await onboarding.getByLabel('Country').selectOption('SE')
    await onboarding.getByRole('button', { name: 'Keep and go on' }).click()
    await page.waitForURL('**/coachkit/dashboard')
    await expectNowhere(page, tokenIn(link))

    await page.goto(link)
    await page.getByRole('heading', { name: 'This link is used up' }).waitFor()
    expect(faults.filter((fault) => !/status of 422/.test(fault))).toEqual([])
    await page.context().close()
  })

  test('who tries to sign up with somebody else’s address learns nothing; its owner is told by mail', async () => {
    const { page } = await open('/coachkit/signup')
    await fillSignUp(page, 'parent@demo.test', 'Student')
    expect(await mailTo('parent@demo.test', 'already have an account')).toContain('nothing was changed')
    await page.context().close()
  })
})

describe('somebody who has an account', () => {
  test('signs in with a one-time code, also after a wrong one, and the code is in no log', async () => {
    const { page } = await open('/login')
    const login = page.locator('coach-login')
    const askForCode = async () => {
      await login.getByRole('button', { name: 'Use a one-time code' }).click()
      await login.getByLabel(/^E-mail, username/).fill('teacher@demo.test')
      await login.getByRole('button', { name: 'Send me a code' }).click()
      return /to sign in: (\d{6})/.exec(await mailTo('teacher@demo.test', 'Your code'))?.[1] ?? ''
    }
    const code = await askForCode()
    const field = login.getByLabel('Code of six digits')
    await field.fill(code === '000000' ? '111111' : '000000')
    await login.getByRole('button', { name: 'Sign in' }).click()
    await login.getByText(/^This code is not right/).waitFor()
    await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await login.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/teacher/reports')
    expect(platform.log()).not.toContain(code)
    await page.context().close()
  })

  test('signs in with a mailed link, from the address typed on the login page', async () => {
    const { page } = await open('/login')
    await page.getByLabel(/^E-mail, username/).fill('student@demo.test')
    await page.getByRole('button', { name: 'Mail me a link' }).click()
    await page.waitForURL('**/magic-link')
    expect(await page.getByLabel('E-mail').inputValue()).toBe('student@demo.test')
    await page.getByRole('button', { name: 'Send me a link' }).click()
    const link = linkIn(await mailTo('student@demo.test', 'Your link to sign in'))
    await page.goto(link)
    await page.getByRole('button', { name: 'Yes, sign me in' }).click()
    await page.waitForURL('**/student/dashboard')
    await expectNowhere(page, tokenIn(link))
    await page.context().close()
  })

  test('a parent’s link names the children before anybody is signed in', async () => {
    const { page } = await open('/magic-link')
    await page.getByLabel('E-mail').fill('parent@demo.test')
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await page.goto(linkIn(await mailTo('parent@demo.test', 'Your link to sign in')))
    await page.getByRole('heading', { name: 'Is this you?' }).waitFor()
    expect(
      await page
        .getByRole('list', { name: /^Your child/ })
        .getByRole('listitem')
        .count(),
    ).toBeGreaterThan(0)
    expect(await page.evaluate(() => localStorage.getItem('coachkit-session'))).toBeNull()
    await page.context().close()
  })

  test('sets a new password; the old one and the link are over', async () => {
    const email = 'department-head@demo.test'
    const { page } = await open('/login')
    await page.getByLabel(/^E-mail, username/).fill(email)
    await page.getByRole('button', { name: 'Forgotten your password?' }).click()
    await page.waitForURL('**/coachkit/forget-password')
    await page.getByRole('button', { name: 'Send me a link' }).click()
    const link = linkIn(await mailTo(email, 'A new password'))

    await page.goto(link)
    expect(path(page)).toBe('/coachkit/reset-password')
    await expectNowhere(page, tokenIn(link))
    const screen = page.locator('coach-password')
    await screen.getByRole('textbox', { name: 'New password' }).fill('password1')
    await screen.getByRole('button', { name: 'Set the password' }).click()
    await screen.getByText(/too well known/).waitFor()
    await screen.getByRole('textbox', { name: 'New password' }).fill(password)
    await screen.getByRole('button', { name: 'Set the password' }).click()
    await screen.getByRole('button', { name: 'Sign in' }).click()

    await page.waitForURL('**/login')
    const login = page.locator('coach-login')
    const tryWith = async (secret: string) => {
      await login.getByLabel(/^E-mail, username/).fill(email)
      await login.getByLabel('Password', { exact: true }).fill(secret)
      await login.getByRole('button', { name: 'Sign in' }).click()
    }
    await tryWith('coachkit-demo')
    await login.getByText(/^The name or the password is not right/).waitFor()
    await tryWith(password)
    await page.waitForURL('**/teacher/reports')
    await page.context().close()
  })

  test('signing out takes what is theirs from this browser', async () => {
    const { page } = await open('/login')
    await page.getByLabel(/^E-mail, username/).fill('parent@demo.test')
    await page.getByLabel('Password', { exact: true }).fill('coachkit-demo')
    await page.locator('coach-login').getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'Sign out' }).waitFor()
    await page.evaluate(() => localStorage.setItem('coachkit-cart', '{}'))
    await signOut(page)
    const left = await page.evaluate(() => Object.keys(localStorage))
    for (const name of ['coachkit-session', 'coachkit-cart', 'coachkit-new-user']) expect(left).not.toContain(name)
    await page.context().close()
  })

  test('at the checkout, signing in leads on to whom the courses are for', async () => {
    const { page } = await open('/coachkit/checkout/login')
    const login = page.locator('coach-login')
    await login.getByRole('heading', { name: 'Sign in to go on' }).waitFor()
    await login.getByLabel(/^E-mail, username/).fill('parent@demo.test')
    await login.getByLabel('Password', { exact: true }).fill('coachkit-demo')
    await login.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/coachkit/checkout/select-child')
    await page.context().close()
  })
})

/** Every page of signing in, and what is on it when it is ready. */
const pages = [
  ['/login/validation/ot_of-nobody', 'coach-login form'],
  ['/magic-link', 'coach-magic-link form'],
  ['/magic-link/confirmation', 'coach-magic-link form'],
  ['/coachkit/signup', 'coach-signup form'],
  ['/coachkit/coachkit-lite-signup', 'coach-signup form'],
  ['/coachkit/forget-password', 'coach-password form'],
  ['/coachkit/reset-password#token=ot_of-nobody', 'coach-password form'],
  ['/coachkit/checkout/login', 'coach-login form'],
  ['/coachkit/onboarding', 'coach-onboarding form'],
] as const

describe.each([
  ['a phone in the dark', { viewport: { width: 360, height: 740 }, colorScheme: 'dark' as const }],
  ['a desk in the light', { viewport: { width: 1280, height: 800 }, colorScheme: 'light' as const }],
])('on %s', (_, options) => {
  test.each(pages)('%s has nothing for axe to find and nothing that runs over its edge', async (address, ready) => {
    const { page, faults } = await openPage(browser, options)
    await page.goto(at(address))
    await page.locator(ready).waitFor()
    expect(await findings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(faults).toEqual([])
    await page.context().close()
  })
})
