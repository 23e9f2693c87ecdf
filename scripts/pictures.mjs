// `npm run pictures`: the three pictures at the top of the README, from a demonstration that is started for them.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { buildAll } from './build.mjs'
import { chromiumFlags, chromiumPath } from './chromium.mjs'
import { install, mustBeNode, root, say, step } from './lib/project.mjs'

const folder = join(root, 'docs/pictures')
const view = { width: 1200, height: 750 }
/** As wide as three beside each other need on a dense screen. */
const width = 900
const conversation = [
  'A ribbon is 40 cm long. 6/8 of it is cut off. How long is the piece that is cut off?',
  'Is it 5 cm?',
]

mustBeNode()
await install()
await buildAll()
const port = await freePort()
const url = `http://127.0.0.1:${port}`
const examples = `http://localhost:${port + 1}`
const data = mkdtempSync(join(tmpdir(), 'coachkit-pictures-'))
const children = [
  run('packages/server/dist/main.js'),
  run('examples/server.mjs', { COACHKIT_URL: url, EXAMPLES_PORT: String(port + 1) }),
]
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
try {
  await ready()
  mkdirSync(folder, { recursive: true })
  await step('The coach on a school’s page', async () => keep('coach', await coach()))
  // Before somebody answers here: the report is of the class alone.
  await step('A class report', async () => keep('report', await report()))
  await step('A quiz', async () => keep('quiz', await quiz()))
  say(`They are in ${folder}.`)
} finally {
  await browser.close()
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(children.map((child) => child.exitCode ?? new Promise((done) => child.once('exit', done))))
  rmSync(data, { recursive: true, force: true })
}

async function coach() {
  const page = await open(`${examples}/examples/partner-school/`)
  await page.getByRole('button', { name: /coach/i }).first().click()
  const composer = page.getByRole('textbox', { name: 'Write to the coach' })
  for (const text of conversation) {
    const answers = page.locator('coach-chat').getByRole('button', { name: 'Copy' })
    const before = await answers.count()
    await composer.fill(text)
    await composer.press('Enter')
    await answers.nth(before).waitFor()
  }
  return page
}

async function quiz() {
  const page = await signedIn('student')
  await page.goto(`${url}/student/dashboard`)
  await page
    .locator('coach-dashboard')
    .getByRole('button', { name: /Fractions/ })
    .first()
    .click()
  const player = page.locator('coach-quiz')
  const begin = player.getByRole('button', { name: /start|begin/i })
  const check = player.getByRole('button', { name: 'Check answer' })
  await begin.or(check).first().waitFor()
  if (await begin.count()) await begin.first().click()
  await check.waitFor()
  const field = player.getByRole('textbox').first()
  const choice = player.getByRole('radio').or(player.getByRole('checkbox')).first()
  if (await field.count()) await field.fill('12')
  if (await choice.count()) await choice.check({ force: true })
  await check.click()
  await player
    .getByRole('button', { name: /next|try again|continue/i })
    .first()
    .waitFor()
  return page
}

async function report() {
  const page = await signedIn('teacher')
  await page.goto(`${url}/teacher/reports`)
  await page.locator('coach-class-report').getByRole('heading').first().waitFor()
  return page
}

async function open(address) {
  const page = await browser.newPage({ viewport: view, deviceScaleFactor: 1.5, reducedMotion: 'reduce' })
  await page.goto(address)
  return page
}

async function signedIn(name) {
  const page = await open(`${url}/login`)
  const login = page.locator('coach-login')
  await login.getByLabel(/^Email, username/).fill(`${name}@demo.test`)
  await login.getByLabel('Password', { exact: true }).fill('coachkit-demo')
  await page.keyboard.press('Enter')
  await page.waitForURL((at) => !at.pathname.startsWith('/login'))
  return page
}

/** What moves has come to rest; the caret is nobody's to see. */
async function keep(name, page) {
  await page.waitForTimeout(2500)
  const shot = await page.screenshot({ caret: 'hide', animations: 'disabled' })
  await sharp(shot)
    .resize({ width })
    .webp({ quality: 80 })
    .toFile(join(folder, `${name}.webp`))
  await page.close()
}

function run(file, env = {}) {
  return spawn(process.execPath, ['--enable-source-maps', file], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function ready() {
  for (let tries = 0; tries < 600; tries += 1) {
    const answers = await Promise.all(
      [`${url}/readyz`, `${examples}/examples/`].map((one) => fetch(one).catch(() => null)),
    )
    if (answers.every((answer) => answer?.ok)) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The demonstration did not start.')
}

/** One with a free neighbour, for the example pages. */
async function freePort() {
  for (let wanted = 4180; wanted < 4280; wanted += 2) {
    if ((await isFree(wanted, '127.0.0.1')) && (await isFree(wanted + 1, 'localhost'))) return wanted
  }
  throw new Error('No two neighbouring ports are free.')
}

function isFree(wanted, host) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(wanted, host, () => probe.close(() => resolve(true)))
  })
}
