import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'
import type { Role } from './roles.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type CallKey = `${Method} ${string}`

/**
 * Who may call at all. `public` needs no session; `visitor` needs one of any kind, which a page gets with a site's key;
 * `signed-in` needs a person of any role; `site` needs an embedding's secret key; `operator` the key that stands in the
 * data folder.
 */
export type Who = 'public' | 'visitor' | 'signed-in' | 'site' | 'operator' | readonly (Role | 'operator')[]

/**
 * What the token of an embedding can be good for: the coach, quizzes, or what the platform's own pages show to guests.
 * A token for single quizzes names each as `quiz:ID`.
 */
export const scopeNames = ['chat', 'quiz', 'pages'] as const
export type ScopeName = (typeof scopeNames)[number]

/** The kinds of object that a path can name. Each has one SQL predicate in the server's kernel. */
export type ReachKind =
  | 'account'
  | 'activation-code'
  | 'attempt'
  | 'billing'
  | 'chat-session'
  | 'class'
  | 'course'
  | 'document'
  | 'evaluation'
  | 'message'
  | 'passage'
  | 'question'
  | 'quiz'
  | 'referral'
  | 'school'
  | 'session'
  | 'site'
  | 'stream'
  | 'student'
  | 'subscription'

/**
 * What a call can touch. `none`: it names no object and reads nothing of anybody's.
 * `own`: only rows of the caller. `published`: only what was published for everyone.
 * Otherwise the objects that it names, kind by kind, with the path or query field that names each;
 * what is out of reach answers 404, so that identifiers can't be probed.
 */
export type Reach = 'none' | 'own' | 'published' | { readonly [kind in ReachKind]?: string }

type ObjectSchema = z.ZodMiniObject
type AnySchema = z.ZodMiniType

export interface Call {
  /** One sentence for the reference page. */
  readonly summary: string
  readonly who: Who
  readonly reach: Reach
  /**
   * What a token of an embedding has to be good for; `any`: the call is about the token itself. A call that names
   * nothing here refuses such tokens.
   */
  readonly scope?: ScopeName | readonly ScopeName[] | 'any'
  /** Only where a path part is more than an opaque identifier. */
  readonly params?: ObjectSchema
  readonly query?: ObjectSchema
  readonly headers?: ObjectSchema
  readonly body?: AnySchema
  /** The media type of a body that is read as the bytes that were sent, because they are signed. */
  readonly raw?: string
  /** Fields of `multipart/form-data`; structured ones travel as JSON text. */
  readonly form?: ObjectSchema
  readonly answer?: AnySchema
  /** Server-sent events by name; the stream can be resumed by `GET streams/{id}`. */
  readonly events?: { readonly [name: string]: AnySchema }
  /** The media type of a binary answer. */
  readonly blob?: string
  /** Codes beyond those that every call can answer (see `commonErrors`). */
  readonly errors?: readonly ErrorCode[]
  /** A repeat with the same `Idempotency-Key` gets the first answer again. */
  readonly keyed?: true
  /** Only this project has it; the specification's coverage does not count it. */
  readonly ours?: true
  /** The largest request in bytes, when it is not the default of 64 KiB. */
  readonly limit?: number
}

/** Declares calls; the keys stay literal, so that clients and handlers are typed from them. */
export const contract = <const Calls extends { readonly [key: CallKey]: Call }>(calls: Calls): Calls => calls
