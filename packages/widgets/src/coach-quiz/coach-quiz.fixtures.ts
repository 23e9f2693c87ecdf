import type { Attempt, Evaluation, HintRung, Item, Passage, Question, Quiz } from '@coachkit/contract'
import type { StandIn } from '@coachkit/sdk/testing'

const made = '2026-03-02T09:00:00.000Z'

const types = {
  'one-choice': 1,
  'several-choices': 2,
  numeric: 3,
  expression: 4,
  'short-text': 5,
  'multi-part': 6,
} as const

function question(id: string, type: Question['type'], stem: string, more: Partial<Question> = {}): Question {
  return {
    id,
    version_id: `${id}-v1`,
    type,
    question_type_id: types[type],
    stem,
    difficulty_level_id: 2,
    language: 'en',
    question_images: [],
    audio_url: null,
    passage_id: null,
    course_tagging_ids: [],
    source: null,
    sub_questions: [],
    hint_count: 3,
    max_marks: 1,
    ...more,
  }
}

const item = (id: string, type: Item['type'], stem: string, more: Partial<Item> = {}): Item => ({
  id,
  type,
  stem,
  hint_count: 2,
  max_marks: 1,
  ...more,
})

const options = (...texts: string[]) => texts.map((text, at) => ({ order: at + 1, text }))

/** A picture of our own, so that a story needs no server. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 180"><rect width="480" height="180" rx="12" fill="#e8f1ea"/>
  <path d="M60 140L240 40L420 140Z" fill="none" stroke="#33604a" stroke-width="4"/>
  <g font-family="sans-serif" font-size="20" fill="#33604a"><text x="120" y="84">6 m</text><text x="330" y="84">6 m</text>
  <text x="224" y="168">10 m</text></g></svg>`,
)}`

export const questions = {
  oneChoice: question(
    'q-one',
    'one-choice',
    'A baker puts \\( 24 \\) rolls into bags of \\( 6 \\). Each bag costs $3. What do **all** the bags cost together?',
    { options: options('$4', '$12', '$18', '$72') },
  ),
  severalChoices: question('q-several', 'several-choices', 'Which of these are **mammals**?', {
    options: options('Bat', 'Penguin', 'Dolphin', 'Gecko'),
    max_marks: 2,
  }),
  numeric: question(
    'q-numeric',
    'numeric',
    'A triangular roof is framed with three beams. How long are they together?',
    {
      units: ['cm', 'm', 'km'],
      question_images: [
        { filename: 'roof.svg', url: picture, alt: 'A triangle with two sides of 6 metres and one of 10 metres' },
      ],
    },
  ),
  expression: question(
    'q-expression',
    'expression',
    'Solve for the positive value of \\( x \\): \\[ x^2 = \\frac{9}{4} \\] Write it as a fraction or a root.',
    { max_marks: 2 },
  ),
  shortText: question('q-text', 'short-text', 'Why does a cactus have spines instead of broad leaves?'),
  multiPart: question(
    'q-parts',
    'multi-part',
    'A cyclist rides \\( 36 \\) km in \\( 2 \\) hours, rests half an hour, and rides \\( 12 \\) km more in \\( 45 \\) minutes.',
    {
      hint_count: 0,
      max_marks: 3,
      sub_questions: [
        item('q-parts-a', 'numeric', 'How fast was the cyclist before the rest?', { units: ['km/h', 'm/s'] }),
        item('q-parts-b', 'one-choice', 'When was the cyclist faster?', {
          options: options('Before the rest', 'After the rest', 'Both the same'),
        }),
        item('q-parts-c', 'short-text', 'Say in a sentence how you know.'),
      ],
    },
  ),
  passage: question('q-passage', 'one-choice', 'Why did Mira keep the letter under the loose board?', {
    passage_id: 'p-lighthouse',
    options: options(
      'She wanted to read it again when the storm was over.',
      'She was afraid that the wind would take it.',
      'She had promised her brother that nobody would find it.',
    ),
  }),
}

export const passage: Passage = {
  id: 'p-lighthouse',
  title: 'The last lamp',
  language: 'en',
  source: { name: 'CoachKit demonstration texts', licence: 'CC BY 4.0' },
  text: [
    'On the evening when the new lamp was to be lit, Mira climbed the hundred and eleven steps alone. The wind had come up from the west, and the glass hummed in its frame like a finger on the rim of a cup.',
    'Her brother had put the letter into her hand at the harbour. "Nobody is to find it," he had said, "not even you, until the boat is back." She had laughed, and promised.',
    'Now she knelt, lifted the board that had always been loose, and laid the letter where the mice had once lived. Then she lit the lamp, and the sea, which had been black, was suddenly full of roads.',
  ].join('\n\n'),
}

export const ladder: readonly HintRung[] = [
  { number: 1, of: 3, title: 'Begin here', text: 'How many bags does the baker need?', asks: true },
  {
    number: 2,
    of: 3,
    title: 'One step',
    text: 'Share the rolls out: \\( 24 \\div 6 = 4 \\) bags.',
    asks: false,
  },
  { number: 3, of: 3, title: 'Nearly there', text: 'Each of the \\( 4 \\) bags costs $3.', asks: false },
]

export const explanation = [
  'First find how many bags there are, then what they cost.',
  '',
  '1. Rolls shared into bags of six: \\( 24 \\div 6 = 4 \\).',
  '2. Four bags at $3 each: \\( 4 \\times 3 = 12 \\), so **$12**.',
].join('\n')

export const quizId = 'quiz-mixed'
export const attemptId = 'attempt-1'
export const evaluationId = (question_id: string) => `e-${question_id}`

export function evaluation({ id, version_id, max_marks }: Question, more: Partial<Evaluation> = {}): Evaluation {
  return {
    id: evaluationId(id),
    attempt_id: attemptId,
    question_id: id,
    question_version_id: version_id,
    selected_option: null,
    selected_options: [],
    value: null,
    unit: null,
    parts: {},
    method_answer: null,
    revision: 1,
    state: 'open',
    is_submitted: false,
    explanation: null,
    score: null,
    marks_given: null,
    max_marks,
    is_full_marks: null,
    part_marks: {},
    time_spent: 0,
    num_options_clicked: 0,
    hints_used: 0,
    liked: false,
    disliked: false,
    updated_at: made,
    ...more,
  }
}

/** A marked evaluation: all, some or none of the marks. */
export function marked(question: Question, outcome: 'right' | 'partly' | 'not-yet', more: Partial<Evaluation> = {}) {
  const share = { right: 1, partly: 0.5, 'not-yet': 0 }[outcome]
  return evaluation(question, {
    state: 'marked',
    is_submitted: true,
    is_full_marks: outcome === 'right',
    marks_given: question.max_marks * share,
    score: share * 100,
    explanation,
    revision: 3,
    ...more,
  })
}

