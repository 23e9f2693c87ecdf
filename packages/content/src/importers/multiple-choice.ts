import type { Source } from '@coachkit/contract'
import * as z from 'zod/mini'
import type { HintDraft, QuestionDraft } from '../drafts/drafts.ts'
import { choicesByPlace } from './choices.ts'
import { ItemRefusal } from './import-event.ts'
import type { LineFormat } from './jsonl.ts'
import { blank, escapeMarkdown, nameFromText } from './text.ts'

interface Parts {
  external_id: string
  subject: string
  course: string
  tags: string[]
  source: Source
  stem: string
  texts: readonly string[]
  place: number
  hints?: (correctText: string) => string[]
  worked_steps?: string[]
  explanation?: string | null
}

const rungTitles = ['Something to start from', 'A further fact', 'One step more', 'Nearly there']

/** One-choice questions of every source are built here. */
export function oneChoice(parts: Parts): { question: QuestionDraft; notes: string[] } {
  const stem = parts.stem.trim()
  if (stem === '') throw new ItemRefusal('The question is empty.')
  const { options, correct, note } = choicesByPlace(parts.texts, parts.place)
  const correctText = options[correct - 1]?.text ?? ''
  const hints: HintDraft[] = (parts.hints?.(correctText) ?? []).map((text, index) => ({
    id: `h${index + 1}`,
    title: rungTitles[index] ?? 'One step more',
    text: escapeMarkdown(text),
    depends_on: index === 0 ? [] : [`h${index}`],
  }))
  return {
    question: {
      external_id: parts.external_id,
      subject: parts.subject,
      course: parts.course,
      tags: parts.tags,
      difficulty_level_id: 2,
      language: 'en',
      source: parts.source,
      images: [],
      passage_external_id: null,
      type: 'one-choice',
      stem: escapeMarkdown(stem),
      options: options.map((option) => ({ ...option, text: escapeMarkdown(option.text) })),
      max_marks: 1,
      key: { type: 'one-choice', correct },
      hints,
      worked_steps: (parts.worked_steps ?? []).map(escapeMarkdown),
      explanation: parts.explanation ? escapeMarkdown(parts.explanation) : null,
      sub_questions: [],
    },
    notes: note ? [note] : [],
  }
}

/** Leaves the answer's own words open in a fact that would tell it. */
export function hideWords(fact: string, answer: string): string {
  const words = answer.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return words === '' ? fact : fact.replace(new RegExp(`(?<![\\p{L}\\d])${words}(?![\\p{L}\\d])`, 'giu'), blank)
}

const indexed = z.object({
  query: z.string(),
  choices: z.array(z.string()).check(z.minLength(1)),
  gold: z.int(),
})
type Indexed = z.infer<typeof indexed>

const arcMark = 'Question: '

function byIndex(name: string, source_key: string, source: Source, isArc: boolean): LineFormat<Indexed> {
  return {
    name,
    source_key,
    row: indexed,
    fits: ({ query }) => query.startsWith(arcMark) === isArc,
    question: ({ query, choices, gold }) => {
      const stem = isArc && query.startsWith(arcMark) ? query.slice(arcMark.length) : query
      // The options belong to the name: sources ask the same words with other options.
      const external_id = nameFromText(`${stem}\n${choices.join('\n')}`)
      return oneChoice({
        external_id,
        subject: 'science',
        course: 'Science',
        tags: ['science'],
        source,
        stem,
        texts: choices,
        place: gold,
      })
    },
    quiz: {
      title: isArc ? 'School science' : 'Science in everyday life',
      description: `Ten science questions with one right answer each, from ${source.name}.`,
      language: 'en',
      subject: 'science',
      course: 'Science',
      source,
    },
  }
}

export const arc = byIndex(
  'ARC',
  'arc',
  { name: 'ARC (Allen Institute for AI)', licence: 'CC BY-SA 4.0', url: 'https://allenai.org/data/arc' },
  true,
)
export const openBookQa = byIndex(
  'OpenBookQA',
  'openbookqa',
  { name: 'OpenBookQA (Allen Institute for AI)', licence: 'Apache-2.0', url: 'https://allenai.org/data/open-book-qa' },
  false,
)

const qascRow = z.object({
  id: z.string(),
  question: z.object({ stem: z.string(), choices: z.array(z.object({ text: z.string(), label: z.string() })) }),
  answerKey: z.string(),
  fact1: z.string(),
  fact2: z.string(),
  combinedfact: z.string(),
})
const qascSource: Source = {
  name: 'QASC (Allen Institute for AI)',
  licence: 'CC BY 4.0',
  url: 'https://allenai.org/data/qasc',
}

export const qasc: LineFormat<z.infer<typeof qascRow>> = {
  name: 'QASC',
  source_key: 'qasc',
  row: qascRow,
  question: ({ id, question, answerKey, fact1, fact2, combinedfact }) =>
    oneChoice({
      external_id: id,
      subject: 'science',
      course: 'Science',
      tags: ['science'],
      source: qascSource,
      stem: question.stem,
      texts: question.choices.map(({ text }) => text),
      place: question.choices.findIndex(({ label }) => label === answerKey),
      hints: (answer) => [hideWords(fact1, answer), hideWords(fact2, answer)].filter((fact) => fact.trim() !== ''),
      worked_steps: [fact1, fact2, combinedfact].filter((fact) => fact.trim() !== ''),
      explanation: combinedfact,
    }),
  quiz: {
    title: 'Two facts, one answer',
    description: 'Ten science questions whose answers join two facts, from QASC.',
    language: 'en',
    subject: 'science',
    course: 'Science',
    source: qascSource,
  },
}
