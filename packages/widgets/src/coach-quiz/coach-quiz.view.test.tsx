import { mountWidget } from '@coachkit/sdk/testing'
import { waitFor, within } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CoachQuiz } from './coach-quiz.element.ts'
import { answers, evaluation, marked, passage, questions, quizId, type Scene, sceneOf } from './coach-quiz.fixtures.ts'

const { oneChoice, numeric, passage: reading } = questions
const fractions = {
  ...oneChoice,
  stem: 'Which is \\(\\frac{3}{4}\\) of \\(\\frac{1}{2}\\)?',
  options: [
    { order: 1, text: '\\(\\frac{3}{8}\\)' },
    { order: 2, text: '\\(\\frac{3}{4}\\)' },
  ],
}
let unmount: () => void = () => undefined
beforeEach(() => page.viewport(360, 640))
afterEach(() => {
  unmount()
  scrollTo(0, 0)
})

/** The quiz in the middle of a long page, as on somebody's site. */
function mount(scene: Scene, start: 'now' | 'intro' = 'now') {
  const around = document.createElement('div')
  around.style.paddingBlock = '500px 1500px'
  document.body.append(around)
  const base = sceneOf(scene)
  const mounted = mountWidget(CoachQuiz, {
    ...base,
    target: around,
    attributes: { 'quiz-id': quizId, start },
  })
  unmount = () => {
    mounted.unmount()
    around.remove()
  }
  return { ...mounted, screen: within(mounted.root) }
}
const place = (element: Element) => element.getBoundingClientRect()
const isInView = (element: Element) => place(element).top >= 0 && place(element).bottom <= innerHeight

test('the last screen is seen from its beginning, and its heading has the focus', async () => {
  const { screen, root } = mount({
    list: [oneChoice, numeric],
    evaluations: [marked(oneChoice, 'right'), evaluation(numeric, answers['q-numeric'])],
  })
  ;(await screen.findByRole('button', { name: 'Check answer' })).click()
  const finish = await screen.findByRole('button', { name: 'See how you did' })
  finish.scrollIntoView({ block: 'end' })
  finish.click()
  const heading = await screen.findByRole('heading', { name: 'Full marks!' })
  await waitFor(() => expect((heading.getRootNode() as ShadowRoot).activeElement).toBe(heading))
  const summary = root.querySelector('.summary') as HTMLElement
  await waitFor(() => expect(place(summary).top).toBeGreaterThanOrEqual(0))
  expect(place(summary).top).toBeLessThan(innerHeight / 2)
})

test('a question that is seen already does not pull the page about', async () => {
  await page.viewport(1000, 1600)
  const { screen } = mount({ list: [oneChoice, numeric] })
  ;(await screen.findByRole('button', { name: 'Skip for now' })).click()
  await screen.findByRole('heading', { name: 'Question 2 of 2' })
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(scrollY).toBe(0)
})

test('after “Check” the verdict comes into view and is said', async () => {
  const { screen, root } = mount({ list: [oneChoice], outcomes: { 'q-one': 'not-yet' } })
  ;(await screen.findByRole('radio', { name: '$12' })).click()
  const check = await screen.findByRole('button', { name: 'Check answer' })
  check.scrollIntoView({ block: 'end' })
  check.click()
  const verdict = await screen.findByText('Not yet', { selector: '.result-words' })
  await waitFor(() => expect(isInView(verdict)).toBe(true))
  await waitFor(() => expect(root.querySelector('[role=status]')?.textContent).toBe('Not yet 0 of 1 mark'))
})

test('a double click on “Check answer” does not skip the verdict', async () => {
  const { screen } = mount({ list: [oneChoice, numeric], outcomes: { 'q-one': 'not-yet' } })
  ;(await screen.findByRole('radio', { name: '$12' })).click()
  const check = await screen.findByRole('button', { name: 'Check answer' })
  check.click()
  await screen.findByRole('button', { name: 'Next question' })
  check.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }))
  await screen.findByText('Not yet', { selector: '.result-words' })
  screen.getByRole('heading', { name: 'Question 1 of 2' })
})

test('the verdict on a question that one has left says which one it is', async () => {
  const { screen, root } = mount({
    list: [oneChoice, numeric],
    evaluations: [evaluation(oneChoice, answers['q-one'])],
    pace: 12,
  })
  ;(await screen.findByRole('button', { name: 'Question 1: answered and saved' })).click()
  await screen.findByRole('heading', { name: 'Question 1 of 2' })
  ;(await screen.findByRole('button', { name: 'Check answer' })).click()
  ;(await screen.findByRole('button', { name: 'Next question' })).click()
  await waitFor(() =>
    expect(root.querySelector('[role=status]')?.textContent).toMatch(/^Question 1 of 2: That’s right/),
  )
})

test('a way on is promised only where there is one', async () => {
  const { screen } = mount({
    list: [oneChoice],
    evaluations: [marked(oneChoice, 'not-yet', { explanation: null })],
  })
  ;(await screen.findByRole('button', { name: 'Look at question 1' })).click()
  await screen.findByText('0 of 1 mark')
  expect(screen.queryByText(/steps below|see it again/)).toBeNull()
})

