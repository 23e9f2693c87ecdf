import type { ItemWithKey, QuestionWithKey } from '@coachkit/contract'

const gsm8k = { name: 'GSM8K', licence: 'MIT' }

const base = {
  type: 'numeric' as const,
  hint_count: 0,
  max_marks: 1,
  difficulty_level_id: 1,
  language: 'en',
  question_images: [],
  audio_url: null,
  passage_id: null,
  course_tagging_ids: [],
  source: gsm8k,
  sub_questions: [],
  explanation: null,
}

export const numericKey = (value: string) => ({ type: 'numeric' as const, value, tolerance: null, units: [] })

/** A word problem with two hints of its author's, the second of which would tell the answer. */
export const clips: QuestionWithKey = {
  ...base,
  id: '00000000-0000-7000-8000-000000000001',
  version_id: '00000000-0000-7000-8000-0000000000a1',
  stem: 'Natalia sold clips to 48 of her friends in April, and then she sold half as many clips in May. How many clips did Natalia sell altogether in April and May?',
  key: numericKey('72'),
  hints: [
    {
      id: 'h1',
      title: 'A step',
      text: 'How many clips are half of 48?',
      depends_on: [],
      scaffold: { type: 'numeric', key: numericKey('24') },
    },
    { id: 'h2', title: 'The end', text: 'Add both: the answer is 72.', depends_on: ['h1'] },
  ],
  worked_steps: ['Natalia sold 48/2 = 24 clips in May.', 'Natalia sold 48+24 = 72 clips altogether in April and May.'],
}

/** Of the same kind, with other numbers. */
export const apples: QuestionWithKey = {
  ...base,
  id: '00000000-0000-7000-8000-000000000002',
  version_id: '00000000-0000-7000-8000-0000000000a2',
  stem: 'Tom sold apples to 30 of his friends in June, and then he sold a third as many apples in July. How many apples did Tom sell altogether in June and July?',
  key: numericKey('40'),
  hints: [],
  worked_steps: ['Tom sold 30/3 = 10 apples in July.', 'Tom sold 30+10 = 40 apples altogether.'],
}

const part = (id: string, stem: string, value: string): ItemWithKey => ({
  ...{ id, type: 'numeric', stem, hint_count: 0, max_marks: 1, key: numericKey(value) },
  ...{ hints: [], worked_steps: [], explanation: null },
})

/** In two parts. */
export const rectangle: QuestionWithKey = {
  ...base,
  type: 'multi-part',
  id: '00000000-0000-7000-8000-000000000003',
  version_id: '00000000-0000-7000-8000-0000000000a3',
  stem: 'A rectangle is 7 cm long and 4 cm wide.',
  key: { type: 'multi-part' },
  hints: [],
  worked_steps: [],
  sub_questions: [
    part('a', 'What is its area in square centimetres?', '28'),
    part('b', 'What is its perimeter in centimetres?', '22'),
  ],
}

/** With options to pick from. */
export const gas: QuestionWithKey = {
  ...base,
  type: 'one-choice',
  id: '00000000-0000-7000-8000-000000000004',
  version_id: '00000000-0000-7000-8000-0000000000a4',
  stem: 'Which gas do green plants take from the air to make sugar?',
  options: ['Oxygen', 'Nitrogen', 'Carbon dioxide', 'Helium'].map((text, index) => ({ order: index + 1, text })),
  key: { type: 'one-choice', correct: 3 },
  hints: [{ id: 'h1', title: 'Breathing', text: 'It is the gas that animals breathe out.', depends_on: [] }],
  worked_steps: [],
  explanation: 'Plants take in carbon dioxide and give off oxygen.',
}

/** Answered with a word of one's own. */
export const element: QuestionWithKey = {
  ...base,
  type: 'short-text',
  id: '00000000-0000-7000-8000-000000000005',
  version_id: '00000000-0000-7000-8000-0000000000a5',
  stem: 'Name the chemical element with 34 protons, which is found beside arsenic and bromine.',
  key: { type: 'short-text', accepted: ['selenium'], ideas: [] },
  hints: [
    { id: 'h1', title: 'Where?', text: 'Look in the fourth period of the table.', depends_on: [] },
    { id: 'h2', title: 'Which?', text: 'It stands under sulphur.', depends_on: ['h1'] },
  ],
  worked_steps: [],
}

export const problems = [clips, apples, rectangle, gas, element]

/** The bank in miniature: likeness is the share of common words. */
export const smallBank = {
  async findVersions(ids: readonly string[]) {
    return new Map(
      problems.filter(({ version_id }) => ids.includes(version_id)).map((found) => [found.version_id, found]),
    )
  },
  async findSimilar(text: string, limit: number) {
    const words = (of: string) => new Set(of.toLowerCase().match(/[a-z]{4,}|\d+/g) ?? [])
    const wanted = words(text)
    return problems
      .map((question) => {
        const stem = words([question.stem, ...question.sub_questions.map(({ stem }) => stem)].join(' '))
        const shared = [...wanted].filter((word) => stem.has(word)).length
        return { question, similarity: shared / Math.max(5, Math.min(wanted.size, stem.size)) }
      })
      .filter(({ similarity }) => similarity > 0.1)
      .sort((one, other) => other.similarity - one.similarity)
      .slice(0, limit)
  },
}
