import type { Key } from '@coachkit/contract'
import type { HintDraft, ItemDraft, PassageDraft, QuestionDraft } from '../drafts/drafts.ts'
import type { Random } from './random.ts'

/** How the demonstration's questions are put together. */

export type Subject = 'mathematics' | 'science' | 'english'

/** What a test works the key out from, in another way than the template did. */
export interface Proof {
  /** Arithmetic in digits and `+ - * / ( )`; its value is the key. One for each part of a multi-part question. */
  values?: string[]
  /** An expression in x that has to be equal to the accepted one for every x. */
  equals?: string
}

/** A question before its topic gives it a name and a place. */
export type Made = ItemDraft & {
  sub_questions: ItemDraft[]
  proof?: Proof
  passage?: string
  difficulty: number
  /** Questions of one kind are alike but for their numbers or words: a quiz has one of them, the bank all. */
  kind?: string
}

export interface Topic {
  id: string
  subject: Subject
  /** The group of topics that it belongs to. */
  course: string
  /** The school year whose course has it: no earlier than the national curriculum for England has it. */
  year: number
  title: string
  description: string
  tags: string[]
  /** Open to everyone, so that people can try before they buy; the others come with their course. */
  free?: true
  questions: Made[]
  passages?: PassageDraft[]
}

const rungTitles = ['Nudge', 'Hint', 'A similar one, worked', 'The next small step']

/** A ladder of three or four rungs: nudge, hint, worked similar step, sub-step. */
export const ladder = (...texts: string[]): HintDraft[] =>
  texts.map((text, index) => ({
    id: `h${index + 1}`,
    title: rungTitles[index] ?? 'One step more',
    text,
    depends_on: index === 0 ? [] : [`h${index}`],
  }))

interface Help {
  hints: string[]
  /** The worked solution. */
  steps?: string[]
  why: string
  difficulty?: number
  passage?: string
  proof?: Proof
}

const shell = (item: Omit<ItemDraft, 'hints' | 'worked_steps' | 'explanation' | 'max_marks'>, help: Help): Made => ({
  ...item,
  max_marks: 1,
  hints: ladder(...help.hints),
  worked_steps: help.steps ?? [],
  explanation: help.why,
  sub_questions: [],
  difficulty: help.difficulty ?? 2,
  ...(help.passage && { passage: help.passage }),
  ...(help.proof && { proof: help.proof }),
})

/** Said below what is asked, where the form of an answer is not plain from the field alone. */
const typedAs = (stem: string, line: string): string =>
  /\b(?:a sentence|one word|Type )/.test(stem) ? stem : `${stem}\n\n*${line}*`

const numberLine = (value: string, hasUnits: boolean): string => {
  if (hasUnits) return 'Type a number and choose its unit.'
  return value.includes('/') ? 'Type a fraction with a slash, such as 7/30.' : 'Type a number, such as 3.5.'
}

/** The right option is given first and takes its place by the seed. */
export function oneChoice(random: Random, stem: string, texts: [string, ...string[]], help: Help): Made {
  const shuffled = random.shuffle(texts)
  return shell(
    {
      type: 'one-choice',
      stem,
      options: shuffled.map((text, index) => ({ order: index + 1, text })),
      key: { type: 'one-choice', correct: shuffled.indexOf(texts[0]) + 1 },
    },
    help,
  )
}

export function severalChoices(random: Random, stem: string, right: string[], wrong: string[], help: Help): Made {
  const shuffled = random.shuffle([...right, ...wrong])
  const correct = shuffled.flatMap((text, index) => (right.includes(text) ? [index + 1] : []))
  return shell(
    {
      type: 'several-choices',
      stem: `${stem}\n\nChoose all that are right.`,
      options: shuffled.map((text, index) => ({ order: index + 1, text })),
      key: { type: 'several-choices', correct },
    },
    help,
  )
}

type Numeric = Extract<Key, { type: 'numeric' }>

/** `units` are those a pupil may choose among; the first one is the key's own. */
export function numeric(
  stem: string,
  value: string,
  help: Help & { units?: Numeric['units']; tolerance?: Numeric['tolerance'] },
): Made {
  const units = help.units ?? []
  return shell(
    {
      type: 'numeric',
      stem: typedAs(stem, numberLine(value, units.length > 1)),
      ...(units.length > 0 && { units: units.map(({ symbol }) => symbol) }),
      key: { type: 'numeric', value, tolerance: help.tolerance ?? null, units },
    },
    help,
  )
}

export const expression = (stem: string, accepted: string[], form: 'any' | 'same-form', help: Help): Made =>
  shell(
    {
      type: 'expression',
      stem: typedAs(stem, 'Type it like 8x + 11 or 9(2x + 1).'),
      key: { type: 'expression', accepted, form },
    },
    help,
  )

export const shortText = (stem: string, accepted: string[], help: Help & { ideas?: string[][] }): Made =>
  shell(
    {
      type: 'short-text',
      stem: typedAs(stem, help.ideas ? 'Answer in a sentence.' : 'Type a word or two.'),
      key: { type: 'short-text', accepted, ideas: help.ideas ?? [] },
    },
    help,
  )

export const ofKind = (kind: string, question: Made): Made => ({ ...question, kind })

/** One mark for each part. */
export function multiPart(stem: string, parts: Made[], help: Omit<Help, 'hints'>): Made {
  return {
    ...shell({ type: 'multi-part', stem, key: { type: 'multi-part' } }, { ...help, hints: [] }),
    max_marks: parts.length,
    sub_questions: parts.map(
      ({ sub_questions: _, difficulty: __, proof: ___, passage: ____, kind: _____, ...item }) => item,
    ),
    proof: { values: parts.flatMap(({ proof }) => proof?.values ?? []) },
  }
}

const source = { name: 'CoachKit', licence: 'MIT' }

export const draftsOf = (topic: Topic): QuestionDraft[] =>
  topic.questions.map(({ proof: _, kind: __, passage, difficulty, ...item }, index) => ({
    ...item,
    external_id: `${topic.id}-${index + 1}`,
    subject: topic.subject,
    course: topic.course,
    tags: topic.tags,
    difficulty_level_id: difficulty,
    language: 'en-GB',
    source,
    images: [],
    passage_external_id: passage ?? null,
  }))

/** The names of a topic's questions that stand in its quiz: one of each kind, and all that are of no kind. */
export function quizOf(topic: Topic): string[] {
  const kinds = new Set<string>()
  return draftsOf(topic).flatMap(({ external_id }, index) => {
    const kind = topic.questions[index]?.kind
    if (kind === undefined) return [external_id]
    if (kinds.has(kind)) return []
    kinds.add(kind)
    return [external_id]
  })
}
