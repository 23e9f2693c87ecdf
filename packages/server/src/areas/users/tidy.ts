import { lt, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database.ts'
import { emailChange, linkCode, onboardingDraft } from './schema.ts'

/** What is over opens nothing any more, and holds people's addresses. */
export async function deleteWhatIsOver(db: Db): Promise<void> {
  for (const table of [onboardingDraft, emailChange, linkCode]) {
    await db.delete(table).where(lt(table.expires_at, sql`now()`))
  }
}
