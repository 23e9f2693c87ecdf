import type { Redeemer, Referral } from '@coachkit/contract'
import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { newCode, printCode, readCode } from '../../kernel/codes/codes.ts'
import type { Database, Tx } from '../../kernel/db/database.ts'
import { recordFact } from '../../kernel/facts/record-fact.ts'
import type { Caller } from '../../kernel/people/reach.ts'
import { parentChild, person } from '../../kernel/people/schema.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { reachReferral } from './reach.ts'
import { initialOf, referralCodeLength, referralQuota } from './rules.ts'
import { referral, referralRedemption } from './schema.ts'

const printed = (code: string) => printCode(code, 5)

export interface Redemption {
  status: 'redeemed'
  referral_code: string
  redeemed_at: string
}

/** Codes for friends. Not in the spec: our choice of what is counted. A payment earns both their free months. */
export function createReferralStore({ db, withTx }: Pick<Database, 'db' | 'withTx'>, reward_months: number) {
  async function findRedemption(tx: Tx | Database['db'], redeemer_id: string) {
    const [found] = await tx
      .select({ owner_id: referralRedemption.owner_id, at: referralRedemption.redeemed_at, code: referral.code })
      .from(referralRedemption)
      .innerJoin(referral, eq(referral.owner_id, referralRedemption.owner_id))
      .where(eq(referralRedemption.redeemer_id, redeemer_id))
    return found ?? null
  }

  const view = (code: string, at: Date): Redemption => ({
    status: 'redeemed',
    referral_code: printed(code),
    redeemed_at: at.toISOString(),
  })

  async function mustBeFriends(tx: Tx, owner_id: string, redeemer_id: string): Promise<void> {
    const pair = (parent_id: string, child_id: string) =>
      and(eq(parentChild.parent_id, parent_id), eq(parentChild.child_id, child_id))
    const family = await tx
      .select({ parent_id: parentChild.parent_id })
      .from(parentChild)
      .where(or(pair(owner_id, redeemer_id), pair(redeemer_id, owner_id)))
      .limit(1)
    if (owner_id === redeemer_id || family.length > 0) throw new Refusal('referral.own')
  }

  /**
   * Of any number who redeem at once as many succeed as the quota has: each takes one by an update that finds room, in
   * the transaction that writes who it was.
   */
  async function redeem(tx: Tx, redeemer_id: string, typed: string): Promise<Redemption> {
    const [wanted] = await tx
      .select({ owner_id: referral.owner_id, code: referral.code })
      .from(referral)
      .where(eq(referral.code, readCode(typed)))
    if (!wanted) throw new Refusal('referral.unknown')
    await mustBeFriends(tx, wanted.owner_id, redeemer_id)

    const [written] = await tx
      .insert(referralRedemption)
      .values({ redeemer_id, owner_id: wanted.owner_id })
      .onConflictDoNothing()
      .returning({ at: referralRedemption.redeemed_at })
    if (!written) {
      const before = await findRedemption(tx, redeemer_id)
      if (before?.owner_id !== wanted.owner_id) throw new Refusal('referral.repeated')
      return view(before.code, before.at)
    }
    const taken = await tx
      .update(referral)
      .set({ redeemed: sql`${referral.redeemed} + 1` })
      .where(and(eq(referral.owner_id, wanted.owner_id), lt(referral.redeemed, referral.quota)))
      .returning({ owner_id: referral.owner_id })
    if (taken.length === 0) throw new Refusal('referral.spent')
    await recordFact(tx, {
      kind: 'referral.redeemed',
      person_id: wanted.owner_id,
      at: written.at,
      detail: { redeemer_id },
    })
    return view(wanted.code, written.at)
  }

  return {
    /**
     * One of these people has paid. If one of them came with a friend's code and none of their payments was counted yet,
     * this one is, and it is told who came by whom.
     */
    async earn(
      tx: Tx,
      people: readonly string[],
    ): Promise<{ owner_id: string; redeemer_id: string; redeemed_at: Date } | null> {
      const [earned] = await tx
        .update(referralRedemption)
        .set({ rewarded_at: sql`now()` })
        .where(and(inArray(referralRedemption.redeemer_id, [...people]), isNull(referralRedemption.rewarded_at)))
        .returning({
          owner_id: referralRedemption.owner_id,
          redeemer_id: referralRedemption.redeemer_id,
          redeemed_at: referralRedemption.redeemed_at,
        })
      return earned ?? null
    },

    async redeem(redeemer_id: string, typed: string): Promise<Redemption> {
      // A code that is used up is told without waiting in line behind those who try at the same time.
      const [found] = await db
        .select({ redeemed: referral.redeemed, quota: referral.quota })
        .from(referral)
        .where(eq(referral.code, readCode(typed)))
      if (found && found.redeemed >= found.quota) {
        const before = await findRedemption(db, redeemer_id)
        if (before?.code === readCode(typed)) return view(before.code, before.at)
        throw new Refusal('referral.spent')
      }
      return withTx((tx) => redeem(tx, redeemer_id, typed))
    },

    /** The person's code, made when it is first asked for. */
    async getOwn(person_id: string): Promise<Referral> {
      const row = { owner_id: person_id, code: newCode(referralCodeLength), quota: referralQuota }
      await db.insert(referral).values(row).onConflictDoNothing({ target: referral.owner_id })
      const [found] = await db
        .select({
          code: referral.code,
          quota: referral.quota,
          redeemed: referral.redeemed,
          owner: { id: person.id, first_name: person.first_name, last_name: person.last_name },
        })
        .from(referral)
        .innerJoin(person, eq(person.id, referral.owner_id))
        .where(eq(referral.owner_id, person_id))
      if (!found) throw new Error('The referral was not stored')
      const { code, quota, redeemed, owner } = found
      return { referral_code: printed(code), owner, quota, redeemed, remaining: quota - redeemed, reward_months }
    },

    async findQuota(typed: string) {
      const [found] = await db
        .select({ code: referral.code, quota: referral.quota, redeemed: referral.redeemed })
        .from(referral)
        .where(eq(referral.code, readCode(typed)))
      if (!found) return null
      return { referral_code: printed(found.code), quota: found.quota, remaining: found.quota - found.redeemed }
    },

    /** Null when the code is not the caller's. */
    async findRedeemers(user: Caller, typed: string): Promise<Redeemer[] | null> {
      const [own] = await db
        .select({ owner_id: referral.owner_id })
        .from(referral)
        .where(and(eq(referral.code, readCode(typed)), reachReferral(user)))
      if (!own) return null
      const rows = await db
        .select({
          first_name: person.first_name,
          last_name: person.last_name,
          at: referralRedemption.redeemed_at,
        })
        .from(referralRedemption)
        .innerJoin(person, eq(person.id, referralRedemption.redeemer_id))
        .where(eq(referralRedemption.owner_id, own.owner_id))
        .orderBy(desc(referralRedemption.redeemed_at))
      return rows.map(({ first_name, last_name, at }) => ({
        first_name,
        last_initial: initialOf(last_name),
        redeemed_at: at.toISOString(),
      }))
    },

    /** An account may be referred once. */
    async findReferred(person_id: string) {
      const found = await findRedemption(db, person_id)
      return { quota: 1, redeemed: found ? 1 : 0, referral_code: found ? printed(found.code) : null }
    },
  }
}
export type ReferralStore = ReturnType<typeof createReferralStore>
