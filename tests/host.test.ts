import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, openPage } from './support/browser.ts'
import { type Platform, signIn, startPlatform } from './support/platform.ts'
import { logIn, openAs as signedIn, signOut } from './support/sign-in.ts'

let platform: Platform
let browser: Browser
let quizzes: { id: string; title: string; question_count: number }[]

beforeAll(async () => {
  platform = await startPlatform({ MESSENGERS: 'whatsapp=https://wa.me/15550100?text={text}' })
  browser = await openBrowser()
  const answer = await fetch(`${platform.url}/api/v1/quiz`, {
    headers: { authorization: `Bearer ${await signIn(platform.url, 'student')}` },
  })
  quizzes = ((await answer.json()) as { quizzes: typeof quizzes }).quizzes
})
afterAll(async () => {
  await browser?.close()
  await platform?.stop()
})

const quizOf = (title: string) => quizzes.find((quiz) => quiz.title === title)?.id ?? ''
const at = (path: string) => `${platform.url}${path}`
/** The title is set a moment after the page stands. */
const titled = (page: Page, title: string) => expect.poll(() => page.title()).toBe(title)
const path = (page: Page) => new URL(page.url()).pathname
const composer = (page: Page) => page.getByRole('textbox', { name: 'Write to the coach' })
const status = (code: number) => new RegExp(`status of ${code}`)

async function open(address: string) {
  const opened = await openPage(browser)
  await opened.page.goto(at(address))
  return opened
}

const openAs = (name: string) => signedIn(browser, platform.url, name)

async function ask(page: Page, text: string): Promise<string> {
  const copies = page.locator('coach-chat').getByRole('button', { name: 'Copy' })
  const before = await copies.count()
  await composer(page).fill(text)
  await composer(page).press('Enter')
  await expect.poll(() => copies.count(), { timeout: 30_000 }).toBeGreaterThan(before)
  return page.locator('coach-chat .coach-root').innerText()
}

/** Answers the question that is shown with a number, or with the first choice, and hands it in. */
async function answerOne(page: Page) {
  const quiz = page.locator('coach-quiz')
  const field = quiz.getByRole('textbox').first()
  const choice = quiz.getByRole('radio').or(quiz.getByRole('checkbox')).first()
  await field.or(choice).first().waitFor()
  // A number's unit is a choice as well.
  if (await field.count()) await field.fill('12')
  if (await choice.count()) await choice.check({ force: true })
  await quiz.getByRole('button', { name: 'Check answer' }).click()
}

