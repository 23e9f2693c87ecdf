import { type Case, type CasesOf, guest, outsider, student, unknownSession } from './case.ts'

const turn = { from_user: true, text: 'And what is a factor?' }
const message: Case = {
  as: student,
  input: ({ message }) => ({ params: { id: message.id } }),
  outside: outsider,
}
const publicMessage = (mark: 'like' | 'dislike'): Case => ({
  as: guest,
  input: ({ publicMessage, public_session }) => ({
    params: { id: publicMessage.id },
    body: { session_id: public_session },
  }),
  outside: { input: () => ({ body: { session_id: unknownSession } }) },
  bad: { input: { body: { session_id: mark } }, field: 'session_id' },
  // The message is one of a chat that began on our own pages.
  objects: ({ public_session }, { name }) => ({
    'chat-session': { own: name === 'visitor' || name === 'learner' ? null : public_session },
  }),
})

export const chatCases = {
  'POST chat/stream': {
    as: student,
    input: () => ({ form: { messages: [turn] } }),
    bad: { input: { form: { messages: [] } }, field: 'messages' },
    together: true,
  },
  'POST chat/public/sessions': { as: guest },
  'POST chat/public/stream': {
    as: guest,
    input: ({ public_session }) => ({ body: { session_id: public_session, messages: [turn] } }),
    outside: { input: () => ({ body: { session_id: unknownSession, messages: [turn] } }) },
    together: true,
    bad: { input: { body: { session_id: 'short', messages: [turn] } }, field: 'session_id' },
  },
  'POST chat/public/title/{sessionId}': {
    as: guest,
    input: ({ public_session }) => ({ params: { sessionId: public_session } }),
    outside: { input: () => ({ params: { sessionId: unknownSession } }) },
  },
  'GET chat/public/{sessionId}': {
    as: guest,
    input: ({ public_session }) => ({ params: { sessionId: public_session } }),
    outside: { input: () => ({ params: { sessionId: unknownSession } }) },
  },
  'GET chat': { as: student, bad: { input: { query: { page: 'first' } }, field: 'page' } },
  'POST chat/{id}/like': message,
  'POST chat/{id}/dislike': message,
  'POST chat/{id}/bookmark': message,
  'POST chat/public/{id}/like': publicMessage('like'),
  'POST chat/public/{id}/dislike': publicMessage('dislike'),
} satisfies CasesOf<'chat'>
