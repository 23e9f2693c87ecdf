import type { ProviderName, SignUpFields } from '@coachkit/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { issueOneTime } from '../../../kernel/auth/one-time.ts'
import { oneTime } from '../../../kernel/auth/schema.ts'
import { hashOf, newToken } from '../../../kernel/auth/tokens.ts'
import type { Database, Tx } from '../../../kernel/db/database.ts'

/** Who a person is at a provider. */
export interface IdentityKey {
  provider: ProviderName
  issuer: string
  subject: string
}

/** A sign-up as it waits for its mail to be opened. */
export interface NewPerson
  extends Pick<SignUpFields, 'first_name' | 'last_name' | 'user_role' | 'academic_level_id' | 'time_zone'> {
  email: string
  password_hash: string | null
  mobile_number: string | null
  is_free_tier: boolean
  identity: IdentityKey | null
}

export interface PendingSignUp extends NewPerson {
  portal: string
  referral_code: string | null
}

/**
 * Sign-ups that wait for a person to open the mail. They are no accounts: nobody can take an address by signing up with
 * it, and who has it already hears of it by mail, never the one who tried. Not in the spec: our choice.
 */
export function createPending({ db }: Pick<Database, 'db'>) {
  const standing = (id: string) => and(eq(oneTime.id, id), eq(oneTime.kind, 'sign-up'), isNull(oneTime.consumed_at))
  return {
    async keep(sign_up: PendingSignUp): Promise<string> {
      const token = await issueOneTime(db, 'sign-up', { payload: { ...sign_up } })
      const [row] = await db
        .select({ id: oneTime.id })
        .from(oneTime)
        .where(eq(oneTime.token_hash, hashOf(token)))
      if (!row) throw new Error('A sign-up was not kept')
      return row.id
    },

    async find(tx: Tx, id: string): Promise<{ payload: PendingSignUp } | null> {
      const [row] = await tx.select({ payload: oneTime.payload }).from(oneTime).where(standing(id))
      return row ? { payload: row.payload as unknown as PendingSignUp } : null
    },

    /** The token that the mail carries; no other was ever given out. */
    async renew(tx: Tx, id: string): Promise<string> {
      const token = newToken('ot')
      await tx
        .update(oneTime)
        .set({ token_hash: hashOf(token) })
        .where(standing(id))
      return token
    },

    drop: (tx: Tx, id: string) => tx.delete(oneTime).where(eq(oneTime.id, id)),
  }
}
export type Pending = ReturnType<typeof createPending>
