import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openBrowser, openPage } from './support/browser.ts'
import { type Platform, root, siteKeys, startPlatform } from './support/platform.ts'
import { logIn } from './support/sign-in.ts'

const readme = readFileSync(join(root, 'README.md'), 'utf8')
/** The README's blocks of code of one language, in their order. */
const blocks = (language: string) =>
  [...readme.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)]
    .filter(([, one]) => one === language)
    .map(([, , code]) => code ?? '')

const [page = '', branded = '', identify = ''] = blocks('html')
const [backend = ''] = blocks('js')
const [start = '', setUp = ''] = blocks('sh')
/** What the README exports before it starts the server. */
const settings = Object.fromEntries(
  [...start.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
)

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

async function askTheCoach(school: Page, text: string) {
  await school.getByRole('button', { name: /coach/i }).first().click()
  const composer = school.getByRole('textbox', { name: 'Write to the coach' })
  await composer.fill(text)
  await composer.press('Enter')
  await school.locator('coach-chat').getByRole('button', { name: 'Copy' }).first().waitFor()
}

test('every snippet is tried here, and every picture is there', () => {
  expect([blocks('html').length, blocks('js').length, blocks('sh').length]).toEqual([3, 1, 2])
  const pictures = [...readme.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path]) => path ?? '')
  expect(pictures).toHaveLength(3)
  expect(pictures.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

describe('for a school’s web developer', () => {
  let platform: Platform
  beforeAll(async () => {
    platform = await startPlatform()
  })
  afterAll(() => platform?.stop())
  const site = () => siteKeys(platform.dataDir).sites.school ?? { public_key: '', secret_key: '' }
  const filledIn = (snippet: string) =>
    snippet
      .replaceAll('https://coach.example', platform.url)
      .replaceAll('https://www.school.example', platform.examples)
      .replaceAll('pk_your_school', site().public_key)

  test.each([
    ['the ten lines show', page],
    [
      'a line with colours of the page’s own shows',
      `<!doctype html><html lang="en"><body><h1>School</h1>${branded}</body></html>`,
    ],
  ])('%s the launcher on a page of another origin, and the coach answers', async (_, snippet) => {
    const served = await platform.servePage(() => filledIn(snippet))
    const { page: school, faults } = await openPage(browser)
    await school.goto(served.url)
    await askTheCoach(school, 'What is a fraction?')
    expect(faults).toEqual([])
    await school.context().close()
    await served.stop()
  })

  test('the page hands on what the endpoint answers: the learner is the one whom the page’s own server names', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'coachkit-readme-'))
    const port = await freePort()
    const file = join(folder, 'server.mjs')
    writeFileSync(file, filledIn(backend).replace('listen(8080)', `listen(${port}, '127.0.0.1')`))
    const env = { ...process.env, COACHKIT_SECRET_KEY: site().secret_key }
    const server: ChildProcess = spawn(process.execPath, [file], { env })
    const served = await platform.servePage(() => filledIn(page).replace('<body>', `<body>${identify}`))
    const { page: school, faults } = await openPage(browser)
    // What a school's own server has before it: `/my-backend/token` leads to the program.
    await school.route('**/my-backend/token', async (route) => {
      const answer = await answered(`http://127.0.0.1:${port}/`)
      await route.fulfill({ status: answer.status, contentType: 'application/json', body: await answer.text() })
    })
    const handed = school.waitForResponse('**/my-backend/token')
    const asked = school.waitForRequest(/\/api\/v1\/chat\/.*stream/)
    await school.goto(served.url)
    await askTheCoach(school, 'What is a fraction?')
    const grant = (await (await handed).json()) as { token: string; learner_id: string | null }
    expect(grant.learner_id).toEqual(expect.any(String))
    expect((await asked).headers().authorization).toBe(`Bearer ${grant.token}`)
    expect(faults).toEqual([])
    await school.context().close()
    await served.stop()
    server.kill()
    rmSync(folder, { recursive: true })
  })
})

