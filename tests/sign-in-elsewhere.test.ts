import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type IdentityProvider, identityProvider } from '../packages/server/src/testing/identity-provider.ts'
import { openBrowser, openPage } from './support/browser.ts'
import { type Platform, startPlatform } from './support/platform.ts'
import { isSignedIn } from './support/sign-in.ts'

let google: IdentityProvider
let canvas: IdentityProvider
let platform: Platform
let browser: Browser

type Name = 'google' | 'apple' | 'canvas'
const clientOf = (name: Name, url: string) => ({
  ...{ client_id: `coachkit-${name}`, client_secret: `a-secret-of-${name}` },
  redirect_uris: [`${url}/auth/callback/${name}`],
  token_endpoint_auth_method: 'client_secret_post' as const,
})
const settingsOf = (name: Name, url: string) => {
  const { client_id, client_secret } = clientOf(name, url)
  return { [`${name}_CLIENT_ID`.toUpperCase()]: client_id, [`${name}_CLIENT_SECRET`.toUpperCase()]: client_secret }
}

beforeAll(async () => {
  platform = await startPlatform(async (url) => {
    google = await identityProvider({
      clients: [clientOf('google', url), clientOf('apple', url)],
      people: {
        ngozi: { email: 'parent@demo.test', email_verified: true, given_name: 'Ngozi', family_name: 'Okafor' },
        fred: { email: 'fred@elsewhere.test', email_verified: true, given_name: 'Fred', family_name: 'Resh' },
      },
      asks: true,
    })
    canvas = await identityProvider({
      clients: [clientOf('canvas', url)],
      people: { '7': { email: 'student@demo.test' } },
      routes: { authorization: '/login/oauth2/auth', token: '/login/oauth2/token' },
      scopes: ['url:GET|/api/v1/users/:user_id/profile'],
      profile: {
        path: '/api/v1/users/self/profile',
        of: (login, { email }) => ({ id: Number(login), sortable_name: 'Okafor, Maya', primary_email: email }),
      },
      asks: true,
    })
    return {
      ...{ ...settingsOf('google', url), ...settingsOf('apple', url), ...settingsOf('canvas', url) },
      ...{ GOOGLE_ISSUER: google.issuer, APPLE_ISSUER: google.issuer, CANVAS_URL: canvas.issuer, LOG_LEVEL: 'info' },
    }
  })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await platform?.stop()
  await Promise.all([google?.close(), canvas?.close()])
})

const path = (page: Page) => new URL(page.url()).pathname

/** What passes through addresses on the way: the provider's code and state, and the id behind which the token waits. */
async function open(address = '/login') {
  const opened = await openPage(browser)
  const { page } = opened
  const secrets: string[] = []
  const referrers: string[] = []
  page.on('request', (request) => {
    const { origin, pathname, searchParams } = new URL(request.url())
    referrers.push(request.headers().referer ?? '')
    if (origin !== platform.url) return
    if (pathname.startsWith('/auth/callback/')) {
      const posted = new URLSearchParams(request.postData() ?? '')
      for (const name of ['code', 'state']) secrets.push(searchParams.get(name) ?? posted.get(name) ?? '')
    }
    if (pathname.startsWith('/login/validation/')) secrets.push(pathname.split('/').at(-1) ?? '')
  })
  // The provider's own pages ask for a typeface.
  await page.route('https://fonts.googleapis.com/**', (route) => route.abort())
  await page.goto(platform.url + address)
  return { ...opened, secrets, referrers }
}

async function goTo(page: Page, name: 'Google' | 'Apple' | 'Canvas', { issuer }: IdentityProvider) {
  await page.getByRole('button', { name: `Continue with ${name}` }).click()
  await page.waitForURL(`${issuer}/interaction/*`)
}

async function signInThere(page: Page, login: string) {
  await page.getByPlaceholder('Enter any login').fill(login)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue', exact: true }).waitFor()
}

/** None of them stays where somebody finds it later: address, history, storage, what other pages are told, the log. */
async function expectNowhere({ page, secrets, referrers }: Awaited<ReturnType<typeof open>>) {
  const kept = await page.evaluate(() =>
    JSON.stringify([location.href, history.state, { ...localStorage }, { ...sessionStorage }]),
  )
  for (const secret of secrets.filter(Boolean)) {
    expect(kept).not.toContain(secret)
    expect(referrers.filter((referrer) => referrer.includes(secret))).toEqual([])
    expect(platform.log()).not.toContain(secret)
  }
}

