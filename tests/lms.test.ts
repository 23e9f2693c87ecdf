import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Evaluation, Question, Quiz } from '@coachkit/contract'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
// @ts-expect-error plain JavaScript, because the start scripts need it before anything is installed
import { chromiumFlags, chromiumPath } from '../scripts/chromium.mjs'
import { findings } from './support/axe.ts'
import { openBrowser, openPage } from './support/browser.ts'
import { hasSharedData, type Platform, sharedData, siteKeys, startPlatform } from './support/platform.ts'

/** Seconds that a learner's token lives here: several end while somebody takes a quiz. */
const tokenLifetime = 5

let platform: Platform
let browser: Browser

beforeAll(async () => {
  platform = await startPlatform({ TOKEN_LIFETIME: String(tokenLifetime) })
  browser = await openBrowser()
  if (!hasSharedData) return
  const { code, output } = await platform.import(
    `${sharedData}/oatutor/content-pool.zip`,
    `${sharedData}/oatutor/coursePlans.json`,
  )
  expect(code, output).toBe(0)
})
afterAll(async () => {
  await browser?.close()
  await platform?.stop()
})

/** What the server has of a learner's quizzes, asked for as the LMS's own backend could. */
async function asLearner(external_id: string) {
  const { secret_key } = siteKeys(platform.dataDir).sites.lms ?? { secret_key: '' }
  const origin = platform.examples
  const opened = await fetch(`${platform.url}/api/v1/embed/token`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret_key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ origin, external_id, first_name: 'Mia', lifetime: 600 }),
  })
  const { token } = (await opened.json()) as { token: string }
  const read = async <T>(path: string) => {
    const reply = await fetch(`${platform.url}/api/v1/${path}`, {
      headers: { authorization: `Bearer ${token}`, origin },
    })
    expect(reply.status, path).toBe(200)
    return (await reply.json()) as T
  }
  return {
    quizNamed: async (title: string) => {
      const { quizzes } = await read<{ quizzes: { id: string; title: string }[] }>('quiz')
      const found = quizzes.find((quiz) => quiz.title.includes(title))
      if (!found) throw new Error(`no quiz is called ${title}`)
      return read<Quiz>(`quiz/${found.id}`)
    },
    quiz: (id: string) => read<Quiz>(`quiz/${id}`),
    evaluations: async (id: string) =>
      (await read<{ evaluations: Evaluation[] }>(`quiz/${id}/evaluations`)).evaluations,
  }
}

const addressOf = (quiz_id: string, learner: string) =>
  `${platform.examples}/examples/lms/?quiz=${quiz_id}&learner=${learner}`

/** Every event of the widget that the page hears, with the number of times it heard it. */
const listen = (context: BrowserContext) =>
  context.addInitScript(() => {
    const heard: { name: string; detail: unknown }[] = []
    const streams: string[] = []
    Object.defineProperty(document, 'heard', { value: heard })
    Object.defineProperty(document, 'streams', { value: streams })
    const really = window.fetch
    window.fetch = async (input, init) => {
      const response = await really(input, init)
      if (response.url.endsWith('/submit')) {
        const at = streams.push('') - 1
        // Piece by piece: the widget leaves the stream as soon as it has heard the end.
        const keep = new WritableStream<string>({
          write(piece) {
            streams[at] += piece
          },
        })
        void response
          .clone()
          .body?.pipeThrough(new TextDecoderStream())
          .pipeTo(keep)
          .catch(() => undefined)
      }
      return response
    }
    for (const name of ['coach-quiz-submit', 'coach-quiz-graded', 'coach-quiz-complete'])
      document.addEventListener(name, (event) => heard.push({ name, detail: (event as CustomEvent).detail }))
  })
/** What came over the streams of submissions: no debugging tool hands out the body of a stream, so the page keeps it. */
const streamsOf = (page: Page) => page.evaluate(() => (document as unknown as { streams: string[] }).streams)
const heardBy = (page: Page, name: string) =>
  page.evaluate(
    (wanted) =>
      (document as unknown as { heard: { name: string; detail: Record<string, unknown> }[] }).heard.filter(
        (event) => event.name === wanted,
      ),
    name,
  )

