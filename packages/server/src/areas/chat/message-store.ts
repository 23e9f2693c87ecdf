import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/db/database.ts'
import { isUuid } from '../../kernel/db/is-uuid.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { messageView } from './message-view.ts'
import { reachMessage } from './reach.ts'
import { chatMessage } from './schema.ts'
import { toggled } from './session-store.ts'

interface Person {
  person_id: string
}

/** 20 a page unless told: part 1 §9. */
const pageSize = 20
const largestPage = 100

/** A person's own messages. */
export function createMessageStore({ db }: Pick<Database, 'db'>) {
  return {
    /** Page 1 is the newest; each page is oldest first. */
    async list(user: Person, { type, page = 1, size = pageSize }: ListQuery) {
      const where = and(reachMessage(user), type === 'bookmarked' ? sql`${chatMessage.bookmarked}` : undefined)
      const limit = Math.min(Math.max(size, 1), largestPage)
      const [rows, counted] = await Promise.all([
        db
          .select()
          .from(chatMessage)
          .where(where)
          .orderBy(desc(chatMessage.id))
          .limit(limit)
          .offset((Math.max(page, 1) - 1) * limit),
        db.select({ total: sql<number>`count(*)::int` }).from(chatMessage).where(where),
      ])
      return { messages: rows.reverse().map(messageView), total_count: counted[0]?.total ?? 0 }
    },

    async toggle(user: Person, message_id: string, mark: 'liked' | 'disliked' | 'bookmarked') {
      if (!isUuid(message_id)) throw new Refusal('object.missing')
      const [row] = await db
        .update(chatMessage)
        .set(toggled(mark))
        .where(and(eq(chatMessage.id, message_id), reachMessage(user)))
        .returning()
      if (!row) throw new Refusal('object.missing')
      return messageView(row)
    },
  }
}
export type MessageStore = ReturnType<typeof createMessageStore>

interface ListQuery {
  type?: 'message' | 'bookmarked' | undefined
  page?: number | undefined
  size?: number | undefined
}