describe.each([
  ['Google', () => google, 'ngozi', 'Ngozi', '/coachkit/dashboard'],
  // Another form of the same: the answer is posted to us by a form of theirs.
  ['Apple', () => google, 'ngozi', 'Ngozi', '/coachkit/dashboard'],
] as const)('%s', (name, provider, login, first_name, landing) => {
  test('signs in from its button, by its own pages, and back to where the person belongs', async () => {
    const opened = await open()
    const { page, secrets } = opened
    await goTo(page, name, provider())
    await signInThere(page, login)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.waitForURL(platform.url + landing)
    await page.getByText(new RegExp(`^Welcome.* ${first_name}\\.`)).waitFor()
    await isSignedIn(page)
    expect(secrets.filter(Boolean)).toHaveLength(3)
    await expectNowhere(opened)
    // The way back leads to no address that signs in once more, and takes nothing from who is in.
    const [used] = secrets.slice(-1)
    await page.goto(`${platform.url}/login/validation/${used}`)
    await page.getByText(/^This sign-in started in another window, or it’s too old/).waitFor()
    expect(path(page)).toBe('/login')
    await page.context().close()
  })

  test('who cancels there, before or after signing in, hears so and can go on', async () => {
    const opened = await open('/login?code=AB-12')
    const { page, faults } = opened
    await goTo(page, name, provider())
    await page.getByRole('link', { name: /Cancel/ }).click()
    const alert = page.getByRole('alert')
    await alert.waitFor()
    expect(await alert.innerText()).toMatch(/^The other service didn’t sign you in/)

    await goTo(page, name, provider())
    await signInThere(page, login)
    await page.getByRole('link', { name: /Cancel/ }).click()
    await alert.waitFor()
    expect(await page.evaluate(() => localStorage.getItem('coachkit-session'))).toBeNull()
    await expectNowhere(opened)

    // And may change their mind: what they came with is still there.
    await page.getByRole('button', { name: `Continue with ${name}` }).click()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.waitForURL(`${platform.url}/coachkit/product-redemption?code=AB-12`)
    await isSignedIn(page)
    expect(faults.filter((fault) => !/fonts|ERR_FAILED|status of 4/.test(fault))).toEqual([])
    await page.context().close()
  })
})

test('an address that a school wrote down at Canvas opens no account that has it', async () => {
  const opened = await open()
  const { page } = opened
  await goTo(page, 'Canvas', canvas)
  await signInThere(page, '7')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.waitForURL('**/coachkit/signup')
  expect(await page.evaluate(() => localStorage.getItem('coachkit-session'))).toBeNull()
  await expectNowhere(opened)
  await page.context().close()
})

test('somebody new comes from Google to a form that knows them, and is in without a mail', async () => {
  const opened = await open()
  const { page } = opened
  await goTo(page, 'Google', google)
  await signInThere(page, 'fred')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.waitForURL('**/coachkit/signup')
  const form = page.locator('coach-signup')
  await form.getByRole('heading', { name: 'Nearly there' }).waitFor()
  expect(await form.getByLabel('First name').inputValue()).toBe('Fred')
  expect(await form.getByLabel('Email').inputValue()).toBe('fred@elsewhere.test')
  expect(await form.getByLabel('Password', { exact: true }).count()).toBe(0)
  await form.getByRole('radio', { name: 'Parent' }).check()
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Create my account' }).click()
  await page.waitForURL('**/coachkit/onboarding')
  await isSignedIn(page)
  await expectNowhere(opened)
  await page.context().close()
})

test('begun at the checkout, it leads back there, whether somebody agreed or not', async () => {
  const { page } = await open('/coachkit/checkout/login')
  await goTo(page, 'Google', google)
  await page.getByRole('link', { name: /Cancel/ }).click()
  await page.getByRole('alert').waitFor()
  expect(path(page)).toBe('/coachkit/checkout/login')
  await goTo(page, 'Google', google)
  await signInThere(page, 'ngozi')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.waitForURL('**/coachkit/checkout/select-child')
  await isSignedIn(page)
  await page.context().close()
})
