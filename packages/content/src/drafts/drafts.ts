import type { ItemWithKey, Key, Option, QuestionType, Source } from '@coachkit/contract'

/** Questions, passages, documents and quizzes before they have ids: what content gives and a bank takes. */

export interface HintDraft {
  /** Unique within its item. */
  id: string
  title: string
  text: string
  /** Ids of rungs that come before it. */
  depends_on: string[]
  scaffold?: { type: QuestionType; options?: Option[]; key: Key }
}

/** One thing to answer, with its key and its help. */
export type ItemDraft = Pick<
  ItemWithKey,
  'type' | 'stem' | 'options' | 'units' | 'max_marks' | 'key' | 'worked_steps' | 'explanation'
> & { hints: HintDraft[] }

/** A picture beside a question; its bytes travel with the draft. */
export interface ImageDraft {
  filename: string
  alt: string
  media_type: string
  bytes: Uint8Array
}

export interface QuestionDraft extends ItemDraft {
  /** Stable within the source: bringing the same one in again changes it in place. */
  external_id: string
  subject: string
  course: string
  /** Skills and topics; they travel as `course_tagging_ids`. */
  tags: string[]
  /** 1 easy, 2 middling, 3 hard. Not in the spec: our choice. */
  difficulty_level_id: number
  language: string
  source: Source | null
  images: ImageDraft[]
  passage_external_id: string | null
  sub_questions: ItemDraft[]
}

export interface PassageDraft {
  external_id: string
  title: string
  text: string
  language: string
  source: Source | null
}

export interface KnowledgeDraft {
  external_id: string
  title: string
  filename: string
  subject: string
  text: string
}

/** A quiz that names its questions as its source names them. */
export interface QuizOutline {
  external_id: string
  title: string
  description: string
  language: string
  subject: string
  course: string
  source: Source | null
  question_external_ids: string[]
}
