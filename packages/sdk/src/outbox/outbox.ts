import { effect, type Signal, signal } from '@preact/signals'
import { isPassing, ownProblem } from '../client/problems.ts'
import { backOff } from '../client/retry.ts'
import { uniqueId } from '../unique-id.ts'
import type { Caller, CallProblem, Outbox, OutboxEntry, RefusedEntry, SessionView } from '../widget-types.ts'
import { type EntryStore, openEntryStore, type StoredEntry } from './entry-store.ts'
import { takeTurn } from './turn.ts'

type Reply = Awaited<ReturnType<Caller>>
type Send = (key: string, input: object) => Promise<Reply>
/** What tabs tell each other: something changed, this reply came, this entry took the place of those. */
type News = { partition: string; reply?: { id: string; reply: Reply }; replaced?: { by: string; ids: string[] } }

export interface OutboxSignals {
  waiting: Signal<readonly OutboxEntry[]>
  refused: Signal<readonly RefusedEntry[]>
  durable: Signal<boolean>
}

/** The server decided, and a repeat would get the same decision. A lost session decides nothing about an answer. */
const isFinal = ({ status, code }: CallProblem) =>
  status >= 200 &&
  status < 500 &&
  ![401, 408, 429].includes(status) &&
  !isPassing({ status, code } as CallProblem) &&
  !/busy$/.test(code)

/** Entries about the same thing keep their order; `quiz/{id}` waits without holding another quiz up. */
function laneOf({ key, input }: OutboxEntry) {
  const params = (input as { params?: Record<string, string> } | undefined)?.params ?? {}
  const path = key.replace(/^\w+ /, '').replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
  return path.split('/').slice(0, 2).join('/')
}