describe('somebody who has not signed in', () => {
  test('finds the coach at work on the welcome page, and copies the line to paste', async () => {
    const { page, faults } = await open('/')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.waitForURL('**/welcome')
    await titled(page, 'Welcome · CoachKit')
    expect(await ask(page, 'What is photosynthesis?')).toMatch(/light/i)

    await page.getByRole('link', { name: 'For schools' }).click()
    await page.locator('.paste').getByRole('button', { name: 'Copy' }).click()
    const copied = page.getByRole('button', { name: 'Copied' })
    await copied.waitFor()
    const since = Date.now()
    await copied.waitFor({ state: 'detached' })
    expect(Date.now() - since).toBeGreaterThan(1000)
    const line = await page.evaluate(() => navigator.clipboard.readText())
    expect(line).toBe(
      `<script async src="${platform.url}/embed/v1/loader.js" data-key="pk_your_school" data-brand="coachkit" data-widget="chat"></script>`,
    )
    expect(faults).toEqual([])
    await page.context().close()
  })

  test('takes a quiz to its end beside a coach that knows the question on the desk', async () => {
    const { page, faults } = await open(`/chat/quiz/${quizOf('Percentages')}`)
    const quiz = page.locator('coach-quiz')
    await quiz.getByRole('button', { name: 'Start' }).click()
    await quiz.getByRole('heading', { name: 'Question 1 of 6' }).waitFor()
    const said = await ask(page, 'Give me a hint')
    expect(said).not.toContain('Which problem is it?')
    // The first rung quotes what this very question asks for.
    const asks = (await quiz.locator('.card').innerText()).match(/[^.?!\n]+\?/)?.[0].trim() ?? ''
    expect(asks).not.toBe('')
    expect(said).toContain(asks)

    const done = quiz.getByRole('button', { name: 'See how you did' })
    const next = quiz.getByRole('button', { name: 'Next question' })
    for (let number = 1; number <= 6; number += 1) {
      await quiz.getByRole('heading', { name: `Question ${number} of 6` }).waitFor()
      await answerOne(page)
      await done.or(next).waitFor()
      if (number < 6) await next.click()
    }
    await done.click()
    await quiz.getByText(/of 6$/).first().waitFor()
    await quiz.getByRole('button', { name: 'Practise again' }).waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })

  test('asks the coach on a page of its own, and finds the chat again after a reload', async () => {
    const { page, faults } = await open('/chat')
    await titled(page, 'Coach chat · CoachKit')
    await ask(page, 'What is a fraction?')
    await page.reload()
    await page.getByText('What is a fraction?').first().waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })

  test('is led to sign in where a page is somebody’s, and told kindly where there is none', async () => {
    const { page, faults } = await open('/student/dashboard')
    await page.waitForURL('**/login')
    await page.goto(at('/teacher/reports?code=AB-12'))
    await page.waitForURL('**/login?code=AB-12')
    await page.goto(at('/coachkit/activate-lite-access'))
    await page.waitForURL('**/login?redirect=%2Fcoachkit%2Factivate-lite-access')
    await page.goto(at('/no/such/place'))
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
    await titled(page, 'Page not found · CoachKit')
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await page.waitForURL('**/welcome')
    await page.goto(at('/math-notes'))
    await page.getByRole('heading', { level: 1, name: 'This page isn’t ready yet' }).waitFor()
    // The browser itself writes a line for a page that is not there; there is no other.
    expect(faults.filter((fault) => !status(404).test(fault))).toEqual([])
    await page.context().close()
  })

  test('hears one sentence for a wrong password and stays where they are', async () => {
    const { page, faults } = await open('/login')
    await logIn(page, 'student@demo.test', 'not the password')
    const alert = page.getByRole('alert')
    await alert.waitFor()
    expect(await alert.innerText()).toBe('The name or the password isn’t right. Check both and try again.')
    expect(path(page)).toBe('/login')
    // The browser itself writes a line for a refused call; there is no other.
    expect(faults.filter((fault) => !status(422).test(fault))).toEqual([])
    await page.context().close()
  })

  test('asks an example on the coach’s own page', async () => {
    const { page, faults } = await open('/ask-coach')
    await titled(page, 'Ask the coach · CoachKit')
    await composer(page).waitFor()
    await page.getByRole('button', { name: 'What is photosynthesis?' }).click()
    await page.locator('coach-chat').getByText(/light/i).first().waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })

  test('looks at a course, and finds the way to sign up for it and back', async () => {
    const { page, faults } = await open('/courses')
    const list = page.locator('coach-course-list')
    await list.getByRole('searchbox').fill('mathem')
    await list.getByRole('button', { name: /^Mathematics, Year 6/ }).click()
    await page.waitForURL('**/courses?course=*')
    await list.getByRole('heading', { level: 1, name: /^Mathematics/ }).waitFor()
    await page.reload()
    await list.getByRole('button', { name: 'Take this course' }).click()
    await page.waitForURL('**/coachkit/signup')
    await page.goBack()
    await list.getByRole('button', { name: 'All courses' }).click()
    await page.waitForURL((url) => url.pathname === '/courses' && url.search === '')
    await list.getByRole('searchbox').waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })

  test('writes to the support, which gets it with the address to answer to and from nobody else', async () => {
    const { page, faults } = await open('/support')
    await page.getByText('I forgot my password').click()
    await page.getByText(/we’ll email you a link/).waitFor()
    const form = page.locator('coach-contact')
    await form.getByLabel('Your email address').fill('grandma@home.test')
    await form.getByLabel('Your message').fill('The code on the card does not work.')
    await form.getByRole('button', { name: 'Send' }).click()
    await form.getByRole('heading', { name: 'Message sent' }).waitFor()
    await expect
      .poll(async () => await (await fetch(at('/outbox'))).text(), { timeout: 15_000 })
      .toMatch(/grandma@home\.test/)
    expect(faults).toEqual([])
    await page.context().close()
  })

  test('reads the short texts, each under its own title and address', async () => {
    const { page, faults } = await open('/blogs')
    await page.setViewportSize({ width: 360, height: 500 })
    await page.getByRole('link', { name: 'Why the coach asks before it tells' }).click()
    await page.waitForURL('**/blogs?post=why-the-coach-asks')
    await expect.poll(() => page.evaluate(() => [document.activeElement?.id, scrollY])).toEqual(['main', 0])
    await page.getByRole('heading', { level: 1, name: 'Why the coach asks before it tells' }).waitFor()
    await page.getByText(/A pupil types/).waitFor()
    await page.getByRole('link', { name: 'All posts' }).click()
    await page.getByRole('heading', { level: 1, name: 'Notes on learning' }).waitFor()
    for (const [link, heading] of [
      ['Terms', 'Terms and conditions'],
      ['Privacy', 'Privacy'],
    ]) {
      await page.getByRole('navigation', { name: 'More' }).getByRole('link', { name: link, exact: true }).click()
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    }
    await page.goto(at('/coachkit-lite'))
    await page.getByRole('link', { name: 'Start for free' }).click()
    await page.waitForURL('**/coachkit/coachkit-lite-signup')
    expect(faults).toEqual([])
    await page.context().close()
  })

  test('is led to a messenger that the deployment names, and to no other place', async () => {
    const { page, faults } = await openPage(browser)
    let left = ''
    await page.route('https://wa.me/**', (route) => {
      left = route.request().url()
      return route.fulfill({ body: 'the messenger' })
    })
    await page.goto(at('/redirector?to=whatsapp&text=Hello%20%26%20x%3D1'))
    await page.getByText('the messenger').waitFor()
    expect(left).toBe('https://wa.me/15550100?text=Hello%20%26%20x%3D1')
    for (const to of ['https://elsewhere.test', '//elsewhere.test', 'telegram', '']) {
      await page.goto(at(`/redirector?to=${encodeURIComponent(to)}`))
      await page.getByRole('heading', { level: 1, name: 'This link doesn’t work' }).waitFor()
      expect(path(page)).toBe('/redirector')
    }
    expect(faults).toEqual([])
    await page.context().close()
  })

  test('walks back and forward, with the focus at each new page', async () => {
    const { page, faults } = await open('/welcome')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to main content')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
    await page.getByRole('link', { name: 'Sign in' }).first().click()
    await page.waitForURL('**/login')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
    await titled(page, 'Sign in · CoachKit')
    await page.goBack()
    await page.waitForURL('**/welcome*')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.goForward()
    await page.waitForURL('**/login')
    await page.getByRole('textbox', { name: /^Email/ }).waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })
})

