import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openPage } from './support/browser.ts'
import { linkIn, mailTo } from './support/outbox.ts'
import { type Platform, startPlatform } from './support/platform.ts'
import { isSignedIn, logIn, openAs } from './support/sign-in.ts'

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
const course = 'Science, Year 6'
const shop = '**/coachkit/checkout/select-child?show=courses'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const basket = (page: Page) =>
  page.evaluate(() => {
    const { items = [] } = JSON.parse(localStorage.getItem('coachkit-cart') ?? '{}').cart ?? {}
    return items.map((item: { product: { name: string } }) => item.product.name)
  })

async function takeCourse(page: Page) {
  await page.goto(at('/courses'))
  await button(page, course).click()
  await button(page, 'Take this course').click()
}

async function openAsGuest() {
  const opened = await openPage(browser)
  await takeCourse(opened.page)
  await opened.page.waitForURL('**/coachkit/signup')
  await opened.page.getByText(`Create your account first, then continue with ${course}.`).waitFor()
  return opened
}

test('a guest who takes a course signs up, finds it in the basket, and pays for it for a child', async () => {
  const email = 'nora.berg@home.test'
  const { page: first, faults } = await openAsGuest()
  const form = first.locator('coach-signup')
  await form.getByRole('radio', { name: 'Parent' }).check()
  await form.getByLabel('First name').fill('Nora')
  await form.getByLabel('Last name').fill('Berg')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill('seven odd lanterns')
  await form.getByRole('checkbox').check()
  await button(first, 'Create my account').click()
  await form.getByRole('heading', { name: 'Check your email' }).waitFor()

  // A mail program opens the link in a tab of its own.
  const page = await first.context().newPage()
  await page.goto(linkIn(await mailTo(browser, platform.url, email, 'one more step')))
  await button(page, 'Confirm and start').click()
  await page.waitForURL('**/coachkit/onboarding')
  const country = page.locator('coach-onboarding').getByRole('combobox', { name: 'Country' })
  await country.fill('swed')
  await country.press('Enter')
  await button(page, 'Save and continue').click()

  await page.waitForURL(shop)
  await button(page, `In basket: ${course}`).waitFor()
  expect(await basket(page)).toEqual([course])
  await button(page, 'Go to basket').click()
  await button(page, 'Add a child').click()
  await page.getByLabel('First name').fill('Ida')
  await page.getByLabel(/^Username/).fill('ida.berg')
  await page.getByLabel(/^Password for your child/).fill('three green kites')
  await page.getByLabel('I have read this and agree').check()
  await button(page, 'Create account').click()
  await page.getByRole('heading', { name: 'Ida has been added' }).waitFor()
  await button(page, 'Choose courses').click()
  await button(page, 'Go to basket').click()
  await button(page, 'Pay for Ida').click()
  await button(page, 'Pay (sandbox)').click()
  await page.getByText('Ida can start now:').waitFor()
  expect(await basket(page)).toEqual([])
  expect(faults).toEqual([])
  await page.context().close()
})

test('a guest who has an account already signs in, and is in the shop with the course, once', async () => {
  const { page, faults } = await openAsGuest()
  await page.locator('coach-signup').getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/login')
  await logIn(page, 'student-free@demo.test')
  await page.waitForURL(shop)
  await isSignedIn(page)
  await button(page, `In basket: ${course}`).click()
  expect(await basket(page)).toEqual([])
  await page.reload()
  await button(page, `Add ${course}`).waitFor()
  expect(await basket(page)).toEqual([])
  expect(faults).toEqual([])
  await page.context().close()
})

test('somebody who buys no courses lands where they belong, whatever was chosen before', async () => {
  const { page } = await openAsGuest()
  await page.goto(at('/login'))
  await logIn(page, 'teacher@demo.test')
  await page.waitForURL('**/teacher/reports')
  expect(await basket(page)).toEqual([])
  await page.context().close()
})

test('who is signed in takes a course straight into the basket', async () => {
  const { page, faults } = await openAs(browser, platform.url, 'parent')
  await takeCourse(page)
  await page.waitForURL(shop)
  await button(page, `In basket: ${course}`).waitFor()
  expect(await basket(page)).toEqual([course])
  expect(faults).toEqual([])
  await page.context().close()
})
