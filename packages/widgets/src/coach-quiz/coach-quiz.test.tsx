import type { CallReply } from '@coachkit/sdk'
import { mountWidget } from '@coachkit/sdk/testing'
import { waitFor, within } from '@testing-library/dom'
import axe from 'axe-core'
import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CoachQuiz } from './coach-quiz.element.ts'
import { all, answers, evaluation, marked, questions, quizId, type Scene, sceneOf } from './coach-quiz.fixtures.ts'
import { type QuizScene, type SceneName, scenes } from './coach-quiz.scenes.ts'

const { oneChoice, severalChoices, numeric, expression, shortText, multiPart } = questions
type MountOptions = NonNullable<Parameters<typeof mountWidget>[1]>
let unmount: () => void = () => undefined
afterEach(() => unmount())

function mount(scene: Scene, more: Partial<MountOptions> = {}) {
  const base = sceneOf(scene)
  const mounted = mountWidget(CoachQuiz, {
    ...base,
    ...more,
    replies: { ...base.replies, ...more.replies },
    streams: { ...base.streams, ...more.streams },
    attributes: { 'quiz-id': quizId, start: 'now', ...more.attributes },
  })
  unmount = mounted.unmount
  return { ...mounted, screen: within(mounted.root), rows: base.evaluations }
}

const refused = (code: string, status: number) => ({
  ok: false as const,
  problem: { code: code as never, status, detail: '' },
})
const callsOf = (mounted: { calls: { key: string; input: unknown }[] }, key: string) =>
  // biome-ignore lint/suspicious/noExplicitAny: a test reads the fields that it expects.
  mounted.calls.filter((call) => call.key === key).map(({ input }) => input as any)
const save = 'PATCH quiz/{id}/evaluations/{eid}'
const hand = 'POST quiz/{id}/submit'

describe('every scene', () => {
  for (const name of Object.keys(scenes) as SceneName[])
    for (const theme of ['light', 'dark'] as const)
      test(`${name} has nothing for axe to find, ${theme}`, async () => {
        const { options, act }: QuizScene = scenes[name]()
        const mounted = mountWidget(CoachQuiz, { theme, ...options })
        unmount = mounted.unmount
        await act?.(mounted)
        await waitFor(() => expect(mounted.root.hasAttribute('data-waiting')).toBe(false))
        // An entrance that is still fading would be measured in the middle of it.
        for (const animation of mounted.root.getAnimations({ subtree: true }))
          if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
        const { violations } = await axe.run(mounted.element)
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      })
})

test('says that it isn’t set up where the page is wrong, and tells its maker what', async () => {
  const wrong: [options: Partial<MountOptions>, code: string | null][] = [
    [{ attributes: { 'quiz-id': '' } }, 'embed.no-quiz'],
    [{ mistake: 'embed.origin', replies: { 'GET quiz/{id}': refused('session.missing', 401) } }, null],
    [{ session: 'visitor', replies: { 'GET quiz/{id}': refused('session.role', 403) } }, 'embed.quiz-learner'],
  ]
  for (const [options, code] of wrong) {
    const { screen, root, mistakes, events, calls } = mount({}, options)
    await screen.findByText('The quiz isn’t set up here yet')
    expect(root.textContent).not.toMatch(/sign|connection/i)
    expect(mistakes.map((said) => said.code)).toEqual(code ? [code] : [])
    expect(events.map(({ name }) => name)).not.toContain('coach-auth-required')
    if (options.mistake) expect(calls).toEqual([])
    unmount()
  }
  const gone = mount({}, { replies: { 'GET quiz/{id}': refused('object.missing', 404) } })
  await gone.screen.findByText(/This quiz isn’t here/)
  expect(gone.mistakes).toEqual([{ code: 'embed.unknown-quiz', values: { quiz: quizId } }])
})

test('says what it is before it begins, and goes on where the pupil was', async () => {
  const { screen } = mount(
    { evaluations: [evaluation(oneChoice, { ...answers['q-one'], revision: 2 })] },
    { attributes: { start: 'intro' } },
  )
  await screen.findByRole('heading', { name: 'Bread, roofs and bicycles' })
  screen.getByText('7 questions')
  screen.getByText('1 of 7 answered')
  screen.getByRole('button', { name: 'Continue where you left off' }).click()
  const heading = await screen.findByRole('heading', { name: 'Question 2 of 7' })
  await waitFor(() => expect(heading.getRootNode()).toHaveProperty('activeElement', heading))
})

