import { createHash, randomBytes } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/db/database.ts'
import { isUuid } from '../../kernel/db/is-uuid.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { messageView } from './message-view.ts'
import { reachChatSession, type SessionCaller } from './reach.ts'
import { withoutPersonalData } from './rules/privacy.ts'
import { titleOf } from './rules/turn.ts'
import { chatMessage, chatSession } from './schema.ts'

export const hashOf = (session_id: string): string => createHash('sha256').update(session_id).digest('hex')

const untitled = 'New chat'

/** Public chats: what a visitor reaches by the secret id alone. */
export function createSessionStore({ db }: Pick<Database, 'db'>) {
  async function getSession(caller: SessionCaller) {
    const [found] = await db.select().from(chatSession).where(reachChatSession(caller))
    if (!found) throw new Refusal('object.missing')
    return found
  }

  return {
    getSession,

    async begin(site_id: string | null, visitor_id: string | null): Promise<{ session_id: string }> {
      const session_id = randomBytes(16).toString('base64url')
      await db.insert(chatSession).values({ session_hash: hashOf(session_id), site_id, visitor_id })
      return { session_id }
    },

    async read(caller: SessionCaller) {
      const { id, title } = await getSession(caller)
      const rows = await db
        .select()
        .from(chatMessage)
        .where(eq(chatMessage.chat_session_id, id))
        .orderBy(asc(chatMessage.id))
      return { title, messages: rows.map(messageView) }
    },

    /** A chat keeps its first title. */
    async giveTitle(caller: SessionCaller): Promise<string> {
      const session = await getSession(caller)
      if (session.title) return session.title
      const [first] = await db
        .select({ text: chatMessage.text })
        .from(chatMessage)
        .where(and(eq(chatMessage.chat_session_id, session.id), chatMessage.from_user))
        .orderBy(asc(chatMessage.id))
        .limit(1)
      if (!first?.text) return untitled
      const title = titleOf(withoutPersonalData(first.text))
      await db.update(chatSession).set({ title }).where(reachChatSession(caller))
      return title
    },

    async toggle(caller: SessionCaller, message_id: string, mark: 'liked' | 'disliked') {
      if (!isUuid(message_id)) throw new Refusal('object.missing')
      const [row] = await db
        .update(chatMessage)
        .set(toggled(mark))
        .where(
          and(
            eq(chatMessage.id, message_id),
            sql`${chatMessage.chat_session_id} in (select ${chatSession.id} from ${chatSession}
              where ${reachChatSession(caller)})`,
          ),
        )
        .returning()
      if (!row) throw new Refusal('object.missing')
      return messageView(row)
    },
  }
}
export type SessionStore = ReturnType<typeof createSessionStore>

/** One statement, so that two taps at once are two taps; liked and disliked exclude each other. */
export function toggled(mark: 'liked' | 'disliked' | 'bookmarked') {
  if (mark === 'bookmarked') return { bookmarked: sql`not ${chatMessage.bookmarked}` }
  return mark === 'liked'
    ? { liked: sql`not ${chatMessage.liked}`, disliked: sql`${chatMessage.disliked} and ${chatMessage.liked}` }
    : { disliked: sql`not ${chatMessage.disliked}`, liked: sql`${chatMessage.liked} and ${chatMessage.disliked}` }
}
