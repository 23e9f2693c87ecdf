import type { QuestionDraft, QuizOutline } from '../drafts/drafts.ts'

/** A file as it is handed in; `open` may be called more than once. */
export interface ImportFile {
  filename: string
  /** Bytes; null when it is not known before the end. */
  size: number | null
  open(): AsyncIterable<Uint8Array>
}

/** What a reader tells while it walks through a file, in the file's order. */
export type ImportEvent =
  | { kind: 'question'; where: string; question: QuestionDraft }
  | { kind: 'skipped'; where: string; reason: string }
  | { kind: 'note'; where: string; note: string }
  | { kind: 'quiz'; quiz: QuizOutline }
  | { kind: 'progress'; read: number; of: number | null }

export interface ImportReading {
  /** The name of the format, for the report. */
  format: string
  /** With an `external_id` the stable name of a question. */
  source_key: string
  events: AsyncIterable<ImportEvent>
}

/** The whole file is refused; nothing of it may be kept. */
export class ImportRefusal extends Error {
  readonly code: 'import.unreadable' | 'import.unknown-format'

  constructor(code: 'import.unreadable' | 'import.unknown-format', reason: string, options?: ErrorOptions) {
    super(reason, options)
    this.name = 'ImportRefusal'
    this.code = code
  }
}

/** One item is left out, with its reason; the rest goes on. */
export class ItemRefusal extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'ItemRefusal'
  }
}