test('saves a choice on this device first and then says that the server has it', async () => {
  let answer: (reply: CallReply<typeof save>) => void = () => undefined
  const mounted = mount(
    { list: [oneChoice, numeric] },
    { replies: { [save]: () => new Promise((resolve) => (answer = resolve)) } },
  )
  const { screen } = mounted
  ;(await screen.findByRole('radio', { name: '$12' })).click()
  await screen.findByText('Saved on this device')
  const [sent] = callsOf(mounted, save)
  expect(sent.params).toEqual({ id: quizId, eid: 'e-q-one' })
  expect(sent.body.evaluation).toMatchObject({ selected_option: { order: 2 }, value: '2', revision: 1 })
  answer({ ok: true, answer: { evaluation: evaluation(oneChoice, { ...answers['q-one'], revision: 2 }) } })
  await screen.findByText('Saved')
})

test('typing is saved when it rests, once', async () => {
  const mounted = mount({ list: [shortText] })
  const field = await mounted.screen.findByRole('textbox', { name: 'Your answer' })
  await userEvent.type(field, 'Water')
  await mounted.screen.findByText('Saved')
  expect(callsOf(mounted, save).map(({ body }) => body.evaluation.value)).toEqual(['Water'])
})

test('leaving the field saves at once what was typed', async () => {
  const mounted = mount({ list: [shortText] })
  const field = await mounted.screen.findByRole('textbox', { name: 'Your answer' })
  await userEvent.type(field, 'W')
  field.blur()
  await waitFor(() => expect(callsOf(mounted, save)).toHaveLength(1), { timeout: 200 })
})

test('two quick saves never make a conflict of our own', async () => {
  const { screen, ...mounted } = mount({ list: [oneChoice] })
  ;(await screen.findByRole('radio', { name: '$4' })).click()
  screen.getByRole('radio', { name: '$12' }).click()
  screen.getByRole('radio', { name: '$18' }).click()
  await screen.findByText('Saved')
  expect(mounted.rows()[0]).toMatchObject({ value: '3' })
  expect(screen.queryByText(/newer answer/)).toBeNull()
})

test('keeps what was typed when a newer answer comes from elsewhere, and gives it back', async () => {
  const newer = evaluation(shortText, { value: 'Deserts are hot.', revision: 5 })
  let tries = 0
  const mounted = mount(
    { list: [shortText] },
    {
      replies: {
        [save]: ({ body }) =>
          ++tries === 1
            ? { ok: false, problem: { code: 'request.conflict', status: 409, detail: '' } }
            : { ok: true, answer: { evaluation: { ...newer, value: body.evaluation.value ?? null, revision: 6 } } },
        'GET quiz/{id}/evaluations': { ok: true, answer: { evaluations: [newer], grading_completed: false } },
      },
    },
  )
  const { screen } = mounted
  const field = await screen.findByRole('textbox', { name: 'Your answer' })
  await userEvent.type(field, 'Spines lose less water.')
  await screen.findByText('There’s a newer answer from another device or tab')
  expect(field).toHaveProperty('value', 'Deserts are hot.')
  screen.getByText('Spines lose less water.')
  screen.getByRole('button', { name: 'Use what I wrote here' }).click()
  await waitFor(() => expect(field).toHaveProperty('value', 'Spines lose less water.'))
  await screen.findByText('Saved')
  expect(callsOf(mounted, save).at(-1).body.evaluation).toMatchObject({ value: 'Spines lose less water.', revision: 5 })
})

test('is answered, checked and left by keyboard alone', async () => {
  const mounted = mount({ list: [oneChoice, severalChoices] })
  const { screen, root } = mounted
  ;(await screen.findByRole('heading', { name: 'Question 1 of 2' })).focus()
  await userEvent.keyboard('h')
  await screen.findByText('How many bags does the baker need?')
  await userEvent.keyboard('2')
  expect(screen.getByRole('radio', { name: '$12' })).toHaveProperty('checked', true)
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('radio', { name: '$18' })).toHaveProperty('checked', true)
  await userEvent.keyboard('b{Enter}')
  await screen.findByText('That’s right!')
  expect(callsOf(mounted, hand)).toHaveLength(1)
  const next = screen.getByRole('button', { name: 'Next question' })
  next.focus()
  await userEvent.keyboard('{Enter}')
  const heading = await screen.findByRole('heading', { name: 'Question 2 of 2' })
  await waitFor(() => expect((root.getRootNode() as ShadowRoot).activeElement).toBe(heading))
  await userEvent.keyboard('ac{Enter}')
  await screen.findByText('That’s right!')
  expect(JSON.parse(callsOf(mounted, hand)[1].form.evaluations)[0].answer.value).toBe('1,3')
})