describe('each demonstration account', () => {
  const landings: [string, string, string][] = [
    ['student', '/student/dashboard', 'My learning'],
    ['student-free', '/student/v2/chat', 'Coach'],
    ['parent', '/coachkit/dashboard', 'Hello, '],
    ['teacher', '/teacher/reports', 'Class report'],
    ['teacher-admin', '/teacher/reports', 'Class report'],
    ['department-head', '/teacher/reports', 'Class report'],
    ['admin', '/admin/rag-management', 'Knowledge documents'],
    ['curriculum', '/assessments', 'Assessments'],
    ['curriculum-guest', '/assessments', 'Assessments'],
  ]
  test.each(landings)('%s lands on %s and signs out again', async (name, landing, heading) => {
    const { page, faults } = await openAs(name)
    await page.waitForURL(`**${landing}`)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await page.setViewportSize({ width: 360, height: 740 })
    await signOut(page)
    expect(await page.evaluate(() => localStorage.getItem('coachkit-session'))).toBeNull()
    await page.goto(at(landing))
    await page.waitForURL('**/login')
    expect(faults).toEqual([])
    await page.context().close()
  })
})

test('a parent and a teacher try a quiz beside the coach, and nothing is kept of it', async () => {
  for (const name of ['parent', 'teacher']) {
    const { page, faults } = await openAs(name)
    await page.goto(at(`/chat/quiz/${quizOf('Percentages')}`))
    const quiz = page.locator('coach-quiz')
    await quiz.getByRole('button', { name: 'Start' }).click()
    await answerOne(page)
    await quiz.getByRole('button', { name: 'Next question' }).waitFor()
    await titled(page, 'Percentages · CoachKit')
    expect(faults).toEqual([])
    await page.context().close()
  }
})

