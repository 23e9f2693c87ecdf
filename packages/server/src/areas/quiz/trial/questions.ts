import type { Hint, ItemWithKey, Key, QuestionWithKey } from '@coachkit/contract'
import { newId } from '../../../kernel/db/columns.ts'
import type { QuestionBank } from '../../../kernel/ports.ts'

/** For tests: one question of every type, with words in its key and hints that a pupil must not see early. */

const hint = (id: string, text: string, depends_on: string[] = []): Hint => ({
  id,
  title: `Hint ${id}`,
  text,
  depends_on,
})

export function item(id: string, key: Key, more: Partial<ItemWithKey> = {}): ItemWithKey {
  const hints = more.hints ?? [hint('h1', 'SECRET-HINT-ONE'), hint('h2', 'SECRET-HINT-TWO', ['h1'])]
  return {
    id,
    type: key.type,
    stem: `What is ${id}?`,
    max_marks: 1,
    key,
    worked_steps: ['SECRET-STEP-ONE', 'SECRET-STEP-TWO'],
    explanation: 'SECRET-EXPLANATION',
    ...more,
    hints,
    hint_count: hints.length,
  }
}

export function question(key: Key, more: Partial<QuestionWithKey> = {}): QuestionWithKey {
  return {
    ...item(newId(), key, more),
    version_id: newId(),
    difficulty_level_id: 1,
    language: 'en',
    question_images: [],
    audio_url: null,
    passage_id: null,
    course_tagging_ids: [],
    source: null,
    sub_questions: [],
    ...more,
  }
}

const options = ['red', 'green', 'blue', 'yellow'].map((text, index) => ({ order: index + 1, text }))

export const oneOfEach = (): QuestionWithKey[] => [
  question({ type: 'one-choice', correct: 2 }, { options }),
  question({ type: 'several-choices', correct: [1, 3] }, { options, max_marks: 2 }),
  question(
    { type: 'numeric', value: '271.828', tolerance: null, units: [{ symbol: 'cm', factor: 1 }] },
    { units: ['cm', 'm'], max_marks: 2 },
  ),
  question({ type: 'expression', accepted: ['7731x+1'], form: 'any' }),
  question({ type: 'short-text', accepted: ['SECRET-WORD'], ideas: [] }),
  question(
    { type: 'multi-part' },
    {
      max_marks: 3,
      hints: [],
      sub_questions: [
        item('part-a', { type: 'numeric', value: '4242', tolerance: null, units: [] }),
        item('part-b', { type: 'one-choice', correct: 3 }, { options, max_marks: 2 }),
      ],
    },
  ),
]

/** The bank as this area needs it, in memory. */
export function bankOf(questions: readonly QuestionWithKey[]): QuestionBank & { put(question: QuestionWithKey): void } {
  const versions = new Map(questions.map((one) => [one.version_id, one]))
  const newest = new Map(questions.map((one) => [one.id, one]))
  return {
    put(one) {
      versions.set(one.version_id, one)
      newest.set(one.id, one)
    },
    findVersions: async (ids) =>
      new Map(ids.flatMap((id) => (versions.has(id) ? [[id, versions.get(id) as QuestionWithKey]] : []))),
    currentVersions: async (_tx, ids) =>
      new Map(
        ids.flatMap((id) => {
          const one = newest.get(id)
          return one ? [[id, { version_id: one.version_id, max_marks: one.max_marks }]] : []
        }),
      ),
    findSimilar: async () => [],
  }
}