test('hints that were told before a reload stand on the screen again', async () => {
  const mounted = mount({ list: [oneChoice], evaluations: [{ ...evaluation(oneChoice), hints_used: 1 }] })
  await mounted.screen.findByText(/^Hint 1 of/)
  mounted.screen.getByRole('button', { name: 'Next hint' }).click()
  await mounted.screen.findByText(/^Hint 2 of/)
  expect(callsOf(mounted, 'POST quiz/{id}/evaluations/{eid}/hints').at(-1).body.number).toBe(2)
})

test('a hint that would give the answer away says that it waits', async () => {
  const held = { number: 1, of: 3, title: '', text: '', asks: false, held: true as const }
  const { screen } = mount(
    { list: [oneChoice] },
    { replies: { 'POST quiz/{id}/evaluations/{eid}/hints': { ok: true, answer: held } } },
  )
  const button = await screen.findByRole('button', { name: 'Get a hint' })
  button.click()
  await screen.findByText(/^This hint would give away the answer/)
  screen.getByRole('button', { name: 'Next hint' })
})

test('a question is read out in its own language', async () => {
  const { screen } = mount({ list: [{ ...oneChoice, language: 'ar', stem: 'ما هو الجواب؟' }] })
  const stem = (await screen.findByText('ما هو الجواب؟')).closest('.prose')
  expect(stem).toHaveProperty('lang', 'ar')
  expect(stem).toHaveProperty('dir', 'rtl')
})

test('in a field every key is a letter', async () => {
  const mounted = mount({ list: [shortText] })
  const field = await mounted.screen.findByRole('textbox', { name: 'Your answer' })
  await userEvent.type(field, 'h1')
  expect(field).toHaveProperty('value', 'h1')
  expect(callsOf(mounted, 'POST quiz/{id}/evaluations/{eid}/hints')).toHaveLength(0)
})

test('a double click makes one submission', async () => {
  const mounted = mount({ list: [oneChoice], evaluations: [evaluation(oneChoice, answers['q-one'])], pace: 5 })
  const button = await mounted.screen.findByRole('button', { name: 'Check answer' })
  button.click()
  button.click()
  await mounted.screen.findByText('That’s right!')
  expect(callsOf(mounted, hand)).toHaveLength(1)
  expect(mounted.events.filter(({ name }) => name === 'coach-quiz-submit')).toHaveLength(1)
})

test('a submission that another tab began is repeated to the letter, with its key', async () => {
  const evaluations = JSON.stringify([
    { evaluation_id: 'e-q-one', answer: { value: '2', selected_option: { order: 2 } } },
  ])
  const kept = JSON.stringify({ key: 'key-1', attempt_id: 'attempt-1', question_ids: ['q-one'], evaluations })
  const mounted = mount(
    { list: [oneChoice, numeric], evaluations: [evaluation(oneChoice, { ...answers['q-one'], state: 'queued' })] },
    { kept: { 'unsent.send:e-q-one': kept } },
  )
  await waitFor(() => expect(callsOf(mounted, hand)).toHaveLength(1))
  expect(callsOf(mounted, hand)[0]).toMatchObject({ form: { evaluations }, idempotency_key: 'key-1' })
  await waitFor(() => expect(mounted.events.some(({ name }) => name === 'coach-quiz-graded')).toBe(true))
})

test('a question joins the queue, its explanation streams in, and it leaves with its mark', async () => {
  const mounted = mount({
    list: [oneChoice, numeric],
    evaluations: [evaluation(oneChoice, answers['q-one'])],
    pace: 25,
  })
  const { screen } = mounted
  ;(await screen.findByRole('button', { name: /^Question 1:/ })).click()
  await screen.findByRole('heading', { name: 'Question 1 of 2' })
  ;(await screen.findByRole('button', { name: 'Check answer' })).click()
  await screen.findByText('Your answer is being marked', { selector: '.result-words' })
  screen.getByRole('button', { name: 'Question 1: being marked' })
  await screen.findByText(/First find how many/)
  await screen.findByText('That’s right!')
  screen.getByRole('button', { name: 'Question 1: right' })
  expect(mounted.root.querySelector('[role=status]')?.textContent).toContain('That’s right!')
})

test('marking that fails keeps the answer and is tried again with a new key', async () => {
  let tries = 0
  const base = sceneOf({ list: [shortText], evaluations: [evaluation(shortText, answers['q-text'])] })
  const works = base.streams?.[hand]
  const mounted = mount(
    { list: [shortText], evaluations: [evaluation(shortText, answers['q-text'])] },
    {
      streams: {
        [hand]: (input) =>
          ++tries === 1
            ? [{ event: 'error', data: { code: 'quiz.marking-failed', detail: '', question_ids: ['q-text'] } }]
            : typeof works === 'function'
              ? works(input)
              : [],
      },
    },
  )
  const { screen } = mounted
  ;(await screen.findByRole('button', { name: 'Check answer' })).click()
  await screen.findByText(/Marking didn’t finish/)
  screen.getByRole('button', { name: 'Try again' }).click()
  await screen.findByText('That’s right!')
  const [first, second] = callsOf(mounted, hand)
  expect(first.idempotency_key).not.toBe(second.idempotency_key)
})

