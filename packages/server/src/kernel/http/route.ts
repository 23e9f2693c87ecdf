import type { AnswerOf, CallKey, Calls, ParamsOf } from '@coachkit/contract'
import type { Logger } from 'pino'
import type * as z from 'zod/mini'
import type { PersonPrincipal, Principal, VisitorPrincipal } from '../auth/principal.ts'

export type Key = keyof Calls & CallKey

/** What a schema gives after parsing; `undefined` where the call declares none. */
type Parsed<
  K extends Key,
  Field extends 'query' | 'body' | 'form' | 'headers' | 'params',
  Fallback,
> = Calls[K] extends {
  [f in Field]: infer S extends z.ZodMiniType
}
  ? z.output<S>
  : Fallback

type PrincipalOf<K extends Key> = Calls[K]['who'] extends 'signed-in'
  ? PersonPrincipal
  : Calls[K]['who'] extends 'public'
    ? Principal
    : Calls[K]['who'] extends 'visitor'
      ? VisitorPrincipal | PersonPrincipal
      : Calls[K]['who'] extends 'site'
        ? Extract<Principal, { kind: 'site' }>
        : Calls[K]['who'] extends readonly (infer R)[]
          ? 'operator' extends R
            ? PersonPrincipal | Extract<Principal, { kind: 'operator' }>
            : PersonPrincipal
          : Principal

/** A parsed and authorised request. */
export interface RouteRequest<K extends Key> {
  params: Parsed<K, 'params', ParamsOf<Calls, K>>
  query: Parsed<K, 'query', undefined>
  body: Parsed<K, 'body', undefined>
  form: Parsed<K, 'form', undefined>
  /** The bytes of a body that the call reads as they were sent. */
  raw: Calls[K] extends { raw: string } ? Uint8Array<ArrayBuffer> : undefined
  headers: Parsed<K, 'headers', undefined>
  /** Who calls; the contract's `who` was checked already. */
  user: PrincipalOf<K>
  /** The `Idempotency-Key`, for keyed calls. */
  idempotency_key: string | null
  /** The page's origin, where the browser sent one. */
  origin: string | null
  /** The token that was sent, for `GET embed/session`, which gives it back; never logged. */
  bearer: string | null
  user_agent: string | null
  /** For rate limits only; never logged or stored in the clear. */
  address: string
  request_id: string
  /** Aborts when the client goes away. */
  signal: AbortSignal
  log: Logger
}

/** A streamed call answers with its stream; the kernel sends it, and sends the rest again on `GET streams/{id}`. */
export interface StreamReply {
  stream_id: string
}

type Reply<K extends Key> = Calls[K] extends { events: unknown } ? StreamReply : AnswerOf<Calls, K>

export interface Route {
  key: Key
  handle: (request: never) => Promise<unknown>
}

/** One call and its story. Role, input and answer are checked against the contract by the kernel. */
export function route<K extends Key>(key: K, handle: (request: RouteRequest<K>) => Promise<Reply<K>>): Route {
  return { key, handle }
}
