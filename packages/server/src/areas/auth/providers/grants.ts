import type { ProviderName } from '@coachkit/contract'
import { findOneTime, keepOneTime, takeOneTime } from '../../../kernel/auth/one-time.ts'
import type { Database, Tx } from '../../../kernel/db/database.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Providers } from './create-providers.ts'
import type { Identity } from './provider.ts'
import { orRefusal } from './provider-failure.ts'

/**
 * A provider's code or token that a page brings. Some travel in a path, so each is good for one sign-in with us, however
 * long its maker lets it live; looking who stands behind it does not use it up, though a code works only once there.
 */
export function createGrants(
  { db }: Pick<Database, 'db'>,
  providers: Providers,
  redirectUri: (name: string) => string,
) {
  const keyOf = (name: ProviderName, secret: string) => `${name} ${secret}`

  return {
    async identityOf(name: ProviderName, secret: string): Promise<Identity> {
      const provider = providers.get(name)
      const key = keyOf(name, secret)
      const known = await findOneTime(db, ['grant'], key)
      if (known) return known.payload as unknown as Identity
      const identity = await orRefusal(() => provider.redeem(secret, redirectUri(name)))
      await keepOneTime(db, 'grant', key, { payload: { ...identity } })
      // What was taken before was kept before, and is not found.
      if (!(await findOneTime(db, ['grant'], key))) throw new Refusal('auth.provider-refused')
      return identity
    },

    async take(tx: Tx, name: ProviderName, secret: string): Promise<void> {
      if (!(await takeOneTime(tx, ['grant'], keyOf(name, secret)))) throw new Refusal('auth.provider-refused')
    },
  }
}
export type Grants = ReturnType<typeof createGrants>
