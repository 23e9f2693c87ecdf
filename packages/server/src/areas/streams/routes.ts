import { type Route, route } from '../../kernel/http/route.ts'
import { ownersOf } from '../../kernel/streams/owners.ts'
import type { Streams } from '../../kernel/streams/streams.ts'

export const streamsRoutes = (streams: Streams): Route[] => [
  route('GET streams/{id}', async ({ params, headers, user }) => {
    await streams.mustOwn(params.id, ownersOf(user, headers['x-session-id']))
    return { stream_id: params.id }
  }),
  route('POST streams/{id}/stop', async ({ params, headers, user }) => {
    await streams.mustOwn(params.id, ownersOf(user, headers['x-session-id']))
    await streams.stop(params.id)
    return { ok: true as const }
  }),
]
