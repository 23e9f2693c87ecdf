import type { Passage, QuestionWithKey } from '@coachkit/contract'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { newId } from '../../kernel/db/columns.ts'
import type { Database, Tx } from '../../kernel/db/database.ts'
import { isUuid } from '../../kernel/db/is-uuid.ts'
import { questionOf } from './body.ts'
import type { Pictures } from './publish.ts'
import { passage, question, questionReport, questionVersion } from './schema.ts'
import { createSimilarSearch, type MayBeShown } from './similar/search.ts'

const version = {
  question_id: questionVersion.question_id,
  version_id: questionVersion.id,
  passage_id: questionVersion.passage_id,
  body: questionVersion.body,
}

export function createQuestionStore(database: Database, pictures: Pictures, mayBeShown: MayBeShown) {
  const { db } = database

  async function findVersions(version_ids: readonly string[]): Promise<Map<string, QuestionWithKey>> {
    const known = version_ids.filter(isUuid)
    if (known.length === 0) return new Map()
    const rows = await db.select(version).from(questionVersion).where(inArray(questionVersion.id, known))
    return new Map(rows.map((row) => [row.version_id, questionOf(row, pictures.address)]))
  }

  async function currentVersions(
    tx: Tx,
    question_ids: readonly string[],
  ): Promise<Map<string, { version_id: string; max_marks: number }>> {
    const known = question_ids.filter(isUuid)
    if (known.length === 0) return new Map()
    const rows = await tx
      .select({ id: question.id, version_id: questionVersion.id, max_marks: questionVersion.max_marks })
      .from(question)
      .innerJoin(questionVersion, eq(questionVersion.id, question.version_id))
      .where(inArray(question.id, known))
    return new Map(rows.map(({ id, version_id, max_marks }) => [id, { version_id, max_marks }]))
  }

  /** A passage beside a question that `within` lets through. */
  async function findPassage(id: string, within: SQL): Promise<Passage | undefined> {
    if (!isUuid(id)) return undefined
    const [row] = await db
      .select({
        id: passage.id,
        title: passage.title,
        text: passage.text,
        language: passage.language,
        source: passage.source,
      })
      .from(passage)
      .where(sql`${passage.id} = ${id} and ${within}`)
    return row
  }

  /** Says whether there was a question to report that `within` lets through. */
  async function addReport(id: string, person_id: string | null, message: string, within: SQL): Promise<boolean> {
    if (!isUuid(id)) return false
    const { rowCount } = await db.execute(
      sql`insert into ${questionReport} (id, question_id, person_id, message)
        select ${newId()}::uuid, ${question.id}, ${person_id}::uuid, ${message} from ${question}
        where ${question.id} = ${id} and ${within}`,
    )
    return rowCount === 1
  }

  return {
    findVersions,
    currentVersions,
    findSimilar: createSimilarSearch(db, findVersions, mayBeShown),
    findPassage,
    addReport,
  }
}

export type QuestionStore = ReturnType<typeof createQuestionStore>
