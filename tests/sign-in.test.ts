import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findings } from './support/axe.ts'
import { openBrowser, openPage } from './support/browser.ts'
import { codeIn, linkIn, mailTo as sentTo, tokenIn } from './support/outbox.ts'
import { type Platform, startPlatform } from './support/platform.ts'
import { isSignedIn, logIn, openAs, signOut } from './support/sign-in.ts'

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

const mailTo = (address: string, subject: string, count?: number) =>
  sentTo(browser, platform.url, address, subject, count)

/** The token of a link stands nowhere that outlives the tab: not in the address, the history or the local store. */
async function expectNowhere(page: Page, token: string) {
  await expect.poll(() => page.url(), { timeout: 10_000 }).not.toContain(token)
  const kept = await page.evaluate(() => JSON.stringify([history.state, { ...localStorage }]))
  expect(kept).not.toContain(token)
  expect(platform.log()).not.toContain(token)
}

async function fillSignUp(page: Page, email: string, role: 'Student' | 'Parent') {
  const form = page.locator('coach-signup')
  await form.getByRole('radio', { name: role }).check()
  await form.getByLabel('First name').fill('Nora')
  await form.getByLabel('Last name').fill('Lind')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Create my account' }).click()
  await form.getByRole('heading', { name: 'Check your email' }).waitFor()
}

describe('somebody new', () => {
  test('signs up, opens the mailed link, presses, tells of themselves, and is where they belong', async () => {
    const email = 'nora.lind@home.test'
    const { page, faults } = await open('/login')
    await page.getByRole('button', { name: 'Create an account' }).click()
    await page.waitForURL('**/coachkit/signup')
    await fillSignUp(page, email, 'Parent')

    const link = linkIn(await mailTo(email, 'one more step'))
    // What mail programs and their prefetchers do uses nothing up.
    for (let time = 0; time < 3; time += 1) expect((await fetch(link)).ok).toBe(true)
    await page.goto(link)
    await page.getByRole('heading', { name: 'Welcome, Nora' }).waitFor()
    expect(path(page)).toBe('/magic-link/confirmation')
    await expectNowhere(page, tokenIn(link))
    // Somebody who loads the page anew before pressing loses nothing.
    await page.reload()
    await page.getByRole('button', { name: 'Confirm and start' }).click()

    await page.waitForURL('**/coachkit/onboarding')
    const onboarding = page.locator('coach-onboarding')
    const country = onboarding.getByRole('combobox', { name: 'Country' })
    await country.fill('swed')
    await country.press('Enter')
    await expect.poll(() => country.inputValue()).toBe('Sweden')
    await onboarding.getByRole('button', { name: 'Save and continue' }).click()
    await page.waitForURL('**/coachkit/dashboard')
    await expectNowhere(page, tokenIn(link))

    await page.goto(link)
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
    expect(faults.filter((fault) => !/status of 422/.test(fault))).toEqual([])
    await page.context().close()
  })

  test('who tries to sign up with somebody else’s address learns nothing; its owner is told by mail', async () => {
    const { page } = await open('/coachkit/signup')
    await fillSignUp(page, 'parent@demo.test', 'Student')
    expect(await mailTo('parent@demo.test', 'already have an account')).toContain('nothing has changed')
    await page.context().close()
  })
})

describe('somebody who has an account', () => {
  test('signs in with a one-time code, also after a wrong one, and the code is in no log', async () => {
    const { page } = await open('/login')
    const login = page.locator('coach-login')
    const askForCode = async () => {
      await login.getByRole('button', { name: 'Use a one-time code' }).click()
      await login.getByLabel(/^Email, username/).fill('teacher@demo.test')
      await login.getByRole('button', { name: 'Send me a code' }).click()
      return codeIn(await mailTo('teacher@demo.test', 'Your code'))
    }
    const code = await askForCode()
    const field = login.getByLabel('Six-digit code')
    await field.fill(code === '000000' ? '111111' : '000000')
    await login.getByRole('button', { name: 'Sign in' }).click()
    await login.getByText(/^That code isn’t right/).waitFor()
    await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await login.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/teacher/reports')
    expect(platform.log()).not.toContain(code)
    await page.context().close()
  })

  test('signs in with a mailed link, from the address typed on the login page', async () => {
    const { page } = await open('/login')
    await page.getByLabel(/^Email, username/).fill('student@demo.test')
    await page.getByRole('button', { name: 'Email me a link' }).click()
    await page.waitForURL('**/magic-link')
    expect(await page.getByLabel('Email').inputValue()).toBe('student@demo.test')
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
    await page.getByLabel('Email').fill('parent@demo.test')
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
    await page.getByLabel(/^Email, username/).fill(email)
    await page.getByRole('button', { name: 'Forgotten your password?' }).click()
    await page.waitForURL('**/coachkit/forget-password')
    await page.getByRole('button', { name: 'Send me a link' }).click()
    const link = linkIn(await mailTo(email, 'A new password'))

    await page.goto(link)
    expect(path(page)).toBe('/coachkit/reset-password')
    await expectNowhere(page, tokenIn(link))
    const screen = page.locator('coach-password')
    await screen.getByRole('textbox', { name: 'New password' }).fill('password1')
    await screen.getByRole('button', { name: 'Save password' }).click()
    await screen.getByText(/too common/).waitFor()
    await screen.getByRole('textbox', { name: 'New password' }).fill(password)
    await screen.getByRole('button', { name: 'Save password' }).click()
    await screen.getByRole('button', { name: 'Sign in' }).click()

    await page.waitForURL('**/login')
    await logIn(page, email)
    await page.getByText(/^The name or the password isn’t right/).waitFor()
    await logIn(page, email, password)
    await page.waitForURL('**/teacher/reports')
    await page.context().close()
  })

  test('signing out takes what is theirs from this browser', async () => {
    const { page } = await openAs(browser, platform.url, 'parent')
    await page.evaluate(() => localStorage.setItem('coachkit-cart', '{}'))
    await signOut(page)
    const left = await page.evaluate(() => Object.keys(localStorage))
    for (const name of ['coachkit-session', 'coachkit-cart', 'coachkit-new-user']) expect(left).not.toContain(name)
    await page.context().close()
  })

  test('at the checkout, signing in leads on to whom the courses are for', async () => {
    const { page } = await open('/coachkit/checkout/login')
    await page.getByRole('heading', { name: 'Sign in to continue' }).waitFor()
    await logIn(page, 'parent@demo.test')
    await page.waitForURL('**/coachkit/checkout/select-child')
    await page.context().close()
  })
})

