import type { ChatMessage } from '@coachkit/contract'
import type { chatMessage } from './schema.ts'

export type MessageRow = typeof chatMessage.$inferSelect

/** A message as its reader gets it. The plan stays here: it may hold more than was told. */
export const messageView = (row: MessageRow): ChatMessage => ({
  id: row.id,
  thread_id: row.thread_id,
  from_user: row.from_user,
  type: row.type,
  text: row.text,
  liked: row.liked,
  disliked: row.disliked,
  bookmarked: row.bookmarked,
  created_at: row.created_at.toISOString(),
  state: row.state,
  stream_id: row.stream_id,
  citations: row.citations,
  suggestions: row.suggestions,
  ...(row.survey_type && { survey_type: row.survey_type }),
  ...(row.response_value !== null && { response_value: row.response_value }),
})
