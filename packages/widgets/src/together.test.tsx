import { type Mounted, mountWidget } from '@coachkit/sdk/testing'
import { within } from '@testing-library/dom'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CoachChat } from './coach-chat/coach-chat.element.ts'
import { chatOf, hint, history, streamed } from './coach-chat/coach-chat.fixtures.ts'
import { CoachQuiz } from './coach-quiz/coach-quiz.element.ts'
import { questions, quizId, sceneOf } from './coach-quiz/coach-quiz.fixtures.ts'

const { oneChoice, numeric, shortText } = questions
const widths = [
  [360, 780],
  [768, 1024],
  [1280, 800],
] as const

let away: (() => void)[] = []
afterEach(() => {
  for (const leave of away) leave()
  away = []
  scrollTo(0, 0)
})
const put = (mounted: Mounted<HTMLElement>) => {
  away.push(mounted.unmount)
  return { ...mounted, look: within(mounted.root) }
}
const coach = (mode: string, more = {}) =>
  put(
    mountWidget(CoachChat, {
      ...chatOf(history, { streams: { 'POST chat/stream': () => streamed('x', hint) } }),
      attributes: { mode, ...more },
    }),
  )
/** Nine questions, so that the strip is longer than a phone is wide. */
const quiz = () => {
  const list = Array.from({ length: 3 }, (_, at) =>
    [oneChoice, numeric, shortText].map((one) => ({ ...one, id: `${one.id}-${at}`, version_id: `v-${one.id}-${at}` })),
  ).flat()
  return put(mountWidget(CoachQuiz, { ...sceneOf({ list }), attributes: { 'quiz-id': quizId, start: 'now' } }))
}

type Shown = ReturnType<typeof put>
const frames = (count = 2) =>
  new Promise<void>((resolve) => {
    const next = (left: number) => (left ? requestAnimationFrame(() => next(left - 1)) : resolve())
    next(count)
  })
const opener = ({ root }: Shown) => root.querySelector<HTMLElement>('.opener')
const isSeen = (element: Element | null): element is HTMLElement =>
  element?.checkVisibility({ visibilityProperty: true }) === true && element.getBoundingClientRect().width > 0

/** Where there is something to read or to press. */
function contents({ root }: Shown): DOMRect[] {
  const boxes = [...root.querySelectorAll('button, input, textarea, label')]
    .filter((one) => isSeen(one) && !one.closest('.opener, .panel, .heard-only'))
    .map((one) => one.getBoundingClientRect())
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement: parent } = texts.currentNode
    if (!texts.currentNode.textContent?.trim() || !parent || !isSeen(parent)) continue
    // What scrolls in a strip of its own is cut at its edge.
    if (parent.closest('.opener, .panel, .heard-only, .map, style')) continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    boxes.push(...range.getClientRects())
  }
  const strip = root.querySelector('.map ol')?.getBoundingClientRect()
  return strip ? boxes.filter((box) => box.top < strip.top || box.bottom > strip.bottom) : boxes
}

const meet = (one: DOMRect, other: DOMRect) =>
  one.left < other.right - 0.5 &&
  one.right > other.left + 0.5 &&
  one.top < other.bottom - 0.5 &&
  one.bottom > other.top + 0.5

const at = (x: number, y: number) => {
  let found = document.elementFromPoint(x, y)
  while (found?.shadowRoot) {
    const inner = found.shadowRoot.elementFromPoint(x, y)
    if (!inner || inner === found) break
    found = inner
  }
  return found
}

/** As wide as a bubble that stepped aside: who keeps off it is covered nowhere, however the page is scrolled. */
const tab = 24

/** Nothing is under a bubble wherever the page is scrolled to; what is open is whole and has a way out. */
async function sound(all: readonly Shown[], after: string) {
  expect(document.documentElement.scrollWidth, `sideways after ${after}`).toBeLessThanOrEqual(innerWidth)
  expect(all.map(opener).filter(isSeen).length, `openers after ${after}`).toBeLessThanOrEqual(1)
  const quizzes = all.filter(({ element }) => element.localName.startsWith('coach-quiz'))
  const near = quizzes.flatMap(contents).filter(({ left, right }) => left < tab || right > innerWidth - tab)
  expect(near, `at the edge after ${after}`).toEqual([])
  const end = document.documentElement.scrollHeight - innerHeight
  for (const top of [0, end / 3, end / 2, end]) {
    scrollTo(0, top)
    await frames(4)
    for (const bubble of all.map(opener).filter(isSeen)) {
      const box = bubble.getBoundingClientRect()
      expect(Math.min(box.width, box.height), 'large enough to press').toBeGreaterThanOrEqual(24)
      const covered = all.flatMap(contents).filter((one) => meet(box, one))
      expect(covered, `covered after ${after}, scrolled to ${top}`).toEqual([])
    }
  }
  for (const one of all) {
    const panel = one.root.querySelector<HTMLElement>('.panel')
    if (!isSeen(panel)) continue
    const box = panel.getBoundingClientRect()
    const frame = (panel.querySelector('.frame') as HTMLElement).getBoundingClientRect()
    expect(frame.width, `frame after ${after}`).toBeGreaterThan(300)
    expect(Math.abs(frame.height - box.height), `frame after ${after}`).toBeLessThan(4)
    for (const name of ['.head h2', 'textarea', '.log', '.head button']) {
      const part = panel.querySelector(name)?.getBoundingClientRect() as DOMRect
      expect(part.width > 0 && part.height > 0, `${name} after ${after}`).toBe(true)
      expect(part.right <= innerWidth && part.bottom <= innerHeight && part.left >= 0, `${name} after ${after}`).toBe(
        true,
      )
    }
    const close = one.look.getByRole('button', { name: 'Close the chat' })
    const { x, y, width, height } = close.getBoundingClientRect()
    expect(close.contains(at(x + width / 2, y + height / 2)), `close after ${after}`).toBe(true)
  }
}

