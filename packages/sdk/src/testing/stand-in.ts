import { derivePalettes } from '@coachkit/brand'
import type { BrandConfig, Calls, EventOf } from '@coachkit/contract'
import { type Signal, signal } from '@preact/signals'
import type { CallInput } from '../client/call-input.ts'
import type { Kit } from '../kit/kit.ts'
import type { MistakeCode, MistakeValues } from '../mistakes/codes.ts'
import type {
  Caller,
  CallProblem,
  CallReply,
  Key,
  Outbox,
  OutboxEntry,
  RefusedEntry,
  Streamer,
} from '../widget-types.ts'
import { spokenLanguages } from '../words/languages.ts'

type MayWait<T> = T | Promise<T>
type Given<K extends Key> = NonNullable<CallInput<K>[0]>

/** What a scripted stream gives: events in order, with `wait` for a pause; their numbers are counted here. */
export type ScriptedEvent<K extends Key> =
  | EventOf<Calls, K>
  | { event: 'problem'; data: CallProblem }
  | { event: 'wait'; milliseconds: number }

export interface StandIn {
  /** A reply per call, or a function of its input. */
  replies?: { readonly [K in Key]?: CallReply<K> | ((input: Given<K>) => MayWait<CallReply<K>>) }
  /** The events of streamed calls, or a function of their input. */
  streams?: {
    readonly [K in Key]?:
      | readonly ScriptedEvent<K>[]
      | ((input: Given<K>) => Iterable<ScriptedEvent<K>> | AsyncIterable<ScriptedEvent<K>>)
  }
  session?: 'starting' | 'visitor' | 'learner' | 'missing'
  /** With `session: 'starting'`: a visitor is on the way whom the device does not know. */
  isNew?: boolean
  /** There was no line to find out who is there; the next try finds a learner. */
  away?: boolean
  /** The embedding isn't right. */
  mistake?: MistakeCode
  partition?: string | null
  brand?: Partial<BrandConfig>
  lang?: string
  theme?: 'auto' | 'light' | 'dark'
  /** What the viewer's store already holds. */
  kept?: Record<string, string>
}

export interface CallLog {
  key: Key
  // biome-ignore lint/suspicious/noExplicitAny: a test reads the fields of the call that it expects.
  input: any
}

const unscripted = (key: Key): CallProblem => ({
  code: 'network.failed',
  status: 0,
  detail: `No reply is scripted for ${key}.`,
})

/** A kit without a server: replies come from the script, typed by the contract. For stories and tests alone. */
export function createStandIn(script: StandIn) {
  const log: CallLog[] = []
  const partition: Signal<string | null> = signal(script.partition === undefined ? 'stand-in' : script.partition)
  const away = signal(script.away ?? false)
  const mistake = signal(script.mistake ?? null)
  const mistakes: { code: MistakeCode; values: MistakeValues }[] = []
  const state = signal(script.session ?? (script.mistake ? 'missing' : script.away ? 'starting' : 'learner'))
  const nameOf = (name: string, owner = partition.peek()) => `${owner}:${name}`
  const kept = new Map(Object.entries(script.kept ?? {}).map(([name, value]) => [nameOf(name), value]))
  let settle: () => void = () => undefined
  const ready = new Promise<void>((resolve) => {
    settle = resolve
  })
  state.subscribe((now) => now !== 'starting' && settle())

  const again = () => {
    away.value = false
    setTimeout(() => {
      state.value = 'learner'
    })
  }

  const call = async (key: Key, input: { signal?: AbortSignal } = {}) => {
    const { signal: _, ...rest } = input
    log.push({ key, input: rest })
    const reply = script.replies?.[key] as unknown
    if (reply === undefined) return { ok: false, problem: unscripted(key) }
    return typeof reply === 'function' ? await reply(rest) : reply
  }

  async function* stream(key: Key, input: { signal?: AbortSignal } = {}) {
    const { signal: stop, ...rest } = input
    log.push({ key, input: rest })
    const scripted = script.streams?.[key] as unknown
    const events = (typeof scripted === 'function' ? scripted(rest) : scripted) as ScriptedEvent<Key>[] | undefined
    let id = 0
    if (!events) {
      yield { event: 'problem', data: unscripted(key), id }
      return
    }
    yield { event: 'stream', data: { stream_id: 'stream-1' }, id }
    for await (const event of events) {
      if (event.event === 'wait') await new Promise((resolve) => setTimeout(resolve, event.milliseconds))
      if (stop?.aborted) return
      if (event.event !== 'wait') yield { ...event, id: ++id }
    }
  }

  const kit: Kit = {
    api: 'https://stand-in.test',
    call: call as unknown as Caller,
    stream: stream as unknown as Streamer,
    outbox: createStandInOutbox(call as unknown as Caller),
    session: { state, partition, isNew: script.isNew ?? false, ready, away, mistake, again },
    focus: signal({}),
    keep: {
      get: (name, owner) => kept.get(nameOf(name, owner)) ?? null,
      set: (name, value, owner) =>
        void (value === null ? kept.delete(nameOf(name, owner)) : kept.set(nameOf(name, owner), value)),
    },
    lang: script.lang ?? 'en',
    // No widget speaks Arabic yet; with its direction here, everything is seen the other way round.
    languages: [...spokenLanguages, 'ar'],
    tell: (code, values = {}) => void mistakes.push({ code, values }),
    theme: script.theme ?? 'light',
    invalidate: () => undefined,
    brand: () => signal(script.brand ? { ...script.brand, palette: derivePalettes(script.brand) } : {}),
    at: () => kit,
  }
  return { kit, log, state, partition, mistakes, kept }
}

/** Keeps the outbox's promises in memory: one entry per `id`, newer ones take the place of what they replace. */
function createStandInOutbox(call: Caller): Outbox {
  const waiting = signal<readonly OutboxEntry[]>([])
  const refused = signal<readonly RefusedEntry[]>([])
  const sent = new Map<string, Promise<unknown>>()
  let count = 0
  return {
    waiting,
    refused,
    durable: signal(true),
    ready: Promise.resolve(),
    async put(key, input, options = {}) {
      const id = options.id ?? `entry-${++count}`
      const entry: OutboxEntry = { id, key, input, replaces: options.replaces, created_at: Date.now() }
      const without = (list: readonly OutboxEntry[]) => list.filter((one) => one !== entry)
      if (!sent.has(id)) {
        waiting.value = [...waiting.value.filter((one) => !entry.replaces || one.replaces !== entry.replaces), entry]
        const send = call(key, ...([{ ...(input as object), idempotency_key: id }] as never)).then((reply) => {
          waiting.value = without(waiting.value)
          if (!reply.ok) refused.value = [...refused.value, { ...entry, problem: reply.problem }]
          return reply
        })
        sent.set(id, send)
      }
      return { id, sent: sent.get(id) as never }
    },
    async forget(id) {
      refused.value = refused.value.filter((entry) => entry.id !== id)
    },
    async flush() {
      await Promise.allSettled(sent.values())
    },
  }
}
