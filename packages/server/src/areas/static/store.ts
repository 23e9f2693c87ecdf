import type { Badge, Collectible, CollectibleTheme, SubjectFlags } from '@coachkit/contract'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import { newId } from '../../kernel/db/columns.ts'
import type { Database } from '../../kernel/db/database.ts'
import { isUuid } from '../../kernel/db/is-uuid.ts'
import type { Files } from '../../kernel/files/files.ts'
import { academicLevel, subject } from '../../kernel/people/schema.ts'
import { badge, collectible, collectibleTheme, type StaticKind, staticEntry, subjectFlag } from './schema.ts'

/** Identifiers that are numbers stand in their order, `9` before `10`. */
const byNumber = (column: typeof subject.id | typeof academicLevel.id) => [sql`length(${column})`, asc(column)]

export function createStaticStore(
  { db, withTx }: Pick<Database, 'db' | 'withTx'>,
  files: Pick<Files, 'lastingAddress'>,
) {
  const view = ({ file_key, created_at: _, ...row }: typeof collectible.$inferSelect): Collectible => ({
    ...row,
    image_url: files.lastingAddress(file_key),
  })

  return {
    subjects: () =>
      db
        .select()
        .from(subject)
        .orderBy(...byNumber(subject.id)),
    academicLevels: () =>
      db
        .select()
        .from(academicLevel)
        .orderBy(...byNumber(academicLevel.id)),

    entries: (kind: StaticKind) =>
      db
        .select({
          id: staticEntry.id,
          name: staticEntry.name,
          subject_id: staticEntry.subject_id,
          parent_id: staticEntry.parent_id,
        })
        .from(staticEntry)
        .where(eq(staticEntry.kind, kind))
        .orderBy(asc(staticEntry.position), asc(staticEntry.id)),

    /** Null where there is no such subject, or where everybody asks for one that isn't shown to everyone. */
    async findFlags(subject_id: string, published: boolean): Promise<SubjectFlags | null> {
      const [found] = await db
        .select({ subject_id: subject.id, flags: subjectFlag })
        .from(subject)
        .leftJoin(subjectFlag, eq(subjectFlag.subject_id, subject.id))
        .where(and(eq(subject.id, subject_id), published ? eq(subjectFlag.published, true) : undefined))
      if (!found) return null
      const { flags } = found
      return {
        subject_id,
        maths_input: flags?.maths_input ?? false,
        read_aloud: flags?.read_aloud ?? false,
        oral_answers: flags?.oral_answers ?? false,
        learning_path: flags?.learning_path ?? false,
      }
    },

    themes: (): Promise<CollectibleTheme[]> =>
      db
        .select({
          id: collectibleTheme.id,
          name: collectibleTheme.name,
          description: collectibleTheme.description,
          subject_id: collectibleTheme.subject_id,
          collectible_count: count(collectible.id),
        })
        .from(collectibleTheme)
        .leftJoin(collectible, eq(collectible.collectible_theme_id, collectibleTheme.id))
        .groupBy(collectibleTheme.id)
        .orderBy(asc(collectibleTheme.created_at), asc(collectibleTheme.id)),

    /** Null where there is no such theme. */
    async findCollectibles(theme_id: string): Promise<Collectible[] | null> {
      if (!isUuid(theme_id)) return null
      const [theme] = await db
        .select({ id: collectibleTheme.id })
        .from(collectibleTheme)
        .where(eq(collectibleTheme.id, theme_id))
      if (!theme) return null
      const rows = await db
        .select()
        .from(collectible)
        .where(eq(collectible.collectible_theme_id, theme_id))
        .orderBy(asc(collectible.id))
      return rows.map(view)
    },

    async findCollectible(id: string): Promise<Collectible | null> {
      if (!isUuid(id)) return null
      const [found] = await db.select().from(collectible).where(eq(collectible.id, id))
      return found ? view(found) : null
    },

    badges: (): Promise<Badge[]> => db.select().from(badge).orderBy(asc(badge.measure), asc(badge.threshold)),

    /** Null where there is no such subject. A subject's first sticker begins its theme, once under a race. */
    addCollectible: (name: string, subject_id: string, file_key: string): Promise<Collectible | null> =>
      withTx(async (tx) => {
        const [of] = await tx.select().from(subject).where(eq(subject.id, subject_id))
        if (!of) return null
        const [theme] = await tx
          .insert(collectibleTheme)
          .values({ name: of.name, subject_id })
          // Nothing changes; the conflict only gives the row that is there.
          .onConflictDoUpdate({ target: collectibleTheme.subject_id, set: { subject_id } })
          .returning({ id: collectibleTheme.id })
        if (!theme) throw new Error('The theme was not stored')
        const row = { id: newId(), collectible_theme_id: theme.id, name, subject_id, file_key }
        const [added] = await tx.insert(collectible).values(row).returning()
        if (!added) throw new Error('The sticker was not stored')
        return view(added)
      }),
  }
}
export type StaticStore = ReturnType<typeof createStaticStore>
