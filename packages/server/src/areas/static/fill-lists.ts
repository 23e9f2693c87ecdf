import type { Tx } from '../../kernel/db/database.ts'
import { badge, collectible, collectibleTheme, staticEntry, subjectFlag } from './schema.ts'

/** A deployment's own lists, as a demonstration or an operator's import brings them in. */
export interface Lists {
  entries: readonly (typeof staticEntry.$inferInsert)[]
  flags: readonly (typeof subjectFlag.$inferInsert)[]
  badges: readonly (typeof badge.$inferInsert)[]
  themes: readonly {
    subject_id: string
    name: string
    description: string
    collectibles: readonly { name: string; file_key: string }[]
  }[]
}

/** Adds what is not there; what a deployment has changed meanwhile stays as it is. */
export async function fillLists(tx: Tx, { entries, flags, badges, themes }: Lists): Promise<void> {
  if (entries.length > 0) {
    await tx
      .insert(staticEntry)
      .values([...entries])
      .onConflictDoNothing()
  }
  if (flags.length > 0) {
    await tx
      .insert(subjectFlag)
      .values([...flags])
      .onConflictDoNothing()
  }
  const [anyBadge] = await tx.select({ id: badge.id }).from(badge).limit(1)
  if (!anyBadge && badges.length > 0) await tx.insert(badge).values([...badges])
  for (const { collectibles, ...theme } of themes) {
    const [added] = await tx
      .insert(collectibleTheme)
      .values(theme)
      .onConflictDoNothing()
      .returning({ id: collectibleTheme.id })
    // A theme that is there has its stickers.
    if (!added || collectibles.length === 0) continue
    await tx
      .insert(collectible)
      .values(collectibles.map((one) => ({ ...one, collectible_theme_id: added.id, subject_id: theme.subject_id })))
  }
}