test('a cut line repeats the same submission with the same key', async () => {
  let tries = 0
  const base = sceneOf({ list: [shortText], evaluations: [evaluation(shortText, answers['q-text'])] })
  const works = base.streams?.[hand]
  const mounted = mount(
    { list: [shortText], evaluations: [evaluation(shortText, answers['q-text'])] },
    {
      streams: {
        [hand]: (input) =>
          ++tries === 1
            ? [{ event: 'problem', data: { code: 'network.offline', status: 0, detail: '' } }]
            : typeof works === 'function'
              ? works(input)
              : [],
      },
    },
  )
  ;(await mounted.screen.findByRole('button', { name: 'Check answer' })).click()
  await mounted.screen.findByText(/handed in when you’re back/)
  dispatchEvent(new Event('online'))
  await mounted.screen.findByText('That’s right!')
  const [first, second] = callsOf(mounted, hand)
  expect(second).toEqual(first)
})

test('asks for an answer before it hands an empty one in', async () => {
  const mounted = mount({ list: [oneChoice] })
  ;(await mounted.screen.findByRole('button', { name: 'Check answer' })).click()
  expect((await mounted.screen.findByRole('alert')).textContent).toBe('Choose or write an answer first.')
  expect(callsOf(mounted, hand)).toHaveLength(0)
})

test('hands a question with an empty part in only when asked twice', async () => {
  const mounted = mount({
    list: [multiPart],
    evaluations: [evaluation(multiPart, { parts: { 'q-parts-a': { value: '18' } } })],
  })
  const check = await mounted.screen.findByRole('button', { name: 'Check answer' })
  check.click()
  expect((await mounted.screen.findByRole('alert')).textContent).toContain('Part b has no answer yet')
  check.click()
  await waitFor(() => expect(callsOf(mounted, hand)).toHaveLength(1))
})

test('shows what is typed as mathematics, and the row of signs writes it', async () => {
  const { screen, root } = mount({ list: [expression] })
  const field = await screen.findByRole('textbox', { name: 'Your answer in maths' })
  screen.getByRole('button', { name: 'Fraction' }).click()
  await userEvent.keyboard('3')
  expect(field).toHaveProperty('value', '(3)/()')
  await userEvent.fill(field, 'sqrt(9/4)')
  await waitFor(() => expect(root.querySelector('.preview msqrt mfrac')).not.toBeNull())
})

test('moves along the map by arrow keys and jumps by Enter', async () => {
  const { screen } = mount({ list: all })
  const dot = await screen.findByRole('button', { name: 'Question 1: not answered yet' })
  expect(dot.getAttribute('aria-current')).toBe('step')
  dot.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
  await screen.findByRole('heading', { name: 'Question 3 of 7' })
})

test('puts the question on the desk for the other widgets of the page', async () => {
  const mounted = mount({ list: [oneChoice, numeric] })
  await mounted.screen.findByRole('heading', { name: 'Question 1 of 2' })
  const { kit } = mounted.element as unknown as { kit: { focus: { value: unknown } } }
  expect(kit.focus.value).toEqual({ quiz_id: quizId, question_id: 'q-one' })
})

test('ends with the score, tells the page, and leads back to what was not yet right', async () => {
  const mounted = mount({
    list: [oneChoice, numeric],
    evaluations: [marked(oneChoice, 'right'), evaluation(numeric, answers['q-numeric'])],
    outcomes: { 'q-numeric': 'not-yet' },
  })
  const { screen } = mounted
  ;(await screen.findByRole('button', { name: 'Check answer' })).click()
  await screen.findByText('Not yet')
  screen.getByRole('button', { name: 'See how you did' }).click()
  await screen.findByRole('img', { name: '1 out of 2 marks, 50 per cent' })
  const complete = mounted.events.filter(({ name }) => name === 'coach-quiz-complete')
  expect(complete).toHaveLength(1)
  expect(complete[0]?.detail).toMatchObject({ quiz_id: quizId, total_score: 1, max_score: 2, percent: 50 })
  screen.getByRole('button', { name: 'Look at question 2' }).click()
  await screen.findByRole('heading', { name: 'Question 2 of 2' })
})

