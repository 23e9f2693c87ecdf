import { ensurePlatformSite } from '../../kernel/auth/platform-site.ts'
import type { PeopleWorld } from './people.ts'

/** A talk of the student's with its stream, and one that a guest has on our own pages. */
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

  const platform = await ensurePlatformSite(server.database, 'The platform', [server.origin])
  const guest = await server.answer('POST embed/session', { body: { key: platform.public_key } })
  const { session_id } = await server.answer('POST chat/public/sessions', {}, guest.token)
  const asked = { session_id, messages: [{ from_user: true, text: 'What is a prime?' }] }
  await server.request('POST chat/public/stream', { body: asked }, guest.token)
  const params = { sessionId: session_id }
  const publicRead = await server.answer('GET chat/public/{sessionId}', { params }, guest.token)
  const publicMessage = publicRead.messages.at(-1)
  if (!publicMessage) throw new Error('The coach did not answer in public')

  const { stream_id } = stream as { stream_id: string }
  return { message, stream_id, guest, public_session: session_id, publicMessage }
}
