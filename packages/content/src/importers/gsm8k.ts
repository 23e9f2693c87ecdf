import type { Key, Source } from '@coachkit/contract'
import * as z from 'zod/mini'
import type { ItemDraft, QuestionDraft } from '../drafts/drafts.ts'
import { hintsOf, readSolution, type Solution } from './gsm8k-solution.ts'
import { ItemRefusal } from './import-event.ts'
import type { LineFormat } from './jsonl.ts'
import { escapeMarkdown, nameFromText } from './text.ts'

const source: Source = { name: 'GSM8K', licence: 'MIT', url: 'https://github.com/openai/grade-school-math' }
const row = z.object({ question: z.string(), answer: z.string() })
type Row = z.infer<typeof row>

export const numericKey = (value: string): Key => ({ type: 'numeric', value, tolerance: null, units: [] })

/** More steps, more to keep in mind. */
const difficultyOf = ({ steps }: Solution): number => (steps.length <= 2 ? 1 : steps.length <= 4 ? 2 : 3)

function whole({ question }: Row, solution: Solution): QuestionDraft {
  return {
    external_id: nameFromText(question),
    subject: 'mathematics',
    course: 'Word problems',
    tags: ['word-problems', 'arithmetic'],
    difficulty_level_id: difficultyOf(solution),
    language: 'en',
    source,
    images: [],
    passage_external_id: null,
    type: 'numeric',
    stem: escapeMarkdown(question.trim()),
    max_marks: 1,
    key: numericKey(solution.answer),
    hints: hintsOf(question, solution),
    worked_steps: solution.steps.map(({ text }) => text),
    explanation: solution.steps.map(({ text }) => text).join('\n\n'),
    sub_questions: [],
  }
}

/** Sub-questions that each have one number for an answer, the last being the problem's own. */
function partsOf({ steps, answer }: Solution): ItemDraft[] | null {
  if (steps.length < 2 || Number(steps.at(-1)?.result) !== Number(answer)) return null
  const asked = new Set(steps.map(({ asks }) => asks))
  if (asked.size < steps.length) return null
  const parts: ItemDraft[] = []
  for (const { asks, result, open, text } of steps) {
    if (!asks?.endsWith('?') || result === null) return null
    parts.push({
      type: 'numeric',
      stem: asks,
      max_marks: 1,
      key: numericKey(result),
      hints: [{ id: 'h1', title: 'How to find it', text: open, depends_on: [] }],
      worked_steps: [text],
      explanation: text,
    })
  }
  return parts
}

const isSocratic = ({ answer }: Row): boolean => answer.includes(' ** ')

export const gsm8k: LineFormat<Row> = {
  name: 'GSM8K',
  source_key: 'gsm8k',
  row,
  fits: (row) => row.answer.includes('####') && !isSocratic(row),
  question(row) {
    if (row.question.trim() === '') throw new ItemRefusal('The question is empty.')
    return { question: whole(row, readSolution(row.answer)), notes: [] }
  },
  quiz: {
    title: 'Word problems',
    description: 'Ten word problems with worked solutions, from GSM8K.',
    language: 'en',
    subject: 'mathematics',
    course: 'Word problems',
    source,
  },
}

export const gsm8kSocratic: LineFormat<Row> = {
  name: 'GSM8K, Socratic',
  source_key: 'gsm8k-socratic',
  row,
  fits: (row) => row.answer.includes('####') && isSocratic(row),
  question(row) {
    if (row.question.trim() === '') throw new ItemRefusal('The question is empty.')
    const solution = readSolution(row.answer)
    const question = whole(row, solution)
    const parts = partsOf(solution)
    if (!parts) return { question, notes: [] }
    return {
      question: {
        ...question,
        type: 'multi-part',
        key: { type: 'multi-part' },
        max_marks: parts.length,
        sub_questions: parts,
      },
      notes: [],
    }
  },
  quiz: {
    title: 'Word problems, step by step',
    description: 'Ten word problems, each led through by its own sub-questions, from GSM8K.',
    language: 'en',
    subject: 'mathematics',
    course: 'Word problems',
    source,
  },
  tally: {
    counts: (row) => partsOf(readSolution(row.answer)) === null,
    sentence: (count) =>
      `${count} problems have a step without a sub-question or a single result of its own; there the sub-questions became hints of one numeric question.`,
  },
}
