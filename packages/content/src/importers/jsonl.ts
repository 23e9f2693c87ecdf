import type * as z from 'zod/mini'
import type { QuestionDraft, QuizOutline } from '../drafts/drafts.ts'
import { type ImportEvent, type ImportFile, ImportRefusal, ItemRefusal } from './import-event.ts'
import { type Line, readLines } from './lines.ts'

/** One form of JSON lines: how a line is known, and what becomes of it. */
export interface LineFormat<T> {
  /** For the report. */
  name: string
  source_key: string
  row: z.ZodMiniType<T>
  /** Tells forms with the same fields apart. */
  fits?: (row: T) => boolean
  /** Throws `ItemRefusal` for an item that can't be used. */
  question(row: T): { question: QuestionDraft; notes: string[] }
  quiz: Pick<QuizOutline, 'title' | 'description' | 'language' | 'subject' | 'course' | 'source'>
  /** Said once for the whole file, beside the number of items that it is about. */
  tally?: { sentence: (count: number) => string; counts: (row: T) => boolean }
}

/** Questions of one quiz. */
const setSize = 10

export function parseLine({ number, text }: Line): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ImportRefusal('import.unreadable', `Line ${number} is not JSON.`, { cause })
  }
}

/** Sets of ten in the file's order; a last one of fewer than three joins the set before it. */
function* quizzesOf(format: LineFormat<never>['quiz'], ids: readonly string[]): Generator<QuizOutline> {
  const sets: string[][] = []
  for (let start = 0; start < ids.length; start += setSize) sets.push(ids.slice(start, start + setSize))
  const last = sets.at(-1)
  if (last && last.length < 3 && sets.length > 1) {
    sets.pop()
    sets.at(-1)?.push(...last)
  }
  for (const [index, question_external_ids] of sets.entries()) {
    yield {
      ...format,
      external_id: `set-${index + 1}`,
      title: `${format.title}, set ${index + 1}`,
      question_external_ids,
    }
  }
}

/**
 * Reads a file of JSON lines. A line that is not JSON refuses the whole file: who knows what else is broken in it. A
 * line that can be read but makes no question is skipped and named.
 */
export async function* readJsonLines<T>(file: ImportFile, format: LineFormat<T>): AsyncGenerator<ImportEvent> {
  const ids: string[] = []
  const seen = new Set<string>()
  let read = 0
  let tallied = 0
  for await (const line of readLines(file.open())) {
    const where = `line ${line.number}`
    if (read % 50 === 0) yield { kind: 'progress', read, of: null }
    const row = format.row.safeParse(parseLine(line))
    read += 1
    if (!row.success) {
      const field = row.error.issues[0]?.path.join('.')
      yield { kind: 'skipped', where, reason: field ? `“${field}” is missing or wrong.` : 'This is no item.' }
      continue
    }
    try {
      const { question, notes } = format.question(row.data)
      if (seen.has(question.external_id)) throw new ItemRefusal('The same question stands in the file before.')
      seen.add(question.external_id)
      ids.push(question.external_id)
      yield { kind: 'question', where, question }
      for (const note of notes) yield { kind: 'note', where, note }
      if (format.tally?.counts(row.data)) tallied += 1
    } catch (error) {
      if (!(error instanceof ItemRefusal)) throw error
      yield { kind: 'skipped', where, reason: error.message }
    }
  }
  if (read === 0) throw new ImportRefusal('import.unreadable', 'The file is empty.')
  if (format.tally && tallied > 0) yield { kind: 'note', where: 'whole file', note: format.tally.sentence(tallied) }
  for (const quiz of quizzesOf(format.quiz, ids)) yield { kind: 'quiz', quiz }
  yield { kind: 'progress', read, of: read }
}
