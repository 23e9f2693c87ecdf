import * as z from 'zod/mini'
import { contract } from '../call.ts'
import { chatEvents } from '../entities/chat.ts'
import { importEvents } from '../entities/imports.ts'
import { submitEvents } from '../entities/quiz.ts'
import { Done } from '../shapes.ts'

/** A public chat or a visitor's quiz proves by this header that a stream is its own. */
const headers = z.object({
  'last-event-id': z.optional(
    z.string().check(
      z.regex(/^\d{1,10}$/),
      z.refine((text) => Number(text) <= 2_147_483_647, 'is no number of an event'),
    ),
  ),
  'x-session-id': z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/))),
})

export const streams = contract({
  'GET streams/{id}': {
    summary: 'The rest of a stream after `Last-Event-ID`, for its owner, in any process.',
    who: 'public',
    scope: ['chat', 'quiz'],
    reach: { stream: 'id' },
    headers,
    events: { ...chatEvents, ...submitEvents, ...importEvents, error: chatEvents.error, done: z.unknown() },
    ours: true,
  },
  'POST streams/{id}/stop': {
    summary: 'Stops an answer that is still being written; what was written stays.',
    who: 'public',
    scope: ['chat', 'quiz'],
    reach: { stream: 'id' },
    headers,
    answer: Done,
    ours: true,
  },
})
