import { revoke } from '../../../kernel/auth/sessions.ts'
import type { Database } from '../../../kernel/db/database.ts'
import { type Route, route } from '../../../kernel/http/route.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Sessions } from './sessions.ts'

export const sessionsRoutes = ({ db }: Pick<Database, 'db'>, sessions: Sessions): Route[] => [
  route('POST auth/logout', async ({ user }) => {
    await revoke(db, user.session_id)
    return { ok: true as const }
  }),

  route('GET auth/sessions', async ({ user }) => ({ sessions: await sessions.list(user) })),

  route('DELETE auth/sessions/{id}', async ({ params, user }) => {
    if (!(await sessions.end(user, params.id))) throw new Refusal('object.missing')
    return { ok: true as const }
  }),

  route('POST auth/sessions/end-others', async ({ user }) => {
    await sessions.endOthers(user)
    return { ok: true as const }
  }),
]
