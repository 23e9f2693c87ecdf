import type { AnswerOf, CallKey, Calls, EventOf, ProblemCodeOf } from '@coachkit/contract'
import type { ReadonlySignal, Signal } from '@preact/signals'
import type { VNode } from 'preact'
import type { CallInput } from './client/call-input.ts'
import type { CoachError, OwnProblemCode } from './element/coach-error.ts'
import type { MistakeCode, Tell } from './mistakes/codes.ts'

export type Key = keyof Calls & CallKey

/** What went wrong, as a value. `code` is the server's, or one of the page's own. */
export interface CallProblem<Code extends string = string> {
  /** `network.offline`, `network.failed`, `answer.unreadable` and `session.required` are the SDK's own. */
  code: Code | OwnProblemCode
  status: number
  detail: string
  errors?: Record<string, string>
  request_id?: string
  /** The data of the server's `error` event, where a stream ended with one. */
  data?: unknown
}

/** A streamed call that is only begun answers with its stream, to be read by `stream('GET streams/{id}', …)`. */
type Answered<K extends Key> = Calls[K] extends { events: unknown } ? { stream_id: string } : AnswerOf<Calls, K>

export type CallReply<K extends Key> =
  | { ok: true; answer: Answered<K> }
  | { ok: false; problem: CallProblem<ProblemCodeOf<Calls, K>> }

/** One typed call. Reads and keyed writes are tried up to four times; nothing is thrown for an expected failure. */
export type Caller = <K extends Key>(key: K, ...input: CallInput<K>) => Promise<CallReply<K>>

/**
 * A streamed call. A cut connection is resumed by `GET streams/{id}`, so events come once each and in order; the last
 * item is `{ event: 'problem' }` where it could not be.
 */
export type Streamer = <K extends Key>(
  key: K,
  ...input: CallInput<K>
) => AsyncIterable<
  | (EventOf<Calls, K> & { id: number })
  | { event: 'stream'; data: { stream_id: string }; id: number }
  | { event: 'problem'; data: CallProblem<ProblemCodeOf<Calls, K>>; id: number }
>

/** An answer on its way: taken into IndexedDB before the screen says so, sent until the server has it. */
export interface OutboxEntry {
  /** Also the `Idempotency-Key`. */
  id: string
  key: Key
  input: unknown
  /** Entries with the same `replaces` overwrite each other while they wait (a newer autosave of one answer). */
  replaces?: string
  created_at: number
}

export interface RefusedEntry extends OutboxEntry {
  problem: CallProblem
}

export interface Outbox {
  /** Resolves when the entry is durable on this device; `sent` resolves with the server's reply. */
  put<K extends Key>(
    key: K,
    input: CallInput<K>[0],
    options?: {
      replaces?: string
      id?: string
      /** Whose it is; a widget's own person where it says nothing, also once they have gone. */
      as?: string | null
    },
  ): Promise<{ id: string; sent: Promise<CallReply<K>> }>
  /** Entries of this learner that the server has not acknowledged. */
  readonly waiting: ReadonlySignal<readonly OutboxEntry[]>
  /** Entries that the server refused for good, kept so that nothing is lost silently; `forget` takes one away. */
  readonly refused: ReadonlySignal<readonly RefusedEntry[]>
  forget(id: string): Promise<void>
  /** Resolves once the lists above say what this device holds of whoever is here. A new one when somebody else comes. */
  readonly ready: Promise<void>
  /** False where the browser refuses IndexedDB: entries then last only as long as the page. */
  readonly durable: ReadonlySignal<boolean>
  flush(): Promise<void>
}

/** What is on the pupil's desk; one small store for all widgets of the page. */
export interface DeskFocus {
  quiz_id?: string
  question_id?: string
}