/** A full answer to each question, for stories and tests. */
export const answers: { readonly [question_id: string]: Partial<Evaluation> } = {
  'q-one': { selected_option: { order: 2 }, value: '2' },
  'q-several': { selected_options: [{ order: 1 }, { order: 3 }], value: '1,3' },
  'q-numeric': { value: '22', unit: 'm' },
  'q-expression': { value: '3/2' },
  'q-text': { value: 'Spines lose less water than leaves, and they keep animals away.' },
  'q-parts': {
    parts: {
      'q-parts-a': { value: '18', unit: 'km/h' },
      'q-parts-b': { selected_option: { order: 1 }, value: '1' },
      'q-parts-c': { value: 'Eighteen is more than sixteen.' },
    },
  },
  'q-passage': { selected_option: { order: 3 }, value: '3' },
}

export function quizOf(list: readonly Question[], more: Partial<Quiz> = {}): Quiz {
  return {
    id: quizId,
    title: 'Bread, roofs and bicycles',
    description: 'A little of everything: sums, a triangle, an animal or two.',
    group_type_id: 2,
    course_id: null,
    language: 'en',
    source: null,
    questions: [...list],
    attempt: null,
    evaluations: [],
    scoring_rationale: null,
    grading_completed: false,
    bookmarks: [],
    ...more,
  }
}

export const attemptOf = (evaluations: readonly Evaluation[], more: Partial<Attempt> = {}): Attempt => ({
  id: attemptId,
  quiz_id: quizId,
  number: 1,
  started_at: made,
  submitted_at: null,
  grading_completed: evaluations.every(({ state }) => state === 'marked'),
  total_score: evaluations.reduce((sum, { marks_given }) => sum + (marks_given ?? 0), 0),
  max_score: evaluations.reduce((sum, { max_marks }) => sum + max_marks, 0),
  evaluations: [...evaluations],
  ...more,
})

export const all = Object.values(questions)

type Script = NonNullable<NonNullable<StandIn['streams']>['POST quiz/{id}/submit']>
type Scripted = Extract<Script, readonly unknown[]>[number]

export interface Scene {
  list?: readonly Question[]
  evaluations?: readonly Evaluation[]
  quiz?: Partial<Quiz>
  /** How the marker sees each answer; right where nothing is said. */
  outcomes?: { readonly [question_id: string]: 'right' | 'partly' | 'not-yet' }
  /** Milliseconds between the events of a marking. */
  pace?: number
}

