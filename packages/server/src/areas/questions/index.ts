import type { PassageDraft, QuestionDraft } from '@coachkit/content'
import { newId } from '../../kernel/db/columns.ts'
import type { Database, Tx } from '../../kernel/db/database.ts'
import type { QuestionBank } from '../../kernel/ports.ts'
import {
  dropStaged,
  type Pictures,
  type Published,
  publishPassages,
  publishStaged,
  type StagedRow,
  stage,
  stagedRow,
} from './publish.ts'
import { type QuestionsWithin, questionRoutes } from './routes.ts'
import type { MayBeShown } from './similar/search.ts'
import { createQuestionStore } from './store.ts'

export type { Pictures, Published } from './publish.ts'
export type { QuestionsWithin } from './routes.ts'

/** The bank as an import fills it: batches first, then everything at once. */
export interface QuestionIntake {
  /** Makes a batch's rows, outside any transaction; `stage` then writes them in one statement. */
  prepare(
    drafts: readonly { draft: QuestionDraft; position: number }[],
    place: { import_id: string; source_key: string; passage_ids?: ReadonlyMap<string, string> },
  ): Promise<{ stage(tx: Tx): Promise<void> }>
  publishStaged(tx: Tx, import_id: string): Promise<Published>
  dropStaged(tx: Tx, import_id: string): Promise<void>
}

export interface QuestionsDeps {
  database: Database
  pictures: Pictures
  questionsWithin: QuestionsWithin
  mayBeShown: MayBeShown
}

const batchSize = 100

export function createQuestionsArea({ database, pictures, questionsWithin, mayBeShown }: QuestionsDeps) {
  const store = createQuestionStore(database, pictures, mayBeShown)
  const bank: QuestionBank = store
  const intake: QuestionIntake = {
    async prepare(drafts, place) {
      const rows: StagedRow[] = []
      for (const { draft, position } of drafts) rows.push(await stagedRow(draft, { ...place, position }, pictures))
      return { stage: (tx) => stage(tx, rows) }
    },
    publishStaged,
    dropStaged,
  }

  /**
   * Publishes drafts by (source_key, external_id): what is unchanged stays as it is, a changed question gets a new
   * version. Drafts with pictures belong to an import, because files are not written inside a transaction.
   */
  async function publishQuestions(
    tx: Tx,
    source_key: string,
    drafts: readonly QuestionDraft[],
    passages: readonly PassageDraft[] = [],
  ): Promise<Published> {
    const import_id = newId()
    const passage_ids = await publishPassages(tx, source_key, passages)
    for (let start = 0; start < drafts.length; start += batchSize) {
      const batch = drafts.slice(start, start + batchSize).map((draft, index) => ({ draft, position: start + index }))
      const pictured = batch.find(({ draft }) => draft.images.length > 0)
      if (pictured) throw new Error(`${pictured.draft.external_id} has pictures: import it.`)
      const rows = await intake.prepare(batch, { import_id, source_key, passage_ids })
      await rows.stage(tx)
    }
    return publishStaged(tx, import_id)
  }

  return { routes: questionRoutes(store, questionsWithin), bank, intake, publishQuestions }
}

export type QuestionsArea = ReturnType<typeof createQuestionsArea>
