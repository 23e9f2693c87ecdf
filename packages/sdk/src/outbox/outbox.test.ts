import { signal } from '@preact/signals'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Caller, CallReply, SessionView } from '../widget-types.ts'
import { openEntryStore } from './entry-store.ts'
import { createOutbox } from './outbox.ts'

const saving = 'PATCH quiz/{id}/evaluations/{eid}'
type Reply = CallReply<typeof saving>
const saved: Reply = { ok: true, answer: { evaluation: { id: 'e' } } } as never
const refusal = (code: string, status: number): Reply => ({ ok: false, problem: { code, status, detail: '' } as never })
const input = (value: string) => ({
  params: { id: 'q', eid: 'e' },
  query: {},
  body: { evaluation: { revision: 1, value } },
})

const opened: { destroy(): void }[] = []
afterEach(() => {
  for (const outbox of opened.splice(0)) outbox.destroy()
})

/** A tab of one browser: its own outbox over the store that all share. */
function openTab(partition: string, answer: (sent: { value: string; key: string }) => Reply | Promise<Reply>) {
  const whose = signal<string | null>(partition)
  const state = signal<'learner' | 'missing'>('learner')
  const session: SessionView = {
    state,
    partition: whose,
    ready: Promise.resolve(),
    isNew: false,
    mistake: signal(null),
    away: signal(false),
    again: () => {},
  }
  const sent: { value: string; key: string }[] = []
  const call = vi.fn(async (_: string, given: ReturnType<typeof input> & { idempotency_key: string; as: string }) => {
    expect(given.as).toBe(whose.peek())
    const one = { value: given.body.evaluation.value, key: given.idempotency_key }
    sent.push(one)
    return answer(one)
  })
  const outbox = createOutbox(call as unknown as Caller, session)
  opened.push(outbox)
  return { outbox, sent, whose, state }
}
const partitionOf = (name: string) => `${name}-${Math.random()}`

describe('an answer in the outbox', () => {
  it('is on the device before `put` resolves, and leaves it once the server has it', async () => {
    const partition = partitionOf('a')
    let reply: (value: Reply) => void = () => {}
    const tab = openTab(
      partition,
      () =>
        new Promise((resolve) => {
          reply = resolve
        }),
    )
    const { outbox } = tab
    const { id, sent } = await outbox.put(saving, input('3'))
    const store = await openEntryStore()
    expect((await store.all(partition)).map((entry) => entry.id)).toEqual([id])
    await vi.waitFor(() => expect(outbox.waiting.value).toHaveLength(1))
    await vi.waitFor(() => expect(tab.sent).toHaveLength(1))
    reply(saved)
    expect(await sent).toEqual(saved)
    await vi.waitFor(() => expect(outbox.waiting.value).toEqual([]))
    expect(await store.all(partition)).toEqual([])
  })

  it('outlives the tab, and is sent by the next one under the same key', async () => {
    const partition = partitionOf('b')
    const first = openTab(partition, () => refusal('network.offline', 0))
    const { id } = await first.outbox.put(saving, input('4'))
    await vi.waitFor(() => expect(first.sent).toHaveLength(1))
    first.outbox.destroy()
    const second = openTab(partition, () => saved)
    await vi.waitFor(() => expect(second.sent).toEqual([{ value: '4', key: id }]))
    await vi.waitFor(() => expect(second.outbox.waiting.value).toEqual([]))
  })

  it('is never sent as somebody else', async () => {
    const partition = partitionOf('mia')
    const { outbox, sent, whose } = openTab(partition, () => refusal('network.offline', 0))
    await outbox.put(saving, input('5'))
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    whose.value = partitionOf('noah')
    await outbox.flush()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(sent).toHaveLength(1)
    expect(outbox.waiting.value).toEqual([])
    whose.value = partition
    await vi.waitFor(() => expect(sent.length).toBeGreaterThan(1))
  })

  it('waits for its owner, shows to nobody else, and is told to the owner who is back', async () => {
    const partition = partitionOf('mia')
    const { outbox, whose, state } = openTab(partition, () => refusal('session.expired', 401))
    await outbox.put(saving, input('5'))
    await vi.waitFor(() => expect(outbox.waiting.value).toHaveLength(1))
    whose.value = partitionOf('noah')
    expect(outbox.waiting.value).toEqual([])
    await outbox.ready
    expect(outbox.waiting.value).toEqual([])
    state.value = 'missing'
    whose.value = null
    expect(outbox.waiting.value).toEqual([])
    // What a screen writes down as it goes is its own person's still.
    await outbox.put(saving, input('6'), { as: partition })
    whose.value = partition
    await outbox.ready
    expect(
      outbox.waiting.value.map((entry) => (entry.input as ReturnType<typeof input>).body.evaluation.value),
    ).toEqual(['5', '6'])
    expect((await outbox.put(saving, input('7'), { as: null }).then(({ sent }) => sent)).ok).toBe(false)
  })

  it('gives way to a newer one about the same thing, and ends as that one does', async () => {
    const { outbox, sent, state } = openTab(partitionOf('c'), () => saved)
    state.value = 'missing'
    const first = await outbox.put(saving, input('1'), { replaces: 'e' })
    const second = await outbox.put(saving, input('2'), { replaces: 'e' })
    state.value = 'learner'
    expect(await second.sent).toEqual(saved)
    expect(await first.sent).toEqual(saved)
    expect(sent.map(({ value }) => value)).toEqual(['2'])
  })

  it('is sent once by two tabs and two taps', async () => {
    const partition = partitionOf('d')
    const slow = () => new Promise<Reply>((resolve) => setTimeout(() => resolve(saved), 60))
    const [one, other] = [openTab(partition, slow), openTab(partition, slow)]
    const puts = await Promise.all(
      [one, one, other].map((tab) => tab.outbox.put(saving, input('7'), { id: `${partition}-hand-in` })),
    )
    for (const { sent } of puts) expect(await sent).toEqual(saved)
    expect([...one.sent, ...other.sent]).toHaveLength(1)
  })

  it('keeps what the server refused for good, with the reason, until it is forgotten', async () => {
    const { outbox } = openTab(partitionOf('f'), () => refusal('quiz.closed', 409))
    const { id, sent } = await outbox.put(saving, input('8'))
    expect(await sent).toMatchObject({ ok: false, problem: { code: 'quiz.closed' } })
    await vi.waitFor(() =>
      expect(outbox.refused.value.map((entry) => [entry.id, entry.problem.code])).toEqual([[id, 'quiz.closed']]),
    )
    await outbox.forget(id)
    await vi.waitFor(() => expect(outbox.refused.value).toEqual([]))
  })

  it('stays where the server could not decide, and is tried again', async () => {
    let count = 0
    const { outbox, sent } = openTab(partitionOf('g'), () => (count++ ? saved : refusal('server.busy', 503)))
    const put = await outbox.put(saving, input('9'))
    expect(await put.sent).toEqual(saved)
    expect(sent).toHaveLength(2)
  })

  it('says so where the browser refuses to keep anything, and still sends', async () => {
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    const { outbox } = openTab(partitionOf('h'), () => saved)
    const { sent } = await outbox.put(saving, input('10'))
    expect(await sent).toEqual(saved)
    expect(outbox.durable.value).toBe(false)
    open.mockRestore()
  })
})
