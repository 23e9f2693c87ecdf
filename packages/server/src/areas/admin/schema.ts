import { type SQL, sql } from 'drizzle-orm'
import { boolean, customType, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../kernel/db/columns.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** A text that the coach may cite from. */
export const knowledgeDocument = pgTable(
  'knowledge_document',
  {
    id: id(),
    title: text('title').notNull(),
    filename: text('filename').notNull(),
    document_type_id: smallint('document_type_id').notNull(),
    /** Bytes of the file as it was sent. */
    size: integer('size').notNull(),
    passage_count: integer('passage_count').notNull(),
    is_default: boolean('is_default').notNull().default(false),
    /** The stable name of a default document, so that a missing one can be put back. */
    source_key: text('source_key'),
    /** Taken away, and kept as a tombstone; its passages are gone. */
    removed_at: instant('removed_at'),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('knowledge_document_source').on(table.source_key).where(sql`${table.removed_at} is null`),
    index('knowledge_document_created').on(table.created_at),
  ],
)

export const knowledgePassage = pgTable(
  'knowledge_passage',
  {
    id: id(),
    document_id: uuid('document_id')
      .notNull()
      .references(() => knowledgeDocument.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    /** The headings above it, from the document's title down. */
    heading: text('heading').notNull(),
    text: text('text').notNull(),
    search: tsvector('search')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`setweight(to_tsvector('english', heading), 'A') || setweight(to_tsvector('english', "text"), 'C')`,
      ),
  },
  (table) => [
    index('knowledge_passage_search').using('gin', table.search),
    index('knowledge_passage_document').on(table.document_id, table.number),
  ],
)
