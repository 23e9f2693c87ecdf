import type { BodyOf, CallKey, Calls, FormOf, HeadersOf, ParamsOf, QueryOf } from '@coachkit/contract'

type Given<Name extends string, T> = [T] extends [undefined]
  ? unknown
  : Record<never, never> extends T
    ? { [n in Name]?: T }
    : { [n in Name]: T }

type Fields<K extends keyof Calls & CallKey> = Given<'params', ParamsOf<Calls, K>> &
  Given<'query', QueryOf<Calls, K>> &
  Given<'body', BodyOf<Calls, K>> &
  Given<'form', FormOf<Calls, K>> &
  Given<'headers', HeadersOf<Calls, K>> & {
    /** The `Idempotency-Key` of a keyed call; made when not given. */
    idempotency_key?: string
    signal?: AbortSignal
    /** A read may answer with what it answered at most five minutes ago; a write of the same area clears that. */
    cached?: boolean
  }

/** The input of a call as the one argument, which may be left out where nothing in it is required. */
export type CallInput<K extends keyof Calls & CallKey> =
  Record<never, never> extends Fields<K> ? [input?: Fields<K>] : [input: Fields<K>]
