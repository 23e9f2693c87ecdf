import { type ImportFile, type QuestionDraft, type QuizOutline, readImport } from '@coachkit/content'
import { groupTypeId, type ImportReport } from '@coachkit/contract'
import type { Database, Tx } from '../../kernel/db/database.ts'
import type { QuizDraft, QuizPublisher } from '../../kernel/ports.ts'

interface StagedRows {
  stage(tx: Tx): Promise<void>
}

/** What the bank gives an import; kept apart from the bank's own shapes. */
export interface Intake {
  prepare(
    drafts: readonly { draft: QuestionDraft; position: number }[],
    place: { import_id: string; source_key: string },
  ): Promise<StagedRows>
  publishStaged(
    tx: Tx,
    import_id: string,
  ): Promise<{ added: number; changed: number; unchanged: number; question_ids: Map<string, string> }>
}

export interface ImportDeps {
  database: Pick<Database, 'withTx'>
  intake: Intake
  quizzes: QuizPublisher
}

export interface ImportTask {
  import_id: string
  file: ImportFile
  format: string | undefined
  signal: AbortSignal
  /** Said after each batch; the run is marked as alive by it. */
  progress(read: number, of: number | null): Promise<void>
  /** Runs in the transaction that publishes, last. */
  done(tx: Tx, report: ImportReport): Promise<void>
}

const batchSize = 100
/** A list longer than this helps nobody; the count still tells all. */
const longestList = 1000

function capped<T>(list: T[], entry: T, more: (hidden: number) => T, hidden: { count: number }): void {
  if (list.length < longestList) list.push(entry)
  else {
    hidden.count += 1
    list[longestList] = more(hidden.count)
  }
}

/** Quizzes of questions that are really there; one whose questions were all left out is none. */
function quizDrafts(
  source_key: string,
  outlines: readonly QuizOutline[],
  ids: ReadonlyMap<string, string>,
): QuizDraft[] {
  return outlines
    .map((outline) => ({
      source_key,
      external_id: outline.external_id,
      title: outline.title,
      description: outline.description,
      language: outline.language,
      group_type_id: groupTypeId['independent study'],
      // Not in the spec: our choice. Imported quizzes are for everyone; a teacher puts them into courses.
      course_id: null,
      audience: { published_for: 'everyone' } as const,
      source: outline.source,
      question_ids: outline.question_external_ids.flatMap((name) => ids.get(name) ?? []),
    }))
    .filter(({ question_ids }) => question_ids.length > 0)
}

/**
 * Reads the file, stages its questions batch by batch, each in a short transaction of its own, and then publishes
 * everything at once. Whatever stops it before that leaves nothing to be seen. Throws `ImportRefusal` for the whole file.
 */
export async function runImport(deps: ImportDeps, task: ImportTask): Promise<ImportReport> {
  const { import_id, file, signal } = task
  const reading = await readImport(file, task.format)
  const report: ImportReport = {
    filename: file.filename,
    format: reading.format,
    read: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    skipped: [],
    notes: [],
    quizzes: 0,
  }
  const outlines: QuizOutline[] = []
  const hidden = { skipped: { count: 0 }, notes: { count: 0 } }
  let batch: { draft: QuestionDraft; position: number }[] = []
  let of: number | null = null

  const flush = async (): Promise<void> => {
    signal.throwIfAborted()
    const rows = await deps.intake.prepare(batch, { import_id, source_key: reading.source_key })
    if (batch.length > 0) await deps.database.withTx((tx) => rows.stage(tx))
    batch = []
    await task.progress(report.read, of)
  }

  for await (const event of reading.events) {
    if (event.kind === 'question') {
      batch.push({ draft: event.question, position: report.read })
      report.read += 1
      if (batch.length === batchSize) await flush()
    } else if (event.kind === 'skipped') {
      report.read += 1
      const { where, reason } = event
      capped(report.skipped, { where, reason }, (n) => ({ where: '…', reason: `${n} more` }), hidden.skipped)
    } else if (event.kind === 'note') {
      const { where, note } = event
      capped(report.notes, { where, note }, (n) => ({ where: '…', note: `${n} more` }), hidden.notes)
    } else if (event.kind === 'quiz') outlines.push(event.quiz)
    else of = event.of
  }
  await flush()
  signal.throwIfAborted()

  return deps.database.withTx(async (tx) => {
    const { question_ids, ...counts } = await deps.intake.publishStaged(tx, import_id)
    const drafts = quizDrafts(reading.source_key, outlines, question_ids)
    await deps.quizzes.publish(tx, drafts)
    const whole = { ...report, ...counts, quizzes: drafts.length }
    await task.done(tx, whole)
    return whole
  })
}