/** Takes an answer on this device before the screen says so, and sends it until the server has it. */
export function createOutbox(
  call: Caller,
  session: SessionView,
  { waiting, refused, durable }: OutboxSignals = { waiting: signal([]), refused: signal([]), durable: signal(true) },
): Outbox & { destroy(): void } {
  const send = call as unknown as Send
  const owner = uniqueId()
  const left = new AbortController()
  /** Entries of this tab whose reply is still owed; `kept` once the device has them. */
  const mine = new Map<
    string,
    { entry: StoredEntry; kept: boolean; sent: Promise<Reply>; settle: (reply: Reply) => void }
  >()
  /** An entry that was replaced ends as the one in its place does. */
  const heirs = new Map<string, string>()
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('coachkit-outbox') : null
  const opened: Promise<EntryStore> = openEntryStore().then((store) => {
    durable.value = store.durable
    return store
  })
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = 0
  let again = false
  let adding = 0
  let looked: Promise<void> = Promise.resolve()
  let shown: string | null = null

  const tell = (news: News) => {
    hear(news)
    channel?.postMessage(news)
  }
  function hear({ partition, reply, replaced }: News) {
    for (const id of replaced?.ids ?? []) heirs.set(id, replaced?.by ?? '')
    if (reply) settle(reply.id, reply.reply)
    if (partition === session.partition.peek()) void look()
  }
  if (channel) channel.onmessage = (event: MessageEvent<News>) => hear(event.data)

  function settle(id: string, reply: Reply) {
    mine.get(id)?.settle(reply)
    mine.delete(id)
    for (const [old, heir] of heirs) {
      if (heir !== id) continue
      heirs.delete(old)
      settle(old, reply)
    }
  }

  /** What the device holds of the learner who is here. */
  async function look() {
    const partition = session.partition.peek()
    const entries = partition === null ? [] : await (await opened).all(partition)
    if (partition !== session.partition.peek()) return
    waiting.value = entries.filter((entry) => !entry.problem)
    refused.value = entries.filter((entry): entry is StoredEntry & RefusedEntry => entry.problem !== undefined)
  }

  async function pass(store: EntryStore, partition: string, hold: () => Promise<unknown>) {
    const blocked = new Set<string>()
    while (!left.signal.aborted && session.partition.peek() === partition && session.state.peek() !== 'missing') {
      const entry = (await store.all(partition)).find((one) => !one.problem && !blocked.has(laneOf(one)))
      if (!entry) break
      await hold()
      const reply = await send(entry.key, {
        ...(entry.input as object),
        idempotency_key: entry.id,
        as: partition,
        signal: left.signal,
      })
      if (!reply.ok && !isFinal(reply.problem)) {
        // Without a connection or a session nothing else gets through either.
        if (reply.problem.status === 0 || reply.problem.status === 401) return false
        blocked.add(laneOf(entry))
        continue
      }
      failures = 0
      if (reply.ok) await store.remove(entry.id)
      else await store.update({ ...entry, problem: reply.problem })
      tell({ partition, reply: { id: entry.id, reply } })
    }
    // What another tab sent while this one waited: the same key brings the same reply.
    for (const [id, { entry, kept }] of mine) {
      if (session.state.peek() === 'missing' || left.signal.aborted) return false
      // What is being put just now may take another's place before its owner has heard of it.
      if (adding > 0) again = true
      if (adding > 0 || !kept || entry.partition !== partition || heirs.has(id)) continue
      const known = (await store.all(partition)).find((one) => one.id === id)
      if (known?.problem) settle(id, { ok: false, problem: known.problem } as Reply)
      else if (!known) {
        const reply = await send(entry.key, { ...(entry.input as object), idempotency_key: id, as: partition })
        if (reply.ok || isFinal(reply.problem)) settle(id, reply)
      }
    }
    return blocked.size === 0
  }

  let running: Promise<void> | null = null

  /** One pass at a time in this tab; a wish during it leads to one more. */
  function flush(): Promise<void> {
    again = true
    running ??= (async () => {
      try {
        let isClear = true
        while (again && isClear && !left.signal.aborted) {
          again = false
          isClear = await run()
        }
      } finally {
        running = null
      }
    })()
    return running
  }

  async function run() {
    clearTimeout(timer)
    const partition = session.partition.peek()
    if (partition === null || session.state.peek() === 'missing') return true
    const store = await opened
    await look()
    let isClear = waiting.value.length === 0 && mine.size === 0
    if (!isClear) {
      try {
        await takeTurn(store, partition, owner, left.signal, async (hold) => {
          isClear = await pass(store, partition, hold)
        })
      } catch {
        // The turn was not to be had, or the store went away: tried again below.
      }
      await look()
    }
    if (!isClear && !left.signal.aborted) timer = setTimeout(() => void flush(), backOff(++failures))
    return isClear
  }

  const hurry = () => {
    if (document.visibilityState !== 'visible') return
    failures = 0
    void flush()
  }
  addEventListener('online', hurry, { signal: left.signal })
  document.addEventListener('visibilitychange', hurry, { signal: left.signal })
  const forget = effect(() => {
    const partition = session.partition.value
    const isThere = partition !== null && session.state.value !== 'missing'
    // Nothing of the one before is shown while the device is asked.
    if (shown !== partition) waiting.value = refused.value = []
    shown = partition
    looked = look()
    if (isThere) void flush()
  })

  return {
    waiting,
    refused,
    durable,
    get ready() {
      return looked
    },
    flush,
    async put(key, input, { replaces, id = uniqueId(), as } = {}) {
      if (as === undefined) await session.ready
      const partition = as === undefined ? session.partition.peek() : as
      if (partition === null) {
        const problem = ownProblem('session.required', 'Nobody is signed in.', 401)
        return { id, sent: Promise.resolve({ ok: false, problem }) as never }
      }
      const { signal: _, ...kept } = (input ?? {}) as { signal?: AbortSignal }
      // The clock may stand still or go back between two taps; their order must not.
      last = Math.max(Date.now(), last + 1)
      const entry: StoredEntry = { id, key, input: kept, replaces, created_at: last, partition }
      let known = mine.get(id)
      if (!known) {
        let settleIt: (reply: Reply) => void = () => undefined
        const sent = new Promise<Reply>((resolve) => {
          settleIt = resolve
        })
        known = { entry, kept: false, sent, settle: settleIt }
        mine.set(id, known)
      }
      adding++
      try {
        const { replaced } = await (await opened).add(entry)
        known.kept = true
        tell({ partition, replaced: { by: id, ids: replaced } })
      } finally {
        adding--
      }
      failures = 0
      void flush()
      return { id, sent: known.sent as never }
    },
    async forget(id) {
      await (await opened).remove(id)
      const partition = session.partition.peek()
      if (partition !== null) tell({ partition })
    },
    destroy() {
      forget()
      left.abort()
      clearTimeout(timer)
      channel?.close()
    },
  }
}