async function expectAccessible(page: Page, stage: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // Colours that are on their way from one scheme to the other have no contrast to measure.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
    await page.waitForTimeout(300)
    expect(await findings(page), `${stage}, ${colorScheme}`).toEqual([])
  }
}

const saved = (page: Page) => page.locator('coach-quiz .save[data-safety="saved"]').waitFor()
/** The state that the screen claims for the answer in front of the learner. */
const claimed = (page: Page) => page.locator('coach-quiz .save').getAttribute('data-safety')
const focused = (page: Page) =>
  page.evaluate(() => {
    const inner = document.activeElement?.shadowRoot?.activeElement
    return inner ? (inner.getAttribute('aria-label') ?? inner.textContent ?? '').trim() : null
  })

/** Presses Tab until something with this name has the focus: nothing may be out of a keyboard's reach. */
async function tabTo(page: Page, name: RegExp, key = 'Tab') {
  for (let presses = 0; presses < 60; presses += 1) {
    if (name.test((await focused(page)) ?? '')) return
    await page.keyboard.press(key)
  }
  throw new Error(`the keyboard does not reach ${name}; it stands on ${await focused(page)}`)
}
const tabToField = async (page: Page) => {
  for (let presses = 0; presses < 60; presses += 1) {
    const tag = await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.className ?? '')
    if (tag.includes('field-input')) return
    await page.keyboard.press('Tab')
  }
  throw new Error('the keyboard does not reach the next field')
}

async function begin(page: Page, quiz_id: string, learner: string) {
  await page.goto(addressOf(quiz_id, learner))
  await page.getByRole('button', { name: /^(Start|Go on|Continue)/ }).click()
  await page.locator('coach-quiz form.question').waitFor()
}