const openPanel = async (one: Shown) => {
  await expect.poll(() => isSeen(opener(one))).toBe(true)
  await userEvent.click(opener(one) as HTMLElement)
  await one.look.findAllByText(/Let’s look at/)
}
const closePanel = async (one: Shown) => {
  await userEvent.click(one.look.getByRole('button', { name: 'Close the chat' }))
  expect(isSeen(one.root.querySelector('.panel'))).toBe(false)
}
const say = async (one: Shown) => {
  const before = one.look.queryAllByText(/Let’s look at/).length
  await userEvent.fill(one.look.getByRole('textbox', { name: 'Write to the coach' }), 'half of 48?')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => one.look.getAllByText(/Let’s look at/).length).toBeGreaterThan(before)
}
const answer = async ({ look }: Shown) => {
  await userEvent.click(await look.findByRole('radio', { name: '$18' }))
  await look.findByText('Saved')
}
const submit = async ({ look }: Shown) => {
  await userEvent.click(look.getByRole('button', { name: 'Check answer' }))
  await look.findByRole('button', { name: 'Next question' })
}
const next = async ({ look }: Shown) => {
  await userEvent.click(look.getByRole('button', { name: 'Next question' }))
  await look.findByRole('heading', { name: 'Question 2 of 9' })
}

describe.each(widths)('at %i px', (width, height) => {
  const begin = async () => {
    await page.viewport(width, height)
    // A page that leaves no room of its own beside a widget.
    document.body.style.margin = '0'
  }

  test.each(['right', 'left'])('a coach at the %s and a quiz leave each other their place', async (position) => {
    await begin()
    const pair = [quiz(), coach('launcher', { position })] as const
    const [asked, helper] = pair
    await asked.look.findByText('$18')
    await sound(pair, 'loading')
    await openPanel(helper)
    await sound(pair, 'opening')
    await say(helper)
    await sound(pair, 'a message')
    await closePanel(helper)
    await sound(pair, 'closing')
    await answer(asked)
    await sound(pair, 'an answer')
    await submit(asked)
    await sound(pair, 'checking')
    await openPanel(helper)
    await sound(pair, 'opening again')
    await closePanel(helper)
    await next(asked)
    await sound(pair, 'the next question')
  })

  test('a coach in the page and a quiz', async () => {
    await begin()
    const pair = [quiz(), coach('inline')] as const
    await pair[0].look.findByText('$18')
    await say(pair[1])
    await sound(pair, 'a message')
    await answer(pair[0])
    await submit(pair[0])
    await sound(pair, 'checking')
  })

  test('a coach in the page needs no bubble beside it', async () => {
    await begin()
    const pair = [coach('inline'), coach('launcher')] as const
    // So that its end, where one writes, lies in the bubble's corner.
    pair[0].element.style.marginBlockStart = `${height - 660}px`
    await pair[0].look.findByText(/Let’s look at/)
    await sound(pair, 'loading')
    scrollTo(0, 0)
    await expect.poll(() => isSeen(opener(pair[1]))).toBe(false)
    await say(pair[0])
    await sound(pair, 'a message')
  })

  test('of two coaches one has the opener, and the one that was opened last is there', async () => {
    await begin()
    const pair = [coach('launcher'), coach('launcher')] as const
    await sound(pair, 'loading')
    await openPanel(pair[0])
    await sound(pair, 'opening')
    ;(pair[1].element as HTMLElement & { open(): void }).open()
    await frames()
    expect(pair.map(({ root }) => isSeen(root.querySelector('.panel')))).toEqual([false, true])
    await sound(pair, 'opening the other')
    await closePanel(pair[1])
    await sound(pair, 'closing')
  })

  test('two quizzes and a coach', async () => {
    await begin()
    const three = [quiz(), quiz(), coach('launcher')] as const
    await three[1].look.findByText('$18')
    await sound(three, 'loading')
    await answer(three[0])
    await submit(three[0])
    await sound(three, 'checking')
  })

  test('a strip of many questions fades where it goes on, and has the one on the screen in view', async () => {
    await begin()
    const { root, look } = quiz()
    await look.findByText('$18')
    const strip = root.querySelector('.map ol') as HTMLElement
    const fits = strip.scrollWidth <= strip.clientWidth
    await expect.poll(() => strip.hasAttribute('data-after')).toBe(!fits)
    expect(strip.hasAttribute('data-before')).toBe(false)
    const last = look.getByRole('button', { name: /^Question 9:/ })
    last.click()
    await look.findByRole('heading', { name: 'Question 9 of 9' })
    await expect
      .poll(() => last.getBoundingClientRect().right)
      .toBeLessThanOrEqual(strip.getBoundingClientRect().right + 1)
    await expect.poll(() => strip.hasAttribute('data-before')).toBe(!fits)
    expect(strip.hasAttribute('data-after')).toBe(false)
  })
})
