import * as z from 'zod/mini'
import { contract } from '../call.ts'
import { ChatMessage, ChatTurn, chatEvents, Focus } from '../entities/chat.ts'
import { jsonText } from '../json-text.ts'
import { Id, QueryInteger } from '../shapes.ts'

/** A public chat's id is its only key: 128 random bits in base64url, made by the server. */
const SessionId = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/))
const turns = z.array(ChatTurn).check(z.minLength(1), z.maxLength(50))
const toggled = z.object({ message: ChatMessage })

export const chat = contract({
  'POST chat/stream': {
    summary: "A student's turn; the coach's answer is streamed.",
    who: ['student'],
    scope: 'chat',
    reach: 'own',
    form: z.object({
      messages: jsonText(turns),
      file: z.optional(z.array(z.instanceof(File))),
      // Refused until nudges are served. Not in the spec: our choice.
      nudging_group: z.optional(z.string().check(z.maxLength(40))),
      nudging_type: z.optional(z.string().check(z.maxLength(40))),
      thread_id: z.optional(Id),
      focus: z.optional(jsonText(Focus)),
    }),
    events: chatEvents,
    errors: ['chat.empty', 'chat.busy', 'model.unavailable', 'model.cut', 'request.key-reused'],
    keyed: true,
    limit: 12 * 1024 * 1024,
  },
  'POST chat/public/sessions': {
    summary: 'Begins a public chat and gives its secret id, bound to the site whose key or token is sent.',
    who: 'visitor',
    scope: 'chat',
    reach: 'none',
    answer: z.object({ session_id: SessionId }),
    ours: true,
  },
  'POST chat/public/stream': {
    summary: "A visitor's turn in a public chat; the coach's answer is streamed.",
    who: 'visitor',
    scope: 'chat',
    reach: { 'chat-session': 'session_id' },
    body: z.object({ messages: turns, session_id: SessionId, thread_id: z.optional(Id), focus: z.optional(Focus) }),
    events: chatEvents,
    errors: ['chat.empty', 'chat.busy', 'chat.day-over', 'model.unavailable', 'model.cut', 'request.key-reused'],
    keyed: true,
  },
  'POST chat/public/title/{sessionId}': {
    summary: 'Names a public chat after what it is about.',
    who: 'visitor',
    scope: 'chat',
    reach: { 'chat-session': 'sessionId' },
    answer: z.object({ title: z.string() }),
  },
  'GET chat/public/{sessionId}': {
    summary: 'All messages of a public chat, oldest first.',
    who: 'visitor',
    scope: 'chat',
    reach: { 'chat-session': 'sessionId' },
    answer: z.object({ title: z.nullable(z.string()), messages: z.array(ChatMessage) }),
  },
  'GET chat': {
    summary: "The caller's messages, newest page first, each page oldest first; 20 a page unless told (part 1 §9).",
    who: ['student', 'teacher'],
    scope: 'chat',
    reach: 'own',
    query: z.object({
      type: z.optional(z.enum(['message', 'bookmarked'])),
      page: z.optional(QueryInteger),
      size: z.optional(QueryInteger),
    }),
    answer: z.object({ messages: z.array(ChatMessage), total_count: z.int() }),
  },
  'POST chat/{id}/like': {
    summary: 'Toggles liked; a dislike goes.',
    who: ['student', 'teacher'],
    scope: 'chat',
    reach: { message: 'id' },
    answer: toggled,
  },
  'POST chat/{id}/dislike': {
    summary: 'Toggles disliked; a like goes.',
    who: ['student', 'teacher'],
    scope: 'chat',
    reach: { message: 'id' },
    answer: toggled,
  },
  'POST chat/{id}/bookmark': {
    summary: 'Toggles bookmarked.',
    who: ['student', 'teacher'],
    scope: 'chat',
    reach: { message: 'id' },
    answer: toggled,
  },
  'POST chat/public/{id}/like': {
    summary: 'Toggles liked in a public chat.',
    who: 'visitor',
    scope: 'chat',
    reach: { 'chat-session': 'session_id' },
    body: z.object({ session_id: SessionId }),
    answer: toggled,
  },
  'POST chat/public/{id}/dislike': {
    summary: 'Toggles disliked in a public chat.',
    who: 'visitor',
    scope: 'chat',
    reach: { 'chat-session': 'session_id' },
    body: z.object({ session_id: SessionId }),
    answer: toggled,
  },
})
