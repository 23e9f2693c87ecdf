import type * as z from 'zod/mini'
import type { Call, CallKey } from './call.ts'
import type { commonErrors, ErrorCode } from './errors.ts'

type Table = { readonly [key: CallKey]: Call }

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never
/** `{product}` stands for the deployment's slug and is not a parameter. */
type PathParams<Path extends string> = { [name in Exclude<Names<Path>, 'product'>]: string }

/** The path's own parts; a declared `params` schema wins. */
export type ParamsOf<T extends Table, K extends keyof T> = T[K] extends { params: infer S extends z.ZodMiniType }
  ? z.input<S>
  : PathParams<K & string>

type Input<C, Field extends string> = C extends { [f in Field]: infer S extends z.ZodMiniType } ? z.input<S> : undefined

export type QueryOf<T extends Table, K extends keyof T> = Input<T[K], 'query'>
export type BodyOf<T extends Table, K extends keyof T> = Input<T[K], 'body'>
export type FormOf<T extends Table, K extends keyof T> = Input<T[K], 'form'>
export type HeadersOf<T extends Table, K extends keyof T> = Input<T[K], 'headers'>

export type AnswerOf<T extends Table, K extends keyof T> = T[K] extends { answer: infer S extends z.ZodMiniType }
  ? z.output<S>
  : T[K] extends { blob: string }
    ? Blob
    : undefined

/** A streamed call's events as one union: `{ event: 'text', data: … }`. */
export type EventOf<T extends Table, K extends keyof T> = T[K] extends { events: infer E }
  ? {
      [name in keyof E & string]: { event: name; data: E[name] extends z.ZodMiniType ? z.output<E[name]> : never }
    }[keyof E & string]
  : never

/** Every code that the call can answer, so that a view has to have a sentence for each. */
export type ProblemCodeOf<T extends Table, K extends keyof T> =
  | (typeof commonErrors)[number]
  | (T[K] extends { errors: readonly (infer Code extends ErrorCode)[] } ? Code : never)
