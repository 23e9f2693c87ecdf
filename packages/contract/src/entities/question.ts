import * as z from 'zod/mini'
import { Id, Markdown } from '../shapes.ts'

/** Question types. Not in the spec: our choice of names and numbers. */
export const questionTypeId = {
  'one-choice': 1,
  'several-choices': 2,
  numeric: 3,
  expression: 4,
  'short-text': 5,
  'multi-part': 6,
} as const
export type QuestionType = keyof typeof questionTypeId
const types = Object.keys(questionTypeId) as [QuestionType, ...QuestionType[]]

export const Option = z.object({
  /** From 1, as the author ordered them; an answer's `value` is this number as text (part 2 §4). */
  order: z.int().check(z.gte(1), z.lte(26)),
  text: Markdown,
})
export type Option = z.infer<typeof Option>

export const QuestionImage = z.object({ filename: z.string(), url: z.string(), alt: z.string() })

/** One thing to answer: a whole question, or one part of it. No key in here. */
export const Item = z.object({
  id: Id,
  type: z.enum(types),
  stem: Markdown,
  options: z.optional(z.array(Option)),
  /** Units that the pupil may choose among, when the item wants one. */
  units: z.optional(z.array(z.string())),
  /** How many rungs its hint ladder has. */
  hint_count: z.int(),
  max_marks: z.number(),
})
export type Item = z.infer<typeof Item>

export const Source = z.object({ name: z.string(), licence: z.string(), url: z.optional(z.string()) })
export type Source = z.infer<typeof Source>

export const Passage = z.object({
  id: Id,
  title: z.string(),
  text: Markdown,
  language: z.string(),
  source: z.nullable(Source),
})
export type Passage = z.infer<typeof Passage>

/** A question as a pupil gets it: built by picking from `QuestionWithKey` in `pupilQuestion`. */
export const Question = z.extend(Item, {
  /** The immutable version that this is; evaluations point at it. */
  version_id: Id,
  question_type_id: z.int(),
  difficulty_level_id: z.int(),
  language: z.string(),
  question_images: z.array(QuestionImage),
  audio_url: z.nullable(z.string()),
  passage_id: z.nullable(Id),
  course_tagging_ids: z.array(z.string()),
  source: z.nullable(Source),
  sub_questions: z.array(Item),
})
export type Question = z.infer<typeof Question>

/** What makes an answer right. */
export const Key = z.discriminatedUnion('type', [
  z.object({ type: z.literal('one-choice'), correct: z.int() }),
  z.object({ type: z.literal('several-choices'), correct: z.array(z.int()).check(z.minLength(1)) }),
  z.object({
    type: z.literal('numeric'),
    /** A decimal or a fraction such as `3/4`, as text, so that no digit is lost. */
    value: z.string().check(z.minLength(1)),
    tolerance: z.nullable(z.object({ kind: z.enum(['absolute', 'relative']), value: z.number().check(z.gte(0)) })),
    /** Accepted units: one of `symbol` is worth `factor` of the key's own unit. Empty when none is wanted. */
    units: z.array(z.object({ symbol: z.string(), factor: z.number().check(z.gt(0)) })),
  }),
  z.object({
    type: z.literal('expression'),
    /** Equivalent forms as typed or as TeX; any one is enough. */
    accepted: z.array(z.string()).check(z.minLength(1)),
    /** `same-form` refuses an answer that is equal but not yet worked out (3x+2x for 5x). */
    form: z.enum(['any', 'same-form']),
  }),
  z.object({
    type: z.literal('short-text'),
    accepted: z.array(z.string()).check(z.minLength(1)),
    /** Each inner list holds wordings of one idea; all ideas present is full marks. */
    ideas: z.array(z.array(z.string())),
  }),
  z.object({ type: z.literal('multi-part') }),
])
export type Key = z.infer<typeof Key>

/** One rung of a ladder; `depends_on` names rungs that come before it. */
export const Hint = z.object({
  id: Id,
  title: z.string(),
  text: Markdown,
  depends_on: z.array(Id),
  /** A question inside the hint, with its own key. */
  scaffold: z.optional(z.object({ type: z.enum(types), options: z.optional(z.array(Option)), key: Key })),
})
export type Hint = z.infer<typeof Hint>

export const ItemWithKey = z.extend(Item, {
  key: Key,
  hints: z.array(Hint),
  /** The worked solution, step by step. */
  worked_steps: z.array(Markdown),
  explanation: z.nullable(Markdown),
})
export type ItemWithKey = z.infer<typeof ItemWithKey>

/** A question with everything that only staff and the marker may see. */
export const QuestionWithKey = z.extend(ItemWithKey, {
  version_id: Id,
  difficulty_level_id: z.int(),
  language: z.string(),
  question_images: z.array(QuestionImage),
  audio_url: z.nullable(z.string()),
  passage_id: z.nullable(Id),
  course_tagging_ids: z.array(z.string()),
  source: z.nullable(Source),
  sub_questions: z.array(ItemWithKey),
})
export type QuestionWithKey = z.infer<typeof QuestionWithKey>

function pupilItem({ id, type, stem, options, units, hint_count, max_marks }: Item): Item {
  return {
    id,
    type,
    stem,
    ...(options && { options: options.map(({ order, text }) => ({ order, text })) }),
    ...(units && { units: [...units] }),
    hint_count,
    max_marks,
  }
}

/** Picks what a pupil may see; a field added to the keyed shape stays hidden until it is picked here. */
export function pupilQuestion(question: QuestionWithKey): Question {
  return {
    ...pupilItem(question),
    version_id: question.version_id,
    question_type_id: questionTypeId[question.type],
    difficulty_level_id: question.difficulty_level_id,
    language: question.language,
    question_images: question.question_images,
    audio_url: question.audio_url,
    passage_id: question.passage_id,
    course_tagging_ids: question.course_tagging_ids,
    source: question.source,
    sub_questions: question.sub_questions.map(pupilItem),
  }
}