test('keeps every result until all is handed in, where the page wants that', async () => {
  const mounted = mount(
    { list: [oneChoice, numeric], evaluations: [oneChoice, numeric].map((one) => evaluation(one, answers[one.id])) },
    { attributes: { marking: 'end' } },
  )
  const { screen } = mounted
  await screen.findByRole('heading', { name: 'Question 1 of 2' })
  expect(screen.queryByRole('button', { name: 'Check answer' })).toBeNull()
  screen.getByRole('button', { name: 'Next question' }).click()
  ;(await screen.findByRole('button', { name: 'Review and hand in' })).click()
  ;(await screen.findByRole('button', { name: 'Hand it all in' })).click()
  await screen.findByRole('heading', { name: 'Full marks!' })
  expect(callsOf(mounted, hand)).toHaveLength(1)
  expect(JSON.parse(callsOf(mounted, hand)[0].form.evaluations)).toHaveLength(2)
})

test('when the session ends in mid-quiz it says what is safe, and shows the pupil’s question to nobody', async () => {
  const problem = { code: 'session.expired' as const, status: 401, detail: '' }
  const base = sceneOf({ list: [oneChoice] }).replies?.['GET quiz/{id}']
  let isOver = false
  const mounted = mount(
    { list: [oneChoice] },
    {
      replies: {
        // As the kit does it: whoever is refused is not there any more when the reply comes.
        [save]: () => {
          isOver = true
          mounted.session.state.value = 'missing'
          return { ok: false, problem }
        },
        'GET quiz/{id}': (input) => {
          if (isOver) return { ok: false, problem }
          return typeof base === 'function' ? base(input) : (base ?? { ok: false, problem })
        },
      },
    },
  )
  const { screen } = mounted
  ;(await screen.findByRole('radio', { name: '$12' })).click()
  await screen.findByText(/Your answers are safe on this device/)
  expect(screen.queryByRole('radio')).toBeNull()
  expect(mounted.events.map(({ name }) => name)).toContain('coach-auth-required')
})

test('a quiz that is not there is said calmly, with a retry', async () => {
  let tries = 0
  const base = sceneOf({ list: [oneChoice] })
  const works = base.replies?.['GET quiz/{id}']
  const { screen } = mount(
    { list: [oneChoice] },
    {
      replies: {
        'GET quiz/{id}': async (input) =>
          ++tries === 1
            ? { ok: false, problem: { code: 'network.failed', status: 0, detail: '' } }
            : typeof works === 'function'
              ? works(input)
              : { ok: false, problem: { code: 'object.missing', status: 404, detail: '' } },
      },
    },
  )
  await screen.findByRole('alert')
  screen.getByRole('button', { name: 'Try again' }).click()
  await screen.findByRole('heading', { name: 'Question 1 of 1' })
})

test('says so where there is no line to begin with, and begins when it is tried again', async () => {
  const { screen } = mount({ list: [oneChoice] }, { away: true })
  await screen.findByText('The connection dropped. Your answer is safe; try again.')
  screen.getByRole('button', { name: 'Try again' }).click()
  await screen.findByRole('heading', { name: 'Question 1 of 1' })
})

test('a bookmark is set and told by the map', async () => {
  const { screen } = mount({ list: [oneChoice, numeric] })
  ;(await screen.findByRole('button', { name: 'Bookmark this question' })).click()
  await screen.findByRole('button', { name: 'Question 1: not answered yet, bookmarked' })
})

test('a visitor takes a published quiz without an account', async () => {
  const mounted = mount({ list: [oneChoice] }, { session: 'visitor', attributes: { demo: true } })
  ;(await mounted.screen.findByRole('radio', { name: '$12' })).click()
  await mounted.screen.findByText('Saved on this device')
  expect(mounted.calls.map(({ key }) => key)).toEqual(['GET quiz/{id}/demo', 'POST quiz/{id}/demo/attempts'])
})

test('speaks German where the page does', async () => {
  const { screen } = mount({ list: [oneChoice] }, { lang: 'de' })
  await screen.findByRole('button', { name: 'Antwort prüfen' })
})

test('a session that ended takes the question from the screen, and its owner finds what they chose', async () => {
  const mounted = mount({ list: [oneChoice, shortText] })
  const { screen, session } = mounted
  ;(await screen.findByRole('radio', { name: '$12' })).click()
  await screen.findByText('Saved')
  session.state.value = 'missing'
  await waitFor(() => expect(screen.queryByRole('radio')).toBeNull())
  session.state.value = 'learner'
  expect(await screen.findByRole('radio', { name: '$12' })).toHaveProperty('checked', true)
})
