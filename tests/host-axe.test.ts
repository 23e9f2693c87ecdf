import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findings } from './support/axe.ts'
import { openBrowser, openPage } from './support/browser.ts'
import { type Platform, startPlatform } from './support/platform.ts'

let platform: Platform
let browser: Browser
const sessions = new Map<string, string>()
let quiz = ''

beforeAll(async () => {
  platform = await startPlatform()
  browser = await openBrowser()
  const session = JSON.parse(await sessionOf('student')) as { access_token: string }
  const answer = await fetch(`${platform.url}/api/v1/quiz`, {
    headers: { authorization: `Bearer ${session.access_token}` },
  })
  const { quizzes } = (await answer.json()) as { quizzes: { id: string; title: string }[] }
  // Published for everyone, so that a visitor may open it too.
  quiz = quizzes.find(({ title }) => title === 'Percentages')?.id ?? ''
})
afterAll(async () => {
  await browser?.close()
  await platform?.stop()
})

async function sessionOf(name: string): Promise<string> {
  const known = sessions.get(name)
  if (known) return known
  const answer = await fetch(`${platform.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@demo.test`, password: 'coachkit-demo' }),
  })
  const session = await answer.text()
  sessions.set(name, session)
  return session
}

/** Every page that stands by now: its address, who opens it, and what is on it when it is ready. */
const pages: [path: string, who: string | null, ready: string][] = [
  ['/welcome', null, 'coach-chat textarea'],
  ['/welcome', 'parent', 'coach-chat textarea'],
  ['/login', null, 'coach-login form'],
  ['/chat', null, 'coach-chat textarea'],
  ['/chat/quiz/{quiz}', null, 'coach-quiz .intro'],
  ['/no/such/place', null, 'main h1'],
  ['/coming-soon', null, 'main h1'],
  ['/ask-coach', null, 'coach-chat textarea'],
  ['/courses', null, 'coach-course-list .course-card'],
  ['/support', null, 'coach-contact form'],
  ['/support', 'parent', 'coach-contact form'],
  ['/terms-condition', null, '.prose'],
  ['/privacy-policy', null, '.prose'],
  ['/blogs', null, '.post-card'],
  ['/blogs?post=what-a-wrong-answer-knows', null, '.prose'],
  ['/coachkit-lite', null, '.lite-table'],
  ['/redirector?to=nobody', null, 'main h1'],
  ['/student/dashboard', 'student', 'coach-dashboard h1'],
  ['/student/v2/chat', 'student', 'coach-chat textarea'],
  ['/student/quiz/{quiz}', 'student', 'coach-quiz .intro'],
  ['/student/library', 'student', 'main h1'],
  ['/coachkit/dashboard', 'parent', 'main h1'],
  ['/teacher/reports', 'teacher', 'coach-class-report table'],
  ['/teacher/manage/classes', 'teacher-admin', 'main h1'],
  ['/admin/rag-management', 'admin', 'coach-admin-knowledge table'],
  ['/student/profile', 'student', 'coach-profile form'],
  ['/coachkit/account', 'parent', 'coach-profile form'],
  ['/coachkit/coach', 'parent', 'coach-chat textarea'],
  ['/assessments', 'curriculum', 'main h1'],
  ['/api/docs', null, 'h1'],
  ['/outbox', null, 'h1'],
  ['/examples/', null, 'h1'],
]

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  test.each(
    pages,
  )('%s (%s) has nothing for axe to find and nothing that runs over its edge', async (path, who, ready) => {
    const { page, faults } = await openPage(browser, { colorScheme, reducedMotion: 'reduce' })
    if (who) {
      const session = await sessionOf(who)
      await page.addInitScript((kept) => localStorage.setItem('coachkit-session', kept), session)
    }
    await page.goto(platform.url + path.replace('{quiz}', quiz))
    await page.locator(ready).first().waitFor()
    // A page of 1280 px at 200 % zoom has 640 of its own.
    for (const width of [1280, 640, 360]) {
      await page.setViewportSize({ width, height: 800 })
      if (width !== 640) expect(await findings(page), `${width} px wide`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'sideways').toBeLessThan(1)
    }
    // The browser itself writes a line for an address that is not there.
    expect(faults.filter((fault) => path !== '/no/such/place' || !/status of 404/.test(fault))).toEqual([])
    await page.context().close()
  })
})