/** Replies of a small server that remembers: answers are saved with revisions, and marked as the scene says. */
export function sceneOf(scene: Scene = {}): StandIn & { evaluations(): Evaluation[] } {
  const list = scene.list ?? all
  let rows = list.map((one) => scene.evaluations?.find(({ question_id }) => question_id === one.id) ?? evaluation(one))
  const change = (id: string, more: Partial<Evaluation>) => {
    rows = rows.map((row) => (row.id === id ? { ...row, ...more } : row))
    return rows.find((row) => row.id === id) as Evaluation
  }
  const begun = () => rows.some(({ revision, state }) => revision > 1 || state !== 'open')
  const done = () => rows.every(({ state }) => state === 'marked')
  const missing = {
    ok: false as const,
    problem: { code: 'object.missing' as const, status: 404, detail: 'There is nothing here.' },
  }

  return {
    evaluations: () => rows,
    replies: {
      'GET quiz/{id}': () => ({
        ok: true,
        answer: quizOf(list, { attempt: begun() ? attemptOf(rows) : null, evaluations: rows, ...scene.quiz }),
      }),
      'GET quiz/{id}/demo': { ok: true, answer: quizOf(list, scene.quiz) },
      'POST quiz/{id}/attempts': ({ body }) => {
        if (body?.again) rows = list.map((one) => evaluation(one, { attempt_id: 'attempt-2' }))
        return { ok: true, answer: { attempt: attemptOf(rows, { id: body?.again ? 'attempt-2' : attemptId }) } }
      },
      'POST quiz/{id}/demo/attempts': () => ({
        ok: true,
        answer: { session_id: 'c2Vzc2lvbi1vZi1hLXZpc2', attempt: attemptOf(rows) },
      }),
      'GET quiz/{id}/evaluations': () => ({
        ok: true,
        answer: { evaluations: rows, grading_completed: done() },
      }),
      'GET quiz/{id}/demo/evaluations': () => ({ ok: true, answer: { evaluations: rows, grading_completed: done() } }),
      'PATCH quiz/{id}/evaluations/{eid}': ({ params, body }) => {
        const row = rows.find(({ id }) => id === params.eid)
        if (!row) return missing
        const { revision, ...answer } = body.evaluation
        if (row.state !== 'open')
          return {
            ok: false,
            problem: { code: 'quiz.closed', status: 409, detail: 'This attempt has been handed in.' },
          }
        if (row.revision !== revision)
          return { ok: false, problem: { code: 'request.conflict', status: 409, detail: 'This was changed.' } }
        return {
          ok: true,
          answer: { evaluation: change(row.id, { ...(answer as Partial<Evaluation>), revision: revision + 1 }) },
        }
      },
      'POST quiz/{id}/evaluations/{eid}/hints': ({ body }) => {
        const rung = ladder[body.number - 1]
        return rung ? { ok: true, answer: rung } : missing
      },
      'GET quiz/{id}/evaluations/{eid}/hints': ({ params }) => {
        const row = rows.find(({ id }) => id === params.eid)
        return row ? { ok: true, answer: { hints: { [row.question_id]: ladder.slice(0, row.hints_used) } } } : missing
      },
      'POST quiz/{id}/evaluations/{eid}/feedback': ({ params, body }) => ({
        ok: true,
        answer: { evaluation: change(params.eid, { liked: body?.liked ?? false, disliked: body?.disliked ?? false }) },
      }),
      'POST quiz/evaluations/{id}/bookmarks': ({ body }) => ({
        ok: true,
        answer: {
          bookmarks: body.is_bookmark
            ? [{ evaluation_id: evaluationId(body.question_id), question_id: body.question_id }]
            : [],
        },
      }),
      'GET questions/passages/{id}': { ok: true, answer: { passage } },
      'GET questions/passages/{id}/demo': { ok: true, answer: { passage } },
    },
    streams: {
      'POST quiz/{id}/submit': function* ({ form }): Generator<Scripted> {
        const sent = JSON.parse(form.evaluations) as { evaluation_id: string; answer: Partial<Evaluation> }[]
        const pause = { event: 'wait' as const, milliseconds: scene.pace ?? 0 }
        const ids = sent.flatMap(({ evaluation_id }) => rows.find(({ id }) => id === evaluation_id)?.question_id ?? [])
        yield { event: 'queued', data: { question_ids: ids } }
        for (const { evaluation_id, answer } of sent) {
          const row = rows.find(({ id }) => id === evaluation_id)
          const asked = list.find(({ id }) => id === row?.question_id)
          if (!row || !asked) continue
          for (const delta of explanation.match(/[\s\S]{1,24}/g) ?? []) {
            yield pause
            yield { event: 'explanation', data: { evaluation_id, question_id: asked.id, delta } }
          }
          const final = change(row.id, { ...marked(asked, scene.outcomes?.[asked.id] ?? 'right'), ...answer })
          const { total_score, max_score } = attemptOf(rows)
          yield {
            event: 'evaluations',
            data: { evaluations: [final], grading_completed: done(), total_score, max_score },
          }
        }
        yield { event: 'done', data: {} }
      },
    },
  }
}

/** Waits for ever: for what the story wants to hold still. */
export const never = <T>() => new Promise<T>(() => undefined)
