import { sql } from 'drizzle-orm'
import { defineReach } from '../../kernel/people/reach-table.ts'
import { chatMessage, chatSession } from './schema.ts'

/** Messages are their own people's alone: nobody else reads a child's chat. */
export const reachMessage = defineReach(
  'message',
  (user: { person_id: string }) => sql`${chatMessage.person_id} = ${user.person_id}`,
)

/** A public chat is reached by its secret id, and only from the site that began it. */
export const reachChatSession = defineReach(
  'chat-session',
  (caller: SessionCaller) =>
    sql`${chatSession.session_hash} = ${caller.session_hash}
      and ${chatSession.site_id} is not distinct from ${caller.site_id}::uuid`,
)

export interface SessionCaller {
  session_hash: string
  /** Of the token that is sent; null on our own pages. */
  site_id: string | null
}
