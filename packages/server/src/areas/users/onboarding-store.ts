import { and, eq, sql } from 'drizzle-orm'
import { hashOf, newToken } from '../../kernel/auth/tokens.ts'
import type { Database, Tx } from '../../kernel/db/database.ts'
import { person } from '../../kernel/people/schema.ts'
import type { OnboardingFields } from './onboarding-rules.ts'
import { draftDays } from './rules.ts'
import { onboarding, onboardingDraft } from './schema.ts'

export function createOnboardingStore({ db, withTx }: Pick<Database, 'db' | 'withTx'>) {
  const expires_at = sql`now() + ${draftDays} * interval '1 day'`
  const liveDraft = (token: string) =>
    and(eq(onboardingDraft.token_hash, hashOf(token)), sql`${onboardingDraft.expires_at} > now()`)

  async function write(tx: Tx, person_id: string, record: OnboardingFields) {
    await tx
      .insert(onboarding)
      .values({ person_id, record })
      .onConflictDoUpdate({ target: onboarding.person_id, set: { record, updated_at: new Date() } })
    if (record.time_zone) await tx.update(person).set({ time_zone: record.time_zone }).where(eq(person.id, person_id))
  }

  async function readIn(tx: Tx | Database['db'], person_id: string): Promise<OnboardingFields> {
    const [found] = await tx.select().from(onboarding).where(eq(onboarding.person_id, person_id))
    return found?.record ?? {}
  }

  return {
    read: (person_id: string) => readIn(db, person_id),

    replace: (person_id: string, record: OnboardingFields) => withTx((tx) => write(tx, person_id, record)),

    async emailOf(person_id: string): Promise<string | null> {
      const [found] = await db.select({ email: person.email }).from(person).where(eq(person.id, person_id))
      return found?.email ?? null
    },

    /** Adds to a signed-in person's record: first what the draft of the same address had, then what was sent. */
    fill: (person_id: string, sent: OnboardingFields, token: string | undefined): Promise<OnboardingFields> =>
      withTx(async (tx) => {
        const [own] = await tx
          .select({ email: person.email })
          .from(person)
          .where(eq(person.id, person_id))
          .for('no key update')
        const [draft] =
          token === undefined || !own?.email
            ? []
            : await tx
                .delete(onboardingDraft)
                .where(and(liveDraft(token), eq(onboardingDraft.email, own.email)))
                .returning({ record: onboardingDraft.record })
        const record = { ...draft?.record, ...(await readIn(tx, person_id)), ...sent }
        await write(tx, person_id, record)
        return record
      }),

    async findDraft(email: string, token: string): Promise<OnboardingFields | null> {
      const [found] = await db
        .select({ record: onboardingDraft.record })
        .from(onboardingDraft)
        .where(and(liveDraft(token), eq(onboardingDraft.email, email)))
      return found?.record ?? null
    },

    /** Adds to the draft of this token and address, or begins one; the token is told once, here. */
    keepDraft: (email: string, sent: OnboardingFields, token: string | undefined) =>
      withTx(async (tx) => {
        if (token !== undefined) {
          const [kept] = await tx
            .update(onboardingDraft)
            .set({ record: sql`${onboardingDraft.record} || ${JSON.stringify(sent)}::jsonb`, expires_at })
            .where(and(liveDraft(token), eq(onboardingDraft.email, email)))
            .returning({ record: onboardingDraft.record })
          if (kept) return { record: kept.record, token }
        }
        const fresh = newToken('ot')
        await tx.insert(onboardingDraft).values({ token_hash: hashOf(fresh), email, record: sent, expires_at })
        return { record: sent, token: fresh }
      }),
  }
}
export type OnboardingStore = ReturnType<typeof createOnboardingStore>
