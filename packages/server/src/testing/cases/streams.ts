import { type CasesOf, outsider, student } from './case.ts'

export const streamsCases = {
  'GET streams/{id}': {
    as: student,
    input: ({ stream_id }) => ({ params: { id: stream_id } }),
    outside: outsider,
    bad: { input: { headers: { 'last-event-id': 'latest' } }, field: 'last-event-id' },
  },
  'POST streams/{id}/stop': {
    as: student,
    input: ({ stream_id }) => ({ params: { id: stream_id } }),
    outside: outsider,
    bad: { input: { headers: { 'x-session-id': 'short' } }, field: 'x-session-id' },
  },
} satisfies CasesOf<'streams'>
