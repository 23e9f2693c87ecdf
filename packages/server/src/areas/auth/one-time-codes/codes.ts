import { randomInt } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Passwords } from '../../../kernel/auth/passwords.ts'
import { oneTimeCode } from '../../../kernel/auth/schema.ts'
import type { Database, Tx } from '../../../kernel/db/database.ts'

/** decisions.md, "Sign-in". */
const liveMinutes = 10
const triesAllowed = 5

export function createCodes({ db }: Pick<Database, 'db'>, passwords: Pick<Passwords, 'hash' | 'isRight'>) {
  return {
    /** Six digits and what is stored of them; hashing takes a while, so it is done before the transaction. */
    async make(): Promise<{ code: string; code_hash: string }> {
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      return { code, code_hash: await passwords.hash(code) }
    },

    /** The newest code is the one that counts. */
    async keep(tx: Tx, person_id: string, code_hash: string): Promise<void> {
      await tx.delete(oneTimeCode).where(eq(oneTimeCode.person_id, person_id))
      await tx
        .insert(oneTimeCode)
        .values({ person_id, code_hash, expires_at: sql`now() + ${liveMinutes} * interval '1 minute'` })
    },

    /**
     * Whether this is the person's code, and uses it up. The try is counted before it is looked at, in one statement, so
     * that of many at once five are looked at; null, for nobody, takes as long.
     */
    async take(person_id: string | null, given: string): Promise<boolean> {
      const [tried] = await db
        .update(oneTimeCode)
        .set({ tries: sql`${oneTimeCode.tries} + 1` })
        .where(
          and(
            // No person has this id.
            eq(oneTimeCode.person_id, person_id ?? '00000000-0000-0000-0000-000000000000'),
            isNull(oneTimeCode.consumed_at),
            sql`${oneTimeCode.expires_at} > now()`,
            sql`${oneTimeCode.tries} < ${triesAllowed}`,
          ),
        )
        .returning({ id: oneTimeCode.id, code_hash: oneTimeCode.code_hash })
      if (!(await passwords.isRight(tried?.code_hash ?? null, given.replace(/\s/g, ''))) || !tried) return false
      const taken = await db
        .update(oneTimeCode)
        .set({ consumed_at: new Date() })
        .where(and(eq(oneTimeCode.id, tried.id), isNull(oneTimeCode.consumed_at)))
        .returning({ id: oneTimeCode.id })
      return taken.length > 0
    },
  }
}
export type Codes = ReturnType<typeof createCodes>
