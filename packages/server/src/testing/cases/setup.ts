import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { userRoleId } from '@coachkit/contract'
import { eq } from 'drizzle-orm'
import { person } from '../../kernel/people/schema.ts'
import type { World } from '../authorisation-world.ts'
import { type CasesOf, nobody } from './case.ts'

/** The set-up is there as long as there is no admin, so the world's becomes somebody else. */
async function withoutAdmin({ server }: World): Promise<void> {
  await server.database.db
    .update(person)
    .set({ user_role_id: userRoleId.curriculum })
    .where(eq(person.user_role_id, userRoleId.admin))
}

const operatorToken = async ({ server }: World) =>
  (await readFile(join(server.config.DATA_DIR, 'operator-token'), 'utf8')).trim()

const site = { school_name: 'The first school', origins: ['https://school.example'] }

export const setupCases = {
  'GET setup': {
    as: nobody,
    async input(world) {
      await withoutAdmin(world)
      return {}
    },
  },
  'POST setup': {
    as: nobody,
    async input(world) {
      await withoutAdmin(world)
      return {
        body: { ...site, token: await operatorToken(world), email: 'first@admin.test', password: 'three odd words' },
      }
    },
    bad: { input: { body: { ...site, token: 'op_x', email: 'no address' } }, field: 'email' },
  },
  'POST setup/site': {
    as: operatorToken,
    input: () => ({ body: site }),
    bad: { input: { body: { ...site, origins: [] } }, field: 'origins' },
  },
} satisfies CasesOf
