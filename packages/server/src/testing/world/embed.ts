import { createSite } from '../../kernel/auth/sites.ts'
import type { PeopleWorld } from './people.ts'

/** A partner's site, and a visitor of it. */
export async function embedWorld({ server }: PeopleWorld) {
  const site = await createSite(server.database.db, {
    name: 'A partner',
    origins: [server.origin],
    scope: ['chat', 'quiz'],
  })
  const visitor = await server.answer('POST embed/session', { body: { key: site.public_key } })
  return { site, visitor }
}
