import type { EmbedSession } from '@coachkit/contract'

/** Why a page is asked for a token. */
export interface TokenWish {
  reason: 'start' | 'expiring' | 'expired'
  signal: AbortSignal
}

/** What a page's backend may hand on: the answer of `POST embed/token` as it is, or the token alone. */
export type TokenReply = string | (Partial<Omit<EmbedSession, 'token'>> & { token: string }) | null
export type GetToken = (wish: TokenWish) => TokenReply | Promise<TokenReply>

/** A token with what is known of it. */
export interface Grant {
  token: string
  /** Milliseconds; null where only the server knows. */
  expires_at: number | null
  /** When it was taken, for the share of its life that has passed. */
  taken_at: number
  partition: string | null
  learner_id: string | null
}

export function toGrant(reply: Exclude<TokenReply, null>, now = Date.now()): Grant {
  const { token, expires_at, partition, learner_id } = typeof reply === 'string' ? { token: reply } : reply
  return {
    token,
    expires_at: expires_at ? Date.parse(expires_at) : null,
    taken_at: now,
    partition: partition ?? null,
    learner_id: learner_id ?? null,
  }
}

export const isOver = (grant: Grant | null) =>
  grant !== null && (grant.expires_at ?? Number.POSITIVE_INFINITY) <= Date.now()

/** A fifth of a token's life, a minute at most, is kept in hand, so that no call meets its end. */
export function renewAt({ expires_at, taken_at }: Grant) {
  if (expires_at === null) return Number.POSITIVE_INFINITY
  return expires_at - Math.min(60_000, Math.max(0, expires_at - taken_at) / 5)
}