/** As a mail program or a chat does that shows what is behind a link: the page with all its scripts, and away again. */
async function prefetch(link: string) {
  const { page } = await openPage(browser)
  await page.goto(link, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { name: 'Is this you?' }).waitFor()
  await page.context().close()
}

describe('what works once', () => {
  test('a link that was fetched 20 times and opened by a prefetcher still signs its person in, and nobody after that', async () => {
    await fetch(at('/api/v1/auth/magic-link'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'curriculum@demo.test' }),
    })
    const link = linkIn(await mailTo('curriculum@demo.test', 'Your link to sign in'))
    await prefetch(link)
    const looking = at(`/api/v1/auth/magic-link/${tokenIn(link)}/validate`)
    for (const method of ['GET', 'HEAD'])
      for (let time = 0; time < 20; time += 1)
        for (const address of [link, looking]) expect((await fetch(address, { method })).status).toBe(200)
    await prefetch(link)

    const [own, elsewhere] = [await open(new URL(link).pathname), await open(new URL(link).pathname)]
    const press = ({ page }: typeof own) => page.getByRole('button', { name: 'Yes, sign me in' }).click()
    await elsewhere.page.getByRole('button', { name: 'Yes, sign me in' }).waitFor()
    await press(own)
    await own.page.waitForURL('**/assessments')
    await isSignedIn(own.page)
    await expectNowhere(own.page, tokenIn(link))

    await press(elsewhere)
    await elsewhere.page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
    expect(await elsewhere.page.evaluate(() => localStorage.getItem('coachkit-session'))).toBeNull()
    await expectNowhere(elsewhere.page, tokenIn(link))
    await elsewhere.page.getByRole('button', { name: 'Get a new link' }).click()
    await elsewhere.page.getByRole('button', { name: 'Send me a link' }).waitFor()
    expect(own.faults).toEqual([])
    await Promise.all([own, elsewhere].map(({ page }) => page.context().close()))
  })

  test('after five wrong tries a code opens nothing any more, and a new one does', async () => {
    const email = 'teacher-admin@demo.test'
    const { page } = await open('/login')
    const login = page.locator('coach-login')
    const field = login.getByLabel('Six-digit code')
    const enter = async (code: string) => {
      await field.fill(code)
      await login.getByRole('button', { name: 'Sign in' }).click()
    }
    await login.getByRole('button', { name: 'Use a one-time code' }).click()
    await login.getByLabel(/^Email, username/).fill(email)
    await login.getByRole('button', { name: 'Send me a code' }).click()
    const code = codeIn(await mailTo(email, 'Your code'))
    const wrong = Array.from({ length: 6 }, (_, index) => String((Number(code) + index) % 1_000_000).padStart(6, '0'))
    for (const [time, one] of wrong.slice(1).entries()) {
      await enter(one)
      await login.getByText(time < 4 ? /^That code isn’t right/ : /^That code was wrong five times/).waitFor()
      // The field is there for the next one as soon as the answer is.
      await login.getByRole('button', { name: 'Sign in', disabled: false }).waitFor()
    }
    await enter(code)
    await login.getByText(/^That code was wrong five times/).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('coachkit-session'))).toBeNull()

    await login.getByRole('button', { name: 'Send a new code' }).click()
    await login.getByText(/^We’ve sent a new code/).waitFor()
    await enter(codeIn(await mailTo(email, 'Your code', 2)))
    await page.waitForURL('**/teacher/reports')
    await isSignedIn(page)
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