test('the parent’s coach keeps the family’s places, and a pupil finds courses, friends and their account', async () => {
  const parent = await openAs('parent')
  await parent.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Coach' }).click()
  await parent.page.waitForURL('**/coachkit/coach')
  await composer(parent.page).waitFor()
  await parent.page.getByRole('link', { name: 'Family' }).click()
  await parent.page.waitForURL('**/coachkit/dashboard')

  const pupil = await openAs('student')
  const places = pupil.page.getByRole('navigation', { name: 'Main' })
  await places.getByRole('link', { name: 'Courses' }).click()
  await pupil.page.getByRole('button', { name: 'Redeem' }).first().waitFor()
  await places.getByRole('link', { name: 'Friends' }).click()
  await pupil.page.waitForURL('**/coachkit/referral')
  await pupil.page.getByRole('link', { name: 'Your account' }).click()
  await pupil.page.waitForURL('**/student/profile')
  await pupil.page.getByRole('heading', { name: 'Your account' }).waitFor()
  await pupil.page.getByRole('heading', { name: 'Where you’re signed in' }).waitFor()

  // The theme feature is on for this brand: the chosen colours are worn by the page and its widgets, and stay.
  const accents = () =>
    pupil.page.evaluate(() => {
      const inside = document.querySelector('coach-profile')?.shadowRoot?.querySelector('.coach-root')
      return [document.documentElement, inside].map((one) =>
        one ? getComputedStyle(one).getPropertyValue('--coach-fill-accent').trim() : '',
      )
    })
  const before = await accents()
  await pupil.page.locator('coach-profile').getByRole('radio').nth(1).check({ force: true })
  await expect.poll(async () => (await accents())[1]).not.toBe(before[1])
  await pupil.page.reload()
  await expect.poll(async () => (await accents())[1] !== '' && (await accents())[1] !== before[1]).toBe(true)
  await expect.poll(async () => new Set(await accents()).size).toBe(1)
  expect([...parent.faults, ...pupil.faults]).toEqual([])
  for (const { page } of [parent, pupil]) await page.context().close()
})

test('what a pupil answers stands in the teacher’s report at once', async () => {
  const student = await (
    await fetch(at('/api/v1/users/me'), {
      headers: { authorization: `Bearer ${await signIn(platform.url, 'student')}` },
    })
  ).json()
  const teacher = await openAs('teacher')
  const report = teacher.page.locator('coach-class-report')
  const row = report.getByRole('row', { name: new RegExp(`${student.user.first_name} ${student.user.last_name}`) })
  const answered = async () => Number(await row.getByRole('cell').nth(1).innerText())
  await row.waitFor()
  const before = await answered()

  const pupil = await openAs('student')
  await pupil.page.goto(at(`/student/quiz/${quizOf('Percentages')}`))
  const quiz = pupil.page.locator('coach-quiz')
  await quiz.getByRole('button', { name: /Start|Continue|Practise/ }).click()
  await answerOne(pupil.page)
  await quiz
    .getByRole('button', { name: /Next question|See how you did/ })
    .first()
    .waitFor()
  // The class that is shown is the one of the quiz's subject.
  await teacher.page.reload()
  await row.waitFor()
  expect(await answered()).toBe(before + 1)
  expect([...teacher.faults, ...pupil.faults]).toEqual([])
  for (const { page } of [teacher, pupil]) await page.context().close()
})

