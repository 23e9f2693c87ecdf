import type { Mounted, StandIn } from '@coachkit/sdk/testing'
import {
  all,
  answers,
  evaluation,
  evaluationId,
  explanation,
  marked,
  never,
  questions,
  quizId,
  type Scene,
  sceneOf,
} from './coach-quiz.fixtures.ts'

/** A state that a person can meet: what the server says, and what the person does to get there. */
export interface QuizScene {
  options: StandIn & { attributes: Record<string, string | boolean> }
  act?: (mounted: Mounted<HTMLElement>) => Promise<void>
}

type Question = (typeof all)[number]

const attributes = { 'quiz-id': quizId, start: 'now' }

function scene(
  of: Scene,
  more: Partial<StandIn> = {},
  given: Record<string, string | boolean> = attributes,
): QuizScene {
  const base = sceneOf(of)
  return {
    options: {
      ...base,
      ...more,
      replies: { ...base.replies, ...more.replies },
      streams: { ...base.streams, ...more.streams },
      attributes: given,
    },
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Waits until something stands on the screen. */
async function until<T>(find: () => T | null | undefined): Promise<T> {
  for (let tries = 0; tries < 150; tries++) {
    const found = find()
    if (found) return found
    await pause(20)
  }
  throw new Error('It did not come.')
}

const press = (words: string) => async (mounted: Mounted<HTMLElement>) => {
  const button = await until(() =>
    [...mounted.root.querySelectorAll('button')].find((one) => one.textContent?.includes(words)),
  )
  button.click()
  await pause(60)
}

const saved = (question: Question) => evaluation(question, { ...answers[question.id], revision: 2 })

/** One question alone on the desk. */
const empty = (question: Question) => (): QuizScene => scene({ list: [question] })
const answered = (question: Question) => (): QuizScene => scene({ list: [question], evaluations: [saved(question)] })
const result = (question: Question, outcome: 'right' | 'partly' | 'not-yet') => (): QuizScene => {
  const parts = question.sub_questions.map(({ id, max_marks }, at) => {
    const full = outcome === 'right' || (outcome === 'partly' && at === 0)
    return [id, { is_full_marks: full, marks_given: full ? max_marks : 0, max_marks }] as const
  })
  const said =
    question === questions.oneChoice && outcome !== 'right'
      ? { selected_option: { order: 3 }, value: '3' }
      : answers[question.id]
  const row = marked(question, outcome, { ...said, part_marks: Object.fromEntries(parts) })
  const other = questions.oneChoice === question ? questions.numeric : questions.oneChoice
  return {
    ...scene({ list: [question, other], evaluations: [row] }),
    act: async ({ root }) => (await until(() => root.querySelector<HTMLButtonElement>('.dot'))).click(),
  }
}

const offlineProblem = { code: 'network.offline' as const, status: 0, detail: 'Offline.' }
const conflictRow = evaluation(questions.shortText, { value: 'Because deserts are hot.', revision: 5 })

export const scenes = {
  loading: (): QuizScene => scene({}, { replies: { 'GET quiz/{id}': () => never() } }),
  intro: (): QuizScene => scene({}, {}, { 'quiz-id': quizId }),
  introGoOn: (): QuizScene =>
    scene(
      { evaluations: [saved(questions.oneChoice), marked(questions.severalChoices, 'right')] },
      {},
      { 'quiz-id': quizId },
    ),
  introEmpty: (): QuizScene => scene({ list: [] }, {}, { 'quiz-id': quizId }),

  oneChoice: empty(questions.oneChoice),
  oneChoiceAnswered: answered(questions.oneChoice),
  oneChoiceRight: result(questions.oneChoice, 'right'),
  oneChoiceNotYet: result(questions.oneChoice, 'not-yet'),
  severalChoices: empty(questions.severalChoices),
  severalChoicesAnswered: answered(questions.severalChoices),
  severalChoicesRight: result(questions.severalChoices, 'right'),
  severalChoicesPartly: result(questions.severalChoices, 'partly'),
  severalChoicesNotYet: result(questions.severalChoices, 'not-yet'),
  numeric: empty(questions.numeric),
  numericAnswered: answered(questions.numeric),
  numericRight: result(questions.numeric, 'right'),
  numericNotYet: result(questions.numeric, 'not-yet'),
  expression: empty(questions.expression),
  expressionAnswered: answered(questions.expression),
  expressionRight: result(questions.expression, 'right'),
  expressionPartly: result(questions.expression, 'partly'),
  expressionNotYet: result(questions.expression, 'not-yet'),
  shortText: empty(questions.shortText),
  shortTextAnswered: answered(questions.shortText),
  shortTextRight: result(questions.shortText, 'right'),
  shortTextPartly: result(questions.shortText, 'partly'),
  shortTextNotYet: result(questions.shortText, 'not-yet'),
  multiPart: empty(questions.multiPart),
  multiPartAnswered: answered(questions.multiPart),
  multiPartRight: result(questions.multiPart, 'right'),
  multiPartPartly: result(questions.multiPart, 'partly'),
  multiPartNotYet: result(questions.multiPart, 'not-yet'),
  passage: empty(questions.passage),
  passageLoading: (): QuizScene =>
    scene({ list: [questions.passage] }, { replies: { 'GET questions/passages/{id}': () => never() } }),
  passageFailed: (): QuizScene =>
    scene(
      { list: [questions.passage] },
      {
        replies: {
          'GET questions/passages/{id}': {
            ok: false,
            problem: { code: 'network.failed', status: 0, detail: 'The connection broke off.' },
          },
        },
      },
    ),

  hintOpen: (): QuizScene => ({
    ...scene({ list: [questions.oneChoice, questions.numeric] }),
    act: async (mounted) => {
      await press('Get a hint')(mounted)
      await press('Next hint')(mounted)
    },
  }),
  hintFailed: (): QuizScene => ({
    ...scene(
      { list: [questions.oneChoice] },
      {
        replies: {
          'POST quiz/{id}/evaluations/{eid}/hints': {
            ok: false,
            problem: { code: 'network.failed', status: 0, detail: 'The connection broke off.' },
          },
        },
      },
    ),
    act: press('Get a hint'),
  }),
  nothingChosen: (): QuizScene => ({ ...scene({ list: [questions.oneChoice] }), act: press('Check answer') }),
  partEmpty: (): QuizScene => ({
    ...scene({
      list: [questions.multiPart],
      evaluations: [evaluation(questions.multiPart, { parts: { 'q-parts-a': { value: '18', unit: 'km/h' } } })],
    }),
    act: press('Check answer'),
  }),
  queued: (): QuizScene => ({
    ...scene(
      {
        list: [questions.oneChoice, questions.shortText],
        evaluations: [saved(questions.oneChoice), saved(questions.shortText)],
      },
      {
        streams: {
          'POST quiz/{id}/submit': [
            { event: 'queued', data: { question_ids: ['q-one'] } },
            { event: 'wait', milliseconds: 600_000 },
          ],
        },
      },
    ),
    act: press('Check answer'),
  }),
  streaming: (): QuizScene => ({
    ...scene(
      { list: [questions.oneChoice, questions.shortText], evaluations: [saved(questions.oneChoice)] },
      {
        kept: { 'quiz-place:attempt-1': 'q-one' },
        streams: {
          'POST quiz/{id}/submit': [
            { event: 'queued', data: { question_ids: ['q-one'] } },
            {
              event: 'explanation',
              data: { evaluation_id: evaluationId('q-one'), question_id: 'q-one', delta: explanation.slice(0, 110) },
            },
            { event: 'wait', milliseconds: 600_000 },
          ],
        },
      },
    ),
    act: press('Check answer'),
  }),
  markingFailed: (): QuizScene => ({
    ...scene(
      { list: [questions.shortText], evaluations: [saved(questions.shortText)] },
      {
        streams: {
          'POST quiz/{id}/submit': [
            { event: 'queued', data: { question_ids: ['q-text'] } },
            {
              event: 'error',
              data: { code: 'quiz.marking-failed', detail: 'Marking did not finish.', question_ids: ['q-text'] },
            },
          ],
        },
      },
    ),
    act: press('Check answer'),
  }),
  savedOnDevice: (): QuizScene => ({
    ...scene(
      { list: [questions.oneChoice, questions.shortText] },
      { replies: { 'PATCH quiz/{id}/evaluations/{eid}': () => never() } },
    ),
    act: async ({ root }) => {
      const option = await until(() => root.querySelector<HTMLInputElement>('.choice input'))
      option.click()
      await pause(100)
    },
  }),
  offlineMarking: (): QuizScene => ({
    ...scene(
      { list: [questions.oneChoice, questions.shortText], evaluations: [saved(questions.oneChoice)] },
      {
        kept: { 'quiz-place:attempt-1': 'q-one' },
        streams: { 'POST quiz/{id}/submit': [{ event: 'problem', data: offlineProblem }] },
      },
    ),
    act: press('Check answer'),
  }),
  conflict: (): QuizScene => ({
    ...scene(
      { list: [questions.shortText] },
      {
        replies: {
          'PATCH quiz/{id}/evaluations/{eid}': {
            ok: false,
            problem: { code: 'request.conflict', status: 409, detail: 'This was changed.' },
          },
          'GET quiz/{id}/evaluations': { ok: true, answer: { evaluations: [conflictRow], grading_completed: false } },
        },
      },
    ),
    act: async ({ root }) => {
      const field = await until(() => root.querySelector('textarea'))
      field.value = 'Spines lose less water than leaves.'
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await until(() => root.querySelector('.both'))
    },
  }),
  conflictClosed: (): QuizScene => ({
    ...scene(
      {
        list: [questions.shortText, questions.oneChoice],
        evaluations: [marked(questions.shortText, 'partly', { value: 'Because deserts are hot.' })],
      },
      { kept: { 'unsent.aside:e-q-text': JSON.stringify({ value: 'Spines lose less water.' }) } },
    ),
    act: async ({ root }) => (await until(() => root.querySelector<HTMLButtonElement>('.dot'))).click(),
  }),
  review: (): QuizScene => ({
    ...scene({ list: all.slice(0, 4), evaluations: all.slice(0, 3).map(saved) }, {}, { ...attributes, marking: 'end' }),
    act: async (mounted) => {
      await press('Review and hand in')(mounted)
    },
  }),
  summary: (): QuizScene =>
    scene({
      evaluations: all.map((one, at) =>
        marked(one, at === 1 ? 'partly' : at === 3 ? 'not-yet' : 'right', answers[one.id]),
      ),
    }),
  summaryFull: (): QuizScene =>
    scene({ list: all.slice(0, 3), evaluations: all.slice(0, 3).map((one) => marked(one, 'right')) }),
  summaryStart: (): QuizScene =>
    scene({ list: all.slice(0, 3), evaluations: all.slice(0, 3).map((one) => marked(one, 'not-yet')) }),
  mapOfAllStates: (): QuizScene => ({
    ...scene({
      evaluations: [
        marked(questions.oneChoice, 'right'),
        marked(questions.severalChoices, 'partly'),
        marked(questions.numeric, 'not-yet'),
        saved(questions.expression),
      ],
      quiz: { bookmarks: [{ evaluation_id: 'e-q-several', question_id: 'q-several' }] },
    }),
    act: async () => undefined,
  }),
  sessionLost: (): QuizScene => ({
    ...scene(
      { list: [questions.oneChoice, questions.shortText] },
      {
        replies: {
          'PATCH quiz/{id}/evaluations/{eid}': {
            ok: false,
            problem: { code: 'session.expired', status: 401, detail: 'The session has ended. Sign in again.' },
          },
        },
      },
    ),
    act: async ({ root }) => {
      const option = await until(() => root.querySelector<HTMLInputElement>('.choice input'))
      option.click()
      await pause(100)
    },
  }),
  error: (): QuizScene =>
    scene(
      {},
      {
        replies: {
          'GET quiz/{id}': {
            ok: false,
            problem: { code: 'object.missing', status: 404, detail: 'There is nothing here.' },
          },
        },
      },
    ),
  noLine: (): QuizScene => scene({}, { away: true }),
  visitor: (): QuizScene => scene({}, { session: 'visitor' }, { ...attributes, demo: true }),
  rightToLeft: (): QuizScene => {
    const made = scene({ list: all, evaluations: [saved(questions.oneChoice)] }, { lang: 'ar' })
    return made
  },
  german: (): QuizScene => scene({ list: all }, { lang: 'de' }),
} satisfies { readonly [name: string]: () => QuizScene }

export type SceneName = keyof typeof scenes
