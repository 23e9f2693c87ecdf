import type { PeopleWorld } from './people.ts'

/** A talk of the student's with its stream, and one that a visitor has. */
export async function chatWorld({ server, cast }: PeopleWorld) {
  const talk = await server.request(
    'POST chat/stream',
    { form: { messages: [{ from_user: true, text: 'What is a prime?' }] as never } },
    cast.student.token,
  )
  const stream = talk.ok
    ? (talk.events as { event: string; data: unknown }[]).find(({ event }) => event === 'stream')?.data
    : null
  const { messages } = await server.answer('GET chat', { query: {} }, cast.student.token)
  const message = messages.at(-1)
  if (!message || !stream) throw new Error('The coach did not answer')

  const { session_id } = await server.answer('POST chat/public/sessions')
  await server.request('POST chat/public/stream', {
    body: { session_id, messages: [{ from_user: true, text: 'What is a prime?' }] },
  })
  const publicRead = await server.answer('GET chat/public/{sessionId}', { params: { sessionId: session_id } })
  const publicMessage = publicRead.messages.at(-1)
  if (!publicMessage) throw new Error('The coach did not answer in public')

  const { stream_id } = stream as { stream_id: string }
  return { message, stream_id, public_session: session_id, publicMessage }
}
