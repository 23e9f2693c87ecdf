import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openPage } from './support/browser.ts'
import { type Platform, startPlatform } from './support/platform.ts'
import { isSignedIn, logIn, openAs as signedIn, signOut } from './support/sign-in.ts'

let platform: Platform
let browser: Browser
let parent: Page
let faults: string[]

beforeAll(async () => {
  platform = await startPlatform()
  browser = await openBrowser()
  ;({ page: parent, faults } = await openAs('parent'))
})
afterAll(async () => {
  await browser?.close()
  await platform?.stop()
})

const at = (path: string) => `${platform.url}${path}`
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).waitFor()
/** What the device keeps of the basket: child and course of each item. */
const basket = (page: Page) =>
  page.evaluate(() => {
    const { items = [] } = JSON.parse(localStorage.getItem('coachkit-cart') ?? '{}').cart ?? {}
    return items.map(
      (item: { child_name: string; product: { name: string } }) => `${item.child_name}: ${item.product.name}`,
    )
  })

const openAs = (name: string) => signedIn(browser, platform.url, name)

/** To the family page by the bar, and from there to a child's courses. */
async function chooseFor(child: string, course: string) {
  await parent.getByRole('link', { name: 'Family' }).click()
  await button(parent, `Add courses for ${child}`).click()
  await heading(parent, `Courses for ${child}`)
  await button(parent, `Add ${course}`).click()
}

async function payFor(child: string) {
  await parent.getByRole('radio', { name: new RegExp(child) }).check()
  await button(parent, `Pay for ${child}`).click()
  await heading(parent, 'Sandbox checkout')
}

test('a parent makes an account for a child, who can sign in with it', async () => {
  await heading(parent, 'Hello, Ngozi')
  await button(parent, 'Add a child').click()
  await parent.getByLabel('First name').fill('Ada')
  await parent.getByLabel(/^Username/).fill('ada.okafor')
  await parent.getByLabel(/^Password for your child/).fill('three green kites')
  await parent.getByLabel('I have read this and agree').check()
  await button(parent, 'Create account').click()
  await heading(parent, 'Ada has been added')

  const { page } = await openPage(browser)
  await page.goto(at('/login'))
  await logIn(page, 'ada.okafor', 'three green kites')
  await isSignedIn(page)
  await page.context().close()
})

test('and links another by the code that the child shows, once', async () => {
  const child = await openAs('student-free')
  await child.page.getByRole('link', { name: 'Learning' }).click()
  await button(child.page, 'Show a code').click()
  const code = await child.page.locator('coach-dashboard .dashboard-code').innerText()
  await child.page.context().close()

  await parent.getByRole('link', { name: 'Family' }).click()
  await button(parent, 'Add a child').click()
  await parent.getByRole('radio', { name: 'Existing account' }).check()
  await parent.getByLabel('Code from your child').fill(code.toLowerCase())
  await parent.getByLabel('I have read this and agree').check()
  await button(parent, 'Link account').click()
  await heading(parent, 'Leo has been added')

  await button(parent, 'Add another child').click()
  await parent.getByLabel('Code from your child').fill(code)
  await button(parent, 'Link account').click()
  await parent.getByText(/Ask your child for a new one/).waitFor()
  expect(faults.splice(0).filter((fault) => !fault.includes('422'))).toEqual([])
})

test('two subscriptions for two children are bought through the sandbox, and nothing that was paid stays in the basket', async () => {
  await chooseFor('Ada', 'Science, Year 6')
  await chooseFor('Leo', 'English, Year 6')
  await button(parent, 'Go to basket').click()
  await heading(parent, 'Your basket')

  // Left without paying: nothing has changed.
  await button(parent, 'Pay for all').click()
  await heading(parent, 'Sandbox checkout')
  await heading(parent, 'Leo')
  await button(parent, 'Cancel').click()
  await heading(parent, 'No payment was taken')
  await button(parent, 'Back to basket').click()
  expect(await basket(parent)).toEqual(['Ada: Science, Year 6', 'Leo: English, Year 6'])

  await parent.getByRole('checkbox', { name: /Pay for all children at once/ }).uncheck()
  await payFor('Ada')
  await button(parent, 'Pay (sandbox)').click()
  await heading(parent, 'Thank you for your payment')
  await parent.getByText('Ada can start now:').waitFor()
  expect(await basket(parent)).toEqual(['Leo: English, Year 6'])

  await button(parent, 'Go to basket').click()
  await payFor('Leo')
  await button(parent, 'Pay (sandbox)').click()
  await parent.getByText('Leo can start now:').waitFor()
  expect(await basket(parent)).toEqual([])

  await button(parent, 'Go to family page').click()
  await expect.poll(() => parent.getByText(/^Renews automatically on/).count()).toBe(2)
})

test('one of them is cancelled and goes on again', async () => {
  await button(parent, 'Manage Ada').click()
  await button(parent, 'Cancel Science, Year 6').click()
  await button(parent, 'Yes, cancel').click()
  await parent.getByText(/^Ends on .* Everything stays open until then\.$/).waitFor()
  await parent.reload()
  await button(parent, 'Keep subscription: Science, Year 6').click()
  await parent.getByText(/^Renews automatically on/).waitFor()
})

test('a code is checked, kept where it would open nothing new, redeemed for another child, and good for nobody after that', async () => {
  await parent.goto(at('/redeem/dem0-c0de-0001'))
  await heading(parent, 'This code works')
  // It opens Science, which was bought for Ada.
  await parent.getByRole('radio', { name: /Ada/ }).check()
  await parent.getByText('Ada already has all of this').waitFor()
  expect(await button(parent, 'Redeem it for Ada').count()).toBe(0)
  await parent.getByRole('radio', { name: /Leo/ }).check()
  await button(parent, 'Redeem it for Leo').click()
  await parent.getByText('Leo now has:').waitFor()
  await parent.goto(at('/redeem/dem0-c0de-0001'))
  await parent.getByText(/already been used/).waitFor()
})

test('a friend’s code is shown, and signing out leaves nothing of the basket', async () => {
  await parent.getByRole('link', { name: 'Friends' }).click()
  await parent.locator('coach-referral .referral-code').waitFor()
  expect(await parent.locator('coach-referral .referral-code').innerText()).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)

  await chooseFor('Ada', 'English, Year 6')
  expect(await basket(parent)).toHaveLength(1)
  await signOut(parent)
  expect(await parent.evaluate(() => localStorage.getItem('coachkit-cart'))).toBeNull()
  expect(faults).toEqual([])
})
