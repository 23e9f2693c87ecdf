import type { PassageDraft, QuestionDraft } from '@coachkit/content'
import { inArray, type SQL, sql } from 'drizzle-orm'
import { newId } from '../../kernel/db/columns.ts'
import type { Tx } from '../../kernel/db/database.ts'
import { bodyOf, hashOf, type StoredImage, wordingOf } from './body.ts'
import { passage, question, questionTerm, questionVersion, stagedQuestion } from './schema.ts'
import { termsOf } from './similar/terms.ts'

export interface Published {
  added: number
  changed: number
  unchanged: number
  /** By the source's own name, for quizzes. */
  question_ids: Map<string, string>
}

/** Where the bytes of pictures go. Keeping the same bytes again changes nothing. */
export interface Pictures {
  keep(bytes: Uint8Array, media_type: string): Promise<string>
  /** A short-lived address, because a picture can't send a bearer token. */
  address(file_key: string): string
}

export type StagedRow = typeof stagedQuestion.$inferInsert

/** Makes the row outside any transaction: pictures are written and terms are made here. */
export async function stagedRow(
  draft: QuestionDraft,
  place: { import_id: string; position: number; source_key: string; passage_ids?: ReadonlyMap<string, string> },
  pictures: Pictures,
): Promise<StagedRow> {
  const images: StoredImage[] = []
  for (const { filename, alt, bytes, media_type } of draft.images) {
    images.push({ filename, alt, file_key: await pictures.keep(bytes, media_type) })
  }
  const body = bodyOf(draft, images)
  const passage_id = draft.passage_external_id ? place.passage_ids?.get(draft.passage_external_id) : null
  if (passage_id === undefined) throw new Error(`The passage ${draft.passage_external_id} is not there.`)
  return {
    id: newId(),
    question_id: newId(),
    import_id: place.import_id,
    position: place.position,
    source_key: place.source_key,
    external_id: draft.external_id,
    content_hash: hashOf({ ...body, passage_id }),
    subject: draft.subject,
    course: draft.course,
    language: draft.language,
    terms: termsOf(wordingOf(draft)),
    max_marks: draft.max_marks,
    passage_id,
    body,
  }
}

/** In one statement for a batch: `insert … values` of hundreds of rows is the fastest that the driver has. */
export const stage = async (tx: Tx, rows: readonly StagedRow[]): Promise<void> => {
  if (rows.length > 0) await tx.insert(stagedQuestion).values([...rows])
}

const count = async (tx: Tx, statement: SQL): Promise<number> => (await tx.execute(statement)).rowCount ?? 0

/**
 * Publishes everything staged under `import_id`, in a handful of statements whatever the number of questions, so that
 * the transaction is short. A question whose content is the same keeps its version; a changed one gets a new version.
 */
export async function publishStaged(tx: Tx, import_id: string): Promise<Published> {
  const staged = sql`${stagedQuestion} s`
  const mine = sql`s.import_id = ${import_id}`
  const same = sql`q.source_key = s.source_key and q.external_id = s.external_id`

  const added = await count(
    tx,
    sql`insert into ${question} (id, source_key, external_id, version_id, subject, course, language, terms)
      select s.question_id, s.source_key, s.external_id, s.id, s.subject, s.course, s.language, s.terms
      from ${staged} where ${mine} order by s.position
      on conflict (source_key, external_id) do nothing`,
  )
  await tx.execute(
    sql`insert into ${questionVersion} (id, question_id, number, content_hash, max_marks, passage_id, body)
      select s.id, q.id, coalesce(v.number, 0) + 1, s.content_hash, s.max_marks, s.passage_id, s.body
      from ${staged} join ${question} q on ${same}
      left join ${questionVersion} v on v.id = q.version_id
      where ${mine} and v.content_hash is distinct from s.content_hash`,
  )
  const changed = await count(
    tx,
    sql`update ${question} q set version_id = s.id, subject = s.subject, course = s.course, language = s.language,
        terms = s.terms, active = true, updated_at = now()
      from ${staged} join ${questionVersion} v on v.id = s.id
      where ${mine} and ${same} and q.version_id <> s.id`,
  )
  const named = await tx.execute<{ external_id: string; id: string }>(
    sql`select s.external_id, q.id from ${staged} join ${question} q on ${same} where ${mine} order by s.position`,
  )
  await dropStaged(tx, import_id)
  if (added + changed > 0) await countTerms(tx)
  return {
    added,
    changed,
    unchanged: named.rows.length - added - changed,
    question_ids: new Map(named.rows.map(({ external_id, id }) => [external_id, id])),
  }
}

export const dropStaged = async (tx: Pick<Tx, 'delete'>, import_id: string): Promise<void> => {
  await tx.delete(stagedQuestion).where(inArray(stagedQuestion.import_id, [import_id]))
}

/** Counts all terms anew: an exact count needs no care about what was there before. */
async function countTerms(tx: Tx): Promise<void> {
  await tx.execute(sql`delete from ${questionTerm}`)
  await tx.execute(
    sql`insert into ${questionTerm} (term, questions)
      select term, count(*) from ${question}, unnest(terms) term where active and term <> '' group by term
      union all select '', count(*) from ${question} where active`,
  )
}

/** Passages that are not there yet are added; all are named by their source's name. */
export async function publishPassages(
  tx: Tx,
  source_key: string,
  drafts: readonly PassageDraft[],
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const { external_id, title, text, language, source } of drafts) {
    const content_hash = hashOf({ title, text, language, source })
    const [row] = await tx
      .insert(passage)
      .values({ source_key, external_id, content_hash, title, text, language, source })
      // Nothing changes; the conflict only gives the row that is there.
      .onConflictDoUpdate({
        target: [passage.source_key, passage.external_id, passage.content_hash],
        set: { title },
      })
      .returning({ id: passage.id })
    if (row) ids.set(external_id, row.id)
  }
  return ids
}
