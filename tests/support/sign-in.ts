import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { openPage } from './browser.ts'

/** The form of signing in, wherever it stands. */
const form = (page: Page) => page.locator('coach-login')

/** By password; `name` is what somebody types: an address, a username or a number. */
export async function logIn(page: Page, name: string, password = 'coachkit-demo') {
  await form(page)
    .getByLabel(/^Email, username/)
    .fill(name)
  await form(page).getByLabel('Password', { exact: true }).fill(password)
  await form(page).getByRole('button', { name: 'Sign in', exact: true }).click()
}

const signOutButton = (page: Page) => page.getByRole('button', { name: 'Sign out' })
export const isSignedIn = (page: Page) => signOutButton(page).waitFor()

export async function signOut(page: Page) {
  await signOutButton(page).click()
  await signOutButton(page).waitFor({ state: 'detached' })
}

/** A page of its own in which somebody of the demonstration has signed in by the form. */
export async function openAs(browser: Browser, url: string, name: string, options: BrowserContextOptions = {}) {
  const opened = await openPage(browser, options)
  await opened.page.goto(`${url}/login`)
  await logIn(opened.page, name.includes('@') ? name : `${name}@demo.test`)
  await isSignedIn(opened.page)
  return opened
}
