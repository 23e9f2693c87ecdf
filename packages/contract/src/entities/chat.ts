import * as z from 'zod/mini'
import { Id, Instant, Markdown } from '../shapes.ts'

/** Something that the coach leaned on. */
export const Citation = z.object({
  /** The number by which the text refers to it: `[1]`. */
  number: z.int(),
  kind: z.enum(['question', 'document']),
  title: z.string(),
  excerpt: z.string(),
  licence: z.nullable(z.string()),
})
export type Citation = z.infer<typeof Citation>

export const ChatMessage = z.object({
  id: Id,
  thread_id: Id,
  from_user: z.boolean(),
  type: z.enum(['text', 'survey']),
  text: Markdown,
  liked: z.boolean(),
  disliked: z.boolean(),
  bookmarked: z.boolean(),
  created_at: Instant,
  /** `streaming` names the stream from which the rest can be read. */
  state: z.enum(['streaming', 'done', 'stopped', 'failed']),
  stream_id: z.nullable(Id),
  citations: z.array(Citation),
  suggestions: z.array(z.string()),
  survey_type: z.optional(z.enum(['confidence', 'motivation', 'disposition'])),
  response_value: z.optional(z.int().check(z.gte(1), z.lte(4))),
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** What a page may send as a turn. Only what the user wrote counts: the server has its own record of the rest. */
export const ChatTurn = z.object({
  from_user: z.boolean(),
  text: z.string().check(z.maxLength(4000)),
  survey_type: z.optional(z.enum(['confidence', 'motivation', 'disposition'])),
  response_value: z.optional(z.int().check(z.gte(1), z.lte(4))),
})
export type ChatTurn = z.infer<typeof ChatTurn>

/** What is on the pupil's desk; the server reads tries and marks itself. */
export const Focus = z.object({
  quiz_id: z.optional(Id),
  question_id: z.optional(Id),
  /** A visitor's quiz has a secret session of its own; it proves that the desk is theirs, and is not kept. */
  session_id: z.optional(z.string().check(z.maxLength(64))),
})
export type Focus = z.infer<typeof Focus>

export const chatEvents = {
  started: z.object({ thread_id: Id, user_message: ChatMessage, message_id: Id }),
  text: z.object({ delta: z.string() }),
  citation: Citation,
  suggestions: z.object({ suggestions: z.array(z.string()) }),
  /** The whole answer as it was stored. */
  done: z.object({ message: ChatMessage }),
  error: z.object({ code: z.string(), detail: z.string() }),
}