test('a document that an admin adds is cited at once, and no more when it is removed', async () => {
  const { page, faults } = await openAs('admin')
  await page.getByRole('row', { name: /Fractions/ }).waitFor()
  await page.locator('coach-admin-knowledge input[type=file]').setInputFiles({
    name: 'zorbel-gears.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from(
      '# Zorbel gears\n\nA zorbel gear is a wooden wheel with seven teeth that lifts water in a mountain mill.\n',
    ),
  })
  await page.getByText('“Zorbel gears” was added').waitFor()
  const visitor = await open('/chat')
  expect(await ask(visitor.page, 'What is a zorbel gear?')).toContain('seven teeth')
  await visitor.page.locator('coach-chat summary').first().click()
  await visitor.page.getByText('Zorbel gears').last().waitFor()

  await page.getByRole('button', { name: 'Remove: Zorbel gears' }).click()
  await page.getByRole('button', { name: 'Remove document' }).click()
  await page.getByText('“Zorbel gears” was removed.').waitFor()
  const later = await open('/chat')
  expect(await ask(later.page, 'What is a zorbel gear?')).not.toContain('seven teeth')
  expect([...faults, ...visitor.faults, ...later.faults]).toEqual([])
  for (const one of [page, visitor.page, later.page]) await one.context().close()
})

test('a session that was ended elsewhere clears the person, leads to sign in where it must, and leaves the rest open', async () => {
  const { page, faults } = await openAs('student')
  await page.waitForURL('**/student/dashboard')
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('coachkit-session') ?? '{}') as { access_token: string }).access_token,
  )
  const ended = await fetch(at('/api/v1/auth/logout'), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(ended.ok).toBe(true)
  await page.reload()
  await page.waitForURL('**/login')
  expect(await page.evaluate(() => localStorage.getItem('coachkit-session'))).toBeNull()
  await page.goto(at('/welcome'))
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor()
  await ask(page, 'What is a fraction?')
  expect(faults.filter((fault) => !status(401).test(fault))).toEqual([])
  await page.context().close()
})

test('a pupil whose first call is cut off stays signed in, and finds the coach when the line is back', async () => {
  const { page } = await openAs('student')
  await page.waitForURL('**/student/dashboard')
  let cut = 0
  const isStart = '**/api/v1/embed/session'
  await page.route(isStart, (route) => {
    cut += 1
    return route.abort()
  })
  await page.goto(at('/chat'))
  await expect.poll(() => cut).toBeGreaterThan(1)
  expect(await page.evaluate(() => localStorage.getItem('coachkit-session'))).not.toBeNull()
  expect(await page.locator('coach-chat').getByRole('button', { name: 'Sign in' }).count()).toBe(0)
  await page.unroute(isStart)
  await ask(page, 'What is a fraction?')
  await page.context().close()
})

test('a page whose module does not load is loaded once more in full, then leaves a calm panel', async () => {
  const { page } = await openPage(browser)
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  const isWidget = /\/embed\/[^/]+\/.*coach-login.*\.js/
  await page.route(isWidget, (route) => route.abort())
  await page.goto(at('/login'))
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
  expect(documents).toBe(2)
  await page.unroute(isWidget)
  await page.getByRole('button', { name: 'Reload' }).click()
  await page.getByRole('textbox', { name: /^Email/ }).waitFor()
  expect(documents).toBe(3)
  await page.context().close()
})

test('a notification goes away by itself after 5 s', async () => {
  const { page } = await openAs('teacher')
  const card = page.getByText(/^Welcome.*, Daniel\./)
  await card.waitFor()
  const since = Date.now()
  await card.waitFor({ state: 'detached', timeout: 8000 })
  expect(Date.now() - since).toBeGreaterThan(3500)
  await page.context().close()
})
