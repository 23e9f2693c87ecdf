import type { KnowledgeDocument } from '@coachkit/contract'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../kernel/db/database.ts'
import { isUuid } from '../../kernel/db/is-uuid.ts'
import type { Knowledge } from '../../kernel/ports.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { reachDocument } from './reach.ts'
import { excerptOf, rerank, type Term } from './rules.ts'
import { knowledgeDocument, knowledgePassage } from './schema.ts'
import type { PassageText } from './text/split-passages.ts'

export interface DocumentDraft {
  title: string
  filename: string
  document_type_id: number
  size: number
  source_key: string | null
  passages: readonly PassageText[]
}

/** Rows in one statement: embedded, everybody waits while it runs. */
const batch = 200
const candidateLimit = 60

const view = (row: typeof knowledgeDocument.$inferSelect): KnowledgeDocument => ({
  id: row.id,
  title: row.title,
  filename: row.filename,
  document_type_id: row.document_type_id,
  size: row.size,
  passage_count: row.passage_count,
  is_default: row.is_default,
  created_at: row.created_at.toISOString(),
})

export function createDocumentStore({ db, withTx }: Pick<Database, 'db' | 'withTx'>) {
  async function insert(tx: Tx, { passages, ...draft }: DocumentDraft) {
    const [row] = await tx
      .insert(knowledgeDocument)
      .values({ ...draft, passage_count: passages.length, is_default: draft.source_key !== null })
      // Two that put the defaults back at once put each back once.
      .onConflictDoNothing()
      .returning()
    if (!row) return null
    for (let at = 0; at < passages.length; at += batch) {
      const rows = passages.slice(at, at + batch).map((passage, index) => ({
        ...passage,
        document_id: row.id,
        number: at + index + 1,
      }))
      await tx.insert(knowledgePassage).values(rows)
    }
    return row
  }

  return {
    add: (draft: DocumentDraft): Promise<KnowledgeDocument> =>
      withTx(async (tx) => {
        const row = await insert(tx, draft)
        if (!row) throw new Refusal('request.conflict')
        return view(row)
      }),

    async list(user: { roles: readonly string[] }): Promise<KnowledgeDocument[]> {
      const rows = await db
        .select()
        .from(knowledgeDocument)
        .where(and(isNull(knowledgeDocument.removed_at), reachDocument(user)))
        .orderBy(desc(knowledgeDocument.id))
      return rows.map(view)
    },

    /** A tombstone stays; nothing of it is found any more. */
    remove: (user: { roles: readonly string[] }, id: string): Promise<void> =>
      withTx(async (tx) => {
        if (!isUuid(id)) throw new Refusal('object.missing')
        const [row] = await tx
          .update(knowledgeDocument)
          .set({ removed_at: new Date() })
          .where(and(eq(knowledgeDocument.id, id), isNull(knowledgeDocument.removed_at), reachDocument(user)))
          .returning({ id: knowledgeDocument.id })
        if (!row) throw new Refusal('object.missing')
        await tx.delete(knowledgePassage).where(eq(knowledgePassage.document_id, id))
      }),

    /** Adds the defaults that aren't there, in the caller's transaction, and says how many. */
    async addMissing(tx: Tx, drafts: readonly DocumentDraft[]): Promise<number> {
      const keys = drafts.map(({ source_key }) => source_key).filter((key) => key !== null)
      if (keys.length === 0) return 0
      const rows = await tx
        .select({ source_key: knowledgeDocument.source_key })
        .from(knowledgeDocument)
        .where(and(inArray(knowledgeDocument.source_key, keys), isNull(knowledgeDocument.removed_at)))
      const present = new Set(rows.map(({ source_key }) => source_key))
      let added = 0
      for (const draft of drafts) {
        if (!present.has(draft.source_key) && (await insert(tx, draft))) added += 1
      }
      return added
    },

    findPassages: (async (text, limit) => {
      // Any of the words may be there; which of them matter is weighed afterwards.
      const { rows: terms } = await db.execute<Term & Record<string, unknown>>(sql`
        select lexeme, (select count(*)::int from ${knowledgePassage} p
          where p.search @@ (quote_literal(lexeme))::tsquery) as passages
        from unnest(tsvector_to_array(to_tsvector('english', ${text.slice(0, 2000)}))) as lexeme limit 40`)
      const known = terms.filter(({ passages }) => passages > 0).map(({ lexeme }) => lexeme)
      if (known.length === 0) return []
      const { rows } = await db.execute<{
        document_id: string
        heading: string
        text: string
        rank: number
        lexemes: string[]
        total: number
      }>(sql`
        with query as (
          select string_agg(quote_literal(lexeme), ' | ')::tsquery as any_word
          from unnest(${sql.param(known)}::text[]) as lexeme
        )
        select p.document_id, p.heading, p.text, ts_rank_cd(p.search, any_word, 1) as rank,
          tsvector_to_array(p.search) as lexemes, (select count(*)::int from ${knowledgePassage}) as total
        from ${knowledgePassage} p, query where p.search @@ any_word
        order by rank desc, p.id limit ${candidateLimit}`)
      return rerank(terms, rows[0]?.total ?? 0, rows)
        .slice(0, limit)
        .map(({ document_id, heading, text, score }) => ({
          document_id,
          title: heading,
          excerpt: excerptOf(text),
          score,
        }))
    }) satisfies Knowledge['findPassages'],
  }
}
export type DocumentStore = ReturnType<typeof createDocumentStore>
