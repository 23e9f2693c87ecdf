import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../kernel/db/columns.ts'

/** The lists that every deployment has of its own and that look alike: a name, a subject, and what it belongs to. */
export const staticKinds = ['topic-group', 'topic', 'learning-outcome', 'course-tagging'] as const
export type StaticKind = (typeof staticKinds)[number]

export const staticEntry = pgTable(
  'static_entry',
  {
    kind: text('kind').$type<StaticKind>().notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    subject_id: text('subject_id'),
    /** A topic's group, an outcome's or a tag's topic. */
    parent_id: text('parent_id'),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
)

export const subjectFlag = pgTable('subject_flag', {
  subject_id: text('subject_id').primaryKey(),
  maths_input: boolean('maths_input').notNull().default(false),
  read_aloud: boolean('read_aloud').notNull().default(false),
  oral_answers: boolean('oral_answers').notNull().default(false),
  learning_path: boolean('learning_path').notNull().default(false),
  /** Shown to everyone, without an account. */
  published: boolean('published').notNull().default(false),
})

export const collectibleTheme = pgTable('collectible_theme', {
  id: id(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  /** One theme for each subject; null is a theme of all subjects. */
  subject_id: text('subject_id').unique(),
  created_at: createdAt(),
})

export const collectible = pgTable(
  'collectible',
  {
    id: id(),
    collectible_theme_id: uuid('collectible_theme_id')
      .notNull()
      .references(() => collectibleTheme.id),
    name: text('name').notNull(),
    subject_id: text('subject_id'),
    file_key: text('file_key').notNull(),
    created_at: createdAt(),
  },
  (table) => [index('collectible_theme_of').on(table.collectible_theme_id)],
)

export const badge = pgTable('badge', {
  id: id(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  measure: text('measure').$type<'streak-days' | 'xp-level' | 'topics-mastered' | 'boosters-finished'>().notNull(),
  threshold: integer('threshold').notNull(),
  subject_id: text('subject_id'),
})
