import { createHash } from 'node:crypto'
import type { HintDraft, ItemDraft, QuestionDraft } from '@coachkit/content'
import type { ItemWithKey, QuestionWithKey } from '@coachkit/contract'

/** A picture as a version keeps it: the bytes lie in the store of files, named by their own hash. */
export interface StoredImage {
  filename: string
  alt: string
  file_key: string
}

/** What a version says, without ids: those come from its row, so equal content has an equal hash. */
export interface QuestionBody extends ItemDraft {
  difficulty_level_id: number
  language: string
  course_tagging_ids: string[]
  source: QuestionDraft['source']
  images: StoredImage[]
  sub_questions: ItemDraft[]
}

/** Ids of rungs are only names within their ladder; sources call them what they like. */
function renamed(hints: readonly HintDraft[]): HintDraft[] {
  const names = new Map(hints.map(({ id }, index) => [id, `h${index + 1}`]))
  return hints.map(({ id, title, text, depends_on, scaffold }) => ({
    id: names.get(id) ?? id,
    title,
    text,
    depends_on: depends_on.flatMap((before) => names.get(before) ?? []),
    ...(scaffold && { scaffold }),
  }))
}

const itemBody = (item: ItemDraft): ItemDraft => ({
  type: item.type,
  stem: item.stem,
  ...(item.options && { options: item.options }),
  ...(item.units && { units: item.units }),
  max_marks: item.max_marks,
  key: item.key,
  worked_steps: item.worked_steps,
  explanation: item.explanation,
  hints: renamed(item.hints),
})

export const bodyOf = (draft: QuestionDraft, images: StoredImage[]): QuestionBody => ({
  ...itemBody(draft),
  difficulty_level_id: draft.difficulty_level_id,
  language: draft.language,
  course_tagging_ids: draft.tags,
  source: draft.source,
  images,
  sub_questions: draft.sub_questions.map(itemBody),
})

/** Objects with their keys in order, because `jsonb` and builders put them as they like. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, canonical(part)]))
}

export const hashOf = (content: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(content)))
    .digest('hex')

const itemOf = (id: string, item: ItemDraft): ItemWithKey => ({ ...item, id, hint_count: item.hints.length })

/** The contract's shape of a stored version. A part's id is the question's with its place, so it outlives versions. */
export function questionOf(
  row: { question_id: string; version_id: string; passage_id: string | null; body: QuestionBody },
  addressOf: (file_key: string) => string,
): QuestionWithKey {
  const { images, sub_questions, difficulty_level_id, language, course_tagging_ids, source, ...item } = row.body
  return {
    ...itemOf(row.question_id, item),
    version_id: row.version_id,
    difficulty_level_id,
    language,
    question_images: images.map(({ filename, alt, file_key }) => ({ filename, alt, url: addressOf(file_key) })),
    audio_url: null,
    passage_id: row.passage_id,
    course_tagging_ids,
    source,
    sub_questions: sub_questions.map((part, index) => itemOf(`${row.question_id}_p${index + 1}`, part)),
  }
}

/** What a question is found by: its own wording and its parts'. */
export const wordingOf = ({ stem, sub_questions }: Pick<QuestionDraft, 'stem' | 'sub_questions'>): string =>
  [stem, ...sub_questions.map((part) => part.stem)].join('\n')