/** By keyboard alone: every hint there is, then an answer, its marking, and on. Gives the hints told of each question. */
async function takeByKeyboard(page: Page, { questions }: Quiz, answers: readonly (readonly string[])[], stage: string) {
  const told: number[] = []
  await tabTo(page, /^Start/)
  await expectAccessible(page, `${stage}: intro`)
  await page.keyboard.press('Enter')
  for (const [at, question] of questions.entries()) {
    const words = `${stage}: question ${at + 1}`
    await page.getByRole('heading', { name: `Question ${at + 1} of ${questions.length}` }).waitFor()
    await expect.poll(() => focused(page)).toContain(`Question ${at + 1} of`)
    told.push(await climb(page, question))
    if (at === 0) await expectAccessible(page, `${words} with hints`)
    await answerByKeyboard(page, question, answers[at] ?? [])
    await saved(page)
    await expectAccessible(page, `${words} answered`)
    await tabTo(page, /^Check answer/)
    await page.keyboard.press('Enter')
    await page.locator('coach-quiz .result:not([data-outcome="queued"])').waitFor()
    await expectAccessible(page, `${words} marked`)
    await tabTo(page, /^(Next question|See how you did)/)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('img', { name: /per cent/ }).waitFor()
  await expectAccessible(page, `${stage}: summary`)
  return told
}

/** Rung by rung to the end of each ladder, each rung once and in its order. The last may wait, as it says the answer. */
async function climb(page: Page, question: Question) {
  const items = question.sub_questions.length > 0 ? question.sub_questions : [question]
  const rungs = page.locator('coach-quiz .rung')
  for (const item of items.filter(({ hint_count }) => hint_count > 0)) {
    for (let number = 1; number <= item.hint_count; number += 1) {
      const before = await rungs.count()
      await tabTo(page, /(Get a hint|Next hint)$/)
      await page.keyboard.press('Enter')
      await expect.poll(() => rungs.count()).toBe(before + 1)
    }
  }
  const total = items.reduce((sum, { hint_count }) => sum + hint_count, 0)
  expect(await rungs.count()).toBe(total)
  return total - (await rungs.filter({ hasText: 'This hint would give away the answer.' }).count())
}

async function answerByKeyboard(page: Page, question: Question, answers: readonly string[]) {
  if (question.type === 'one-choice') {
    await page.getByRole('radio').first().focus()
    await page.keyboard.press(answers[0] ?? '1')
    return
  }
  // Round the page and back to the top of the question, as Tab goes.
  await tabTo(page, /^Bookmark/)
  for (const typed of answers) {
    await page.keyboard.press('Tab')
    await tabToField(page)
    await page.keyboard.type(typed)
  }
}

const withoutData = hasSharedData ? '' : ' (skipped: ../shared/data is not here)'

describe('the quiz on the page of a learning platform', () => {
  test.skipIf(!hasSharedData)(
    `imported problems with their hint ladders are taken by keyboard alone, marked as it streams, and told to the page${withoutData}`,
    async () => {
      const mia = await asLearner('mia-by-keyboard')
      const { page, faults } = await openPage(browser)
      await listen(page.context())
      const trips: [title: string, answers: string[][], marks: number][] = [
        // A number and one choice among factorisations; the choice is wrong on purpose.
        ['Introduction to Whole Numbers', [['23700'], ['1']], 1],
        // An expression and a number.
        ['Properties of Real Numbers', [['12x'], ['0']], 2],
        // Two parts and a number.
        ['The Real Numbers', [['5', '11'], ['8']], 3],
      ]
      for (const [title, answers, marks] of trips) {
        const quiz = await mia.quizNamed(`: ${title}`)
        await page.goto(addressOf(quiz.id, 'mia-by-keyboard'))
        await page.getByRole('button', { name: 'Start' }).waitFor()
        const told = await takeByKeyboard(page, quiz, answers, title)

        const max = quiz.questions.reduce((sum, { max_marks }) => sum + max_marks, 0)
        const complete = await heardBy(page, 'coach-quiz-complete')
        expect(complete.map(({ detail }) => [detail.total_score, detail.max_score])).toEqual([[marks, max]])
        await page.getByText(`Handed in: ${marks} of ${max} marks.`).waitFor()
        // Each marking streamed its explanation before the final evaluation came.
        await expect
          .poll(async () => (await streamsOf(page)).filter((text) => text.includes('event: explanation')).length)
          .toBe(quiz.questions.length)
        const evaluations = await mia.evaluations(quiz.id)
        expect(evaluations.every(({ state, explanation }) => state === 'marked' && explanation)).toBe(true)
        // A hint that waits has helped nobody, and isn't counted.
        expect(evaluations.map(({ hints_used }) => hints_used)).toEqual(told)
      }
      // A token of five seconds may end on a busy machine before its successor is there: one 401, then on it goes.
      expect(faults.filter((fault) => !fault.includes('401'))).toEqual([])
      await page.context().close()
    },
  )

  test.skipIf(!hasSharedData)(
    `a figure of an imported problem is shown on the other site’s page${withoutData}`,
    async () => {
      const mia = await asLearner('mia-sees')
      const quiz = await mia.quizNamed('Stem-and-Leaf')
      const at = quiz.questions.findIndex(({ question_images }) => question_images.length > 0)
      const { page, faults } = await openPage(browser)
      await begin(page, quiz.id, 'mia-sees')
      if (at > 0) await page.getByRole('button', { name: new RegExp(`^Question ${at + 1}:`) }).click()
      const figure = page.locator('coach-quiz img').first()
      await expect.poll(() => figure.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
      expect(await figure.getAttribute('alt')).not.toBe('')
      expect(faults).toEqual([])
      await page.context().close()
    },
  )

  test('a token that ends in mid-quiz is fetched anew by the page’s backend, and no answer is lost', async () => {
    const mia = await asLearner('mia-for-long')
    const quiz = await mia.quizNamed('Fractions')
    const { page, faults } = await openPage(browser)
    const fetched: number[] = []
    const refused: number[] = []
    page.on('request', (request) => {
      if (request.url().includes('/lms/token')) fetched.push(Date.now())
    })
    page.on('response', (response) => {
      if (response.url().startsWith(`${platform.url}/api/`) && response.status() >= 400) refused.push(response.status())
    })
    await begin(page, quiz.id, 'mia-for-long')
    const typed: string[] = []
    const started = Date.now()
    for (let at = 0; Date.now() - started < tokenLifetime * 2000 + 1000; at = (at + 1) % 3) {
      await page.getByRole('button', { name: new RegExp(`^Question ${at + 1}:`) }).click()
      const value = String(Date.now() % 100_000)
      await page.getByRole('textbox').first().fill(value)
      typed[at] = value
      await saved(page)
      await page.waitForTimeout(250)
    }
    expect(fetched.length).toBeGreaterThanOrEqual(3)
    // Renewed before its end, so that no call met it.
    expect(refused).toEqual([])
    expect((await mia.evaluations(quiz.id)).slice(0, 3).map(({ value }) => value)).toEqual(typed)
    expect(faults).toEqual([])
    await page.context().close()
  })

  test('a tab that is killed at any time loses no answer that the screen acknowledged', async () => {
    const mia = await asLearner('mia-killed')
    const quiz = await mia.quizNamed('Fractions')
    const profile = mkdtempSync(join(tmpdir(), 'coachkit-profile-'))
    const open = () =>
      chromium.launchPersistentContext(profile, { executablePath: chromiumPath(), args: chromiumFlags })
    const moments = [0, 30, 90, 200, 320, 420, 700]
    let context = await open()
    try {
      for (const [round, moment] of moments.entries()) {
        // Every other time the server is out of reach, so that the answer has only this device.
        const isCut = round % 2 === 1
        const page = await context.newPage()
        await begin(page, quiz.id, 'mia-killed')
        await page.getByRole('button', { name: /^Question 2:/ }).click()
        if (isCut) await page.route(`${platform.url}/api/**`, (route) => route.abort())
        const value = String(7000 + round)
        await page.getByRole('textbox').first().fill(value)
        if (moment >= 420) await expect.poll(() => claimed(page)).toMatch(isCut ? 'device' : 'saved')
        else await page.waitForTimeout(moment)
        const claim = await claimed(page)
        if (round % 3 === 2) {
          // The browser itself dies, and everything with it.
          const child = await context.newCDPSession(page)
          await child.send('Browser.crash').catch(() => undefined)
          await context.close().catch(() => undefined)
          context = await open()
        } else {
          const crash = await context.newCDPSession(page)
          void crash.send('Page.crash').catch(() => undefined)
          await page.waitForEvent('crash').catch(() => undefined)
          await page.close().catch(() => undefined)
        }

        if (claim === 'saved') expect((await mia.evaluations(quiz.id))[1]?.value, `round ${round}`).toBe(value)
        const again = await context.newPage()
        await begin(again, quiz.id, 'mia-killed')
        await again.getByRole('button', { name: /^Question 2:/ }).click()
        const field = again.getByRole('textbox').first()
        if (claim === 'saved' || claim === 'device') {
          await expect.poll(() => field.inputValue(), { message: `round ${round}, ${claim}` }).toBe(value)
          await saved(again)
          expect((await mia.evaluations(quiz.id))[1]?.value, `round ${round}, sent late`).toBe(value)
        }
        await again.close()
      }
      // What was saved is on any other device, too.
      const elsewhere = await openPage(browser)
      await begin(elsewhere.page, quiz.id, 'mia-killed')
      await elsewhere.page.getByRole('button', { name: /^Question 2:/ }).click()
      const last = (await mia.evaluations(quiz.id))[1]?.value ?? ''
      expect(last).toBe(String(7000 + moments.length - 1))
      await expect.poll(() => elsewhere.page.getByRole('textbox').first().inputValue()).toBe(last)
      await elsewhere.page.context().close()
    } finally {
      await context.close().catch(() => undefined)
      rmSync(profile, { recursive: true, force: true })
    }
  })

  test('two tabs and double clicks make one submission', async () => {
    const mia = await asLearner('mia-twice')
    const quiz = await mia.quizNamed('Fractions')
    const { page, faults } = await openPage(browser)
    const context = page.context()
    await listen(context)
    await begin(page, quiz.id, 'mia-twice')
    await page.getByRole('textbox').first().fill('3')
    await saved(page)
    const other = await context.newPage()
    await begin(other, quiz.id, 'mia-twice')
    await other.getByRole('button', { name: /^Question 1:/ }).click()
    await expect.poll(() => other.getByRole('textbox').first().inputValue()).toBe('3')

    await Promise.all(
      [page, other].map((tab) => tab.getByRole('button', { name: 'Check answer' }).dblclick({ noWaitAfter: true })),
    )
    for (const tab of [page, other]) await tab.locator('coach-quiz .result:not([data-outcome="queued"])').waitFor()

    const [first] = await mia.evaluations(quiz.id)
    expect(first).toMatchObject({ state: 'marked', value: '3' })
    // Handing in adds one to the revision: once for all four clicks.
    expect(first?.revision).toBe(2)
    const { attempt } = await mia.quiz(quiz.id)
    expect(attempt).toMatchObject({ number: 1, total_score: first?.marks_given })
    const submits = [...(await heardBy(page, 'coach-quiz-submit')), ...(await heardBy(other, 'coach-quiz-submit'))]
    expect(submits.length).toBeLessThanOrEqual(2)
    for (const tab of [page, other]) expect(await heardBy(tab, 'coach-quiz-graded')).toHaveLength(1)
    expect(faults).toEqual([])
    await context.close()
  })

  test('a server that is killed in mid-marking and started again gives every mark, once each', async () => {
    // Tokens as long as a partner's: one of a few seconds ends while the server is away, and nobody can give another.
    const pages = await platform.examplesFor(platform.url, { TOKEN_LIFETIME: '600' })
    const mia = await asLearner('mia-in-the-dark')
    const quiz = await mia.quizNamed('Fractions')
    const { page } = await openPage(browser)
    await listen(page.context())
    await begin(page, quiz.id, 'mia-in-the-dark')
    const count = 4
    for (let at = 0; at < count; at += 1) {
      await page.getByRole('button', { name: new RegExp(`^Question ${at + 1}:`) }).click()
      await page
        .getByRole('textbox')
        .first()
        .fill(String(at + 1))
      await saved(page)
    }
    const submitted = page.waitForRequest((request) => request.url().endsWith('/submit'))
    await page.locator('coach-quiz').evaluate((quiz) => (quiz as unknown as { handIn(): void }).handIn())
    await submitted
    await page.waitForTimeout(40)
    await platform.kill()
    await page.waitForTimeout(500)
    await platform.restart()

    await expect
      .poll(async () => (await heardBy(page, 'coach-quiz-graded')).length, { timeout: 90_000 })
      .toBeGreaterThan(0)
    await expect
      .poll(async () => (await mia.evaluations(quiz.id)).slice(0, count).every(({ state }) => state === 'marked'), {
        timeout: 60_000,
      })
      .toBe(true)
    await expect.poll(async () => (await gradedIn(page)).length, { timeout: 60_000 }).toBe(count)
    const graded = await gradedIn(page)
    expect(new Set(graded).size).toBe(count)
    const evaluations = (await mia.evaluations(quiz.id)).slice(0, count)
    // One save and one handing-in each: nothing was queued or marked a second time.
    expect(evaluations.map(({ revision }) => revision)).toEqual(evaluations.map(() => 2))
    const { attempt } = await mia.quiz(quiz.id)
    expect(attempt?.total_score).toBe(evaluations.reduce((sum, { marks_given }) => sum + (marks_given ?? 0), 0))
    await page.context().close()
    await pages.stop()
  })
})

const gradedIn = async (page: Page) =>
  (await heardBy(page, 'coach-quiz-graded')).flatMap(({ detail }) =>
    (detail.evaluations as Evaluation[]).map(({ id }) => id),
  )
