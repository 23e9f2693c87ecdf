import { createHash, randomBytes } from 'node:crypto'

/** `st_` a session, `sk_` a site's own server, `pk_` a site's pages, `op_` the operator, `ot_` works once. */
export type TokenKind = 'st' | 'sk' | 'pk' | 'op' | 'ot'

/** 256 random bits; the prefix only helps people and scanners to see what leaked. */
export const newToken = (kind: TokenKind): string => `${kind}_${randomBytes(32).toString('base64url')}`

/** What is stored. The token is random enough that a slow hash would only slow every request down. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
