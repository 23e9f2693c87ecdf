import { ensurePlatformSite } from '../../kernel/auth/platform-site.ts'
import { createSite } from '../../kernel/auth/sites.ts'
import { newId } from '../../kernel/db/columns.ts'
import type { PeopleWorld } from './people.ts'

/** Our own site, a partner's, and a visitor of that. */
export async function embedWorld({ server }: PeopleWorld) {
  await ensurePlatformSite(server.database, 'The platform', [server.origin])
  const id = newId()
  const keys = await createSite(server.database.db, {
    id,
    name: 'A partner',
    origins: [server.origin],
    scope: ['chat', 'quiz'],
  })
  const site = { ...keys, id }
  const visitor = await server.answer('POST embed/session', { body: { key: site.public_key } })
  return { site, visitor }
}