test('from nothing to a coach on a page: started for production, set up by one command, checked by its admin', async () => {
  expect(settings).toMatchObject({ NODE_ENV: 'production', PUBLIC_URL: 'https://coach.example' })
  const platform = await startPlatform((url) => ({ ...settings, PUBLIC_URL: url }))
  onTestFinished(() => platform.stop())
  const command = setUp.trim().replaceAll('https://www.school.example', platform.examples)

  const { code, output } = await platform.shell(command)
  expect(code, output).toBe(0)
  const line = /<script .*<\/script>/.exec(output)?.[0] ?? ''
  const again = await platform.shell(command)
  expect([again.code, again.output]).toEqual([1, expect.stringContaining('already has an admin')])
  // There is no demonstration in production, and the page of the set-up is gone with its first use.
  expect((await fetch(`${platform.url}/setup`)).status).toBe(404)
  const further = command.replace('setup -- ', 'setup -- site ').replace(/--admin-email \S+/, '--site-name Wiki')
  expect(await platform.shell(further)).toMatchObject({ code: 0 })

  const served = await platform.servePage(
    () => `<!doctype html><html lang="en"><body><h1>School</h1>${line}</body></html>`,
  )
  const { page: school, faults } = await openPage(browser)
  await school.goto(served.url)
  await askTheCoach(school, 'What is a fraction?')
  expect(faults).toEqual([])

  const { page: desk } = await openPage(browser)
  await desk.goto(/https?:\S+reset-password#token=\S+/.exec(output)?.[0] ?? '')
  await desk.getByRole('textbox', { name: 'New password' }).fill('three odd words')
  await desk.getByRole('button', { name: 'Save password' }).click()
  await desk.getByRole('button', { name: 'Sign in', exact: true }).click()
  await logIn(desk, 'head@school.example', 'three odd words')
  await desk.getByRole('link', { name: 'Sites' }).click()
  await desk.getByRole('button', { name: 'Open: Meadow School' }).click()
  await desk.getByLabel('Page address').fill(served.url)
  await desk.getByRole('button', { name: 'Check', exact: true }).click()
  await desk.getByText(/It works: the coach started/).waitFor()
  for (const one of [school, desk]) await one.context().close()
  await served.stop()
})

test('whoever opens the address that the server printed sets it up on a page, once', async () => {
  const platform = await startPlatform((url) => ({ ...settings, PUBLIC_URL: url }))
  onTestFinished(() => platform.stop())
  const printed = /"setup":"([^"]+)"/.exec(platform.log())?.[1] ?? ''
  const { page: desk, faults } = await openPage(browser)
  await desk.goto(printed)
  await desk.getByLabel('Your email').fill('head@school.example')
  await desk.getByLabel('Password', { exact: true }).fill('three odd words')
  await desk.getByLabel('School name').fill('Meadow School')
  await desk.getByLabel('Addresses of your pages').fill(platform.examples)
  await desk.getByRole('button', { name: 'Set up' }).click()
  await desk.getByRole('heading', { name: 'CoachKit is set up' }).waitFor()
  // The token is in no address that the browser keeps.
  expect(desk.url()).toBe(`${platform.url}/setup`)
  const line = await desk.locator('coach-setup code').first().innerText()
  expect(faults).toEqual([])
  const served = await platform.servePage(
    () => `<!doctype html><html lang="en"><body><h1>School</h1>${line}</body></html>`,
  )
  const { page: school } = await openPage(browser)
  await school.goto(served.url)
  await school.getByRole('button', { name: /coach/i }).first().waitFor()
  expect((await desk.goto(`${platform.url}/setup`))?.status()).toBe(404)
  await desk.getByRole('heading', { name: 'Page not found' }).waitFor()
  for (const one of [school, desk]) await one.context().close()
  await served.stop()
})

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** A program that was just started takes a moment to listen. */
async function answered(address: string): Promise<Response> {
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(address).catch((error: unknown) => {
      if (tries > 100) throw error
      return null
    })
    if (answer) return answer
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