export interface SessionView {
  /** `visitor`: nobody known; `learner`: vouched for by the site, or signed in. */
  readonly state: ReadonlySignal<'starting' | 'visitor' | 'learner' | 'missing'>
  /** Names site and learner for local stores; changes when somebody else signs in, and null while nobody is known. */
  readonly partition: ReadonlySignal<string | null>
  /** A visitor is on the way whom this device does not know: there is nothing of theirs to wait for. */
  readonly isNew: boolean
  /**
   * Resolves once `state` is no longer `starting`: before that `keep` and `outbox` do not know whose they are. Without a
   * line nobody knows who is there, and it stays open until there is one. A new one when somebody else comes.
   */
  readonly ready: Promise<void>
  /** The embedding isn't right: only who made the page can mend it. Gone as soon as somebody is known. */
  readonly mistake: ReadonlySignal<MistakeCode | null>
  /** The last try to find out who is there found no line. Tries go on by themselves; `again` does not wait for the next. */
  readonly away: ReadonlySignal<boolean>
  again(): void
}

/**
 * Small per-viewer store, or memory where storage is refused. A learner's is in localStorage until they sign out, and
 * what is named `unsent.…` stays there for when they are back; a visitor's lives for the browser's session.
 */
export interface Keep {
  get(name: string): string | null
  set(name: string, value: string | null): void
}

export type EventMap = { readonly [name: `coach-${string}`]: unknown }

/** Words by key: a sentence, or plural forms chosen by `Intl.PluralRules` on `count`. `{name}` is filled in. */
export type Words = { readonly [key: string]: string | { readonly [form in Intl.LDMLPluralRule]?: string } }

export type Text<W extends Words> = (key: keyof W & string, values?: Record<string, string | number>) => string

/** What a widget gets; calls and timers given out here end when the element leaves the page. */
export interface WidgetTools<Events extends EventMap = EventMap, W extends Words = Words> {
  call: Caller
  stream: Streamer
  outbox: Outbox
  session: SessionView
  focus: Signal<DeskFocus>
  /** Fires a bubbling, composed `CustomEvent`; false when a page cancelled it. */
  emit: <Name extends keyof Events & string>(name: Name, detail: Events[Name]) => boolean
  /** Fires `coach-error` for something that the widget shows calmly itself. */
  trouble: (problem: Pick<CoachError, 'code' | 'detail'> & Partial<CoachError>) => void
  /** Says a mistake of the embedding, once for each page. */
  tell: Tell
  text: Text<W>
  locale: ReadonlySignal<string>
  /** Named by site and learner like the outbox; see `session.ready`. */
  keep: Keep
  /** Forgets cached reads whose path begins so; a write does it by itself for its own first path segment. */
  invalidate: (prefix: string) => void
  /** Aborts when the element leaves the page for good. */
  signal: AbortSignal
  later: (milliseconds: number, work: () => void) => () => void
  /** The element itself, for focus and measure alone. */
  host: HTMLElement
}

/** How an attribute's text becomes a value; an unknown text gives the fallback. */
export interface AttributeType<T> {
  parse(text: string | null): T
}
export type AttributeTypes = { readonly [name: string]: AttributeType<unknown> }
/** A widget reads its attributes as signals; names keep their dashes out: `quiz-id` is `quiz_id`. */
export type Attributes<A extends AttributeTypes> = {
  readonly [name in keyof A & string as Underscored<name>]: ReadonlySignal<
    A[name] extends AttributeType<infer T> ? T : never
  >
}
export type Underscored<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}_${Underscored<Tail>}`
  : Name

// biome-ignore lint/suspicious/noExplicitAny: a method keeps its own arguments; `unknown` would refuse every one.
export type Methods<State> = { readonly [name: string]: (state: State, ...args: any[]) => unknown }

export interface WidgetDefinition<
  A extends AttributeTypes,
  Events extends EventMap,
  W extends Words,
  State,
  M extends Methods<State> = Methods<State>,
> {
  tag: `coach-${string}`
  attributes: A
  /** English words, bundled; `translations` loads others. */
  words: W
  translations?: { readonly [locale: string]: () => Promise<{ words: Partial<W> }> }
  /**
   * Style sheets as text; constructed once per document. Meaning tokens only. A signal where more of them come with a
   * later part of the widget.
   */
  styles: readonly string[] | ReadonlySignal<readonly string[]>
  /**
   * It signs people in: it stays as it is when a visitor becomes somebody, because what it uses (a link, a code) is good
   * once. Every other widget begins again.
   */
  signsIn?: boolean
  create(tools: WidgetTools<Events, W>, attributes: Attributes<A>): State
  view(props: { state: State }): VNode | null
  /** Public methods that the element gets, such as `open()`. */
  methods?: M
}