test('accessible names keep their fractions, in choices and at the end', async () => {
  const first = mount({ list: [fractions] })
  await first.screen.findByRole('radio', { name: '3/8' })
  first.screen.getByRole('radio', { name: '3/4' })
  unmount()
  const { screen } = mount({ list: [fractions], evaluations: [marked(fractions, 'right')] })
  await screen.findByRole('button', { name: 'Question 1 of 1: Which is 3/4 of 1/2?, right, 1 of 1 mark' })
})

describe('bookmarks are found again', () => {
  const bookmarks = [{ evaluation_id: 'e-q-numeric', question_id: 'q-numeric' }]
  const row = { name: /^Question 2 of 2: A triangular roof/ }

  test('as is said when one is set', async () => {
    const { screen } = mount({ list: [oneChoice, numeric] })
    ;(await screen.findByRole('button', { name: 'Bookmark this question' })).click()
    await screen.findByText('Bookmarked. You’ll find it at the start and at the end of this quiz.')
    screen.getByRole('button', { name: 'Bookmark this question' }).click()
    await waitFor(() => expect(screen.queryByText(/^Bookmarked\./)).toBeNull())
  })

  test('at the end of the quiz', async () => {
    const { screen } = mount({
      list: [oneChoice, numeric],
      evaluations: [marked(oneChoice, 'right'), marked(numeric, 'right')],
      quiz: { bookmarks },
    })
    const kept = within(await screen.findByRole('region', { name: 'Your bookmarks' }))
    kept.getByRole('button', row).click()
    await screen.findByRole('heading', { name: 'Question 2 of 2' })
  })

  test('where the quiz begins', async () => {
    const { screen } = mount(
      { list: [oneChoice, numeric], evaluations: [marked(oneChoice, 'right')], quiz: { bookmarks } },
      'intro',
    )
    const kept = within(await screen.findByRole('region', { name: 'Your bookmarks' }))
    kept.getByRole('button', row).click()
    await screen.findByRole('heading', { name: 'Question 2 of 2' })
  })
})

test('opens at the question that the page names', async () => {
  const { screen, element } = mount(
    { list: [oneChoice, numeric], evaluations: [marked(oneChoice, 'right'), marked(numeric, 'right')] },
    'intro',
  )
  await screen.findByRole('button', { name: 'See how you did' })
  const again = element.cloneNode() as typeof element
  again.kit = element.kit
  again.setAttribute('question-id', 'q-numeric')
  element.replaceWith(again)
  await within(again.shadowRoot as unknown as HTMLElement).findByRole('heading', { name: 'Question 2 of 2' })
  again.remove()
})

test('what was said for want of a line goes when the line is back', async () => {
  let online = false
  const lost = { ok: false as const, problem: { code: 'network.offline' as const, status: 0, detail: '' } }
  const base = sceneOf({ list: [reading] })
  const {
    element,
    root,
    unmount: leave,
  } = mountWidget(CoachQuiz, {
    ...base,
    replies: {
      ...base.replies,
      'POST quiz/{id}/evaluations/{eid}/hints': lost,
      'GET questions/passages/{id}': () => (online ? { ok: true, answer: { passage } } : lost),
    },
    attributes: { 'quiz-id': quizId, start: 'now' },
  })
  unmount = leave
  const screen = within(root)
  ;(await screen.findByRole('button', { name: 'Get a hint' })).click()
  await screen.findByRole('alert')
  dispatchEvent(new Event('offline'))
  await screen.findByText('You’re offline')
  online = true
  dispatchEvent(new Event('online'))
  await screen.findByText(passage.title)
  await waitFor(() => expect(screen.queryByText(/You’re offline/)).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(element.isConnected).toBe(true)
})

describe('the passage of a question', () => {
  test('stands beside it on a tablet, with its own scroll', async () => {
    await page.viewport(768, 1024)
    const { screen, root } = mount({ list: [reading] })
    await screen.findByText(passage.title)
    const [text, question] = [root.querySelector('.passage'), root.querySelector('.question')] as [Element, Element]
    expect(place(text).right).toBeLessThan(place(question).left)
    expect(getComputedStyle(root.querySelector('.passage-text') as Element).overflowY).toBe('auto')
  })

  test('on a phone stays one press away wherever the question is scrolled to', async () => {
    const { screen, root } = mount({ list: [reading] })
    await screen.findByText(passage.title)
    screen.getByRole('button', { name: 'Hide the text' }).click()
    const show = await screen.findByRole('button', { name: 'Show the text' })
    screen.getByRole('button', { name: 'Check answer' }).scrollIntoView({ block: 'end' })
    await waitFor(() => expect(isInView(show)).toBe(true))
    show.click()
    await waitFor(() => expect(isInView(root.querySelector('.passage-text') as Element)).toBe(true))
  })
})
