import { mountWidget } from '@coachkit/sdk/testing'
import { CoachChat } from '../../packages/widgets/src/coach-chat/coach-chat.element.ts'
import { renderMarkdown } from '../../packages/widgets/src/parts/markdown/markdown-stream.ts'
import { renderByHand } from './by-hand.js'
import { lesson } from './text.js'

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
/** After the next paint: a task that was queued from within a frame runs when the frame is on the screen. */
const painted = async () => {
  await frame()
  await new Promise((resolve) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = resolve
    channel.port2.postMessage(0)
  })
}
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const words = { copy: 'Copy', copied: 'Copied', table: 'Table', code: 'Code', source: 'Source {number}' }
const message = (id, from_user, text) => ({
  ...{ id, thread_id: 't', from_user, type: 'text', text, liked: false, disliked: false, bookmarked: false },
  ...{ created_at: '2026-05-04T15:00:00.000Z', state: 'done', stream_id: null, citations: [], suggestions: [] },
})
const countNodes = (node) => {
  let count = 1
  for (const child of node.childNodes) count += countNodes(child)
  return count
}
const mount = (options) => {
  const mounted = mountWidget(CoachChat, { ...options, attributes: { mode: 'inline' } })
  mounted.element.style.inlineSize = '440px'
  mounted.element.style.blockSize = '640px'
  return mounted
}

/** The middle one of twenty times, in ms, for each renderer in turn; the first four are for warming up. */
async function allAtOnce(renderers) {
  const text = lesson()
  const times = renderers.map(() => [])
  for (let round = 0; round < 24; round++) {
    for (const [at, render] of renderers.entries()) {
      const root = document.createElement('div')
      root.style.inlineSize = '400px'
      document.body.append(root)
      const begun = performance.now()
      render(root, text)
      root.getBoundingClientRect()
      times[at].push(performance.now() - begun)
      root.remove()
    }
    await wait(5)
  }
  return times.map((list) => list.slice(4).sort((a, b) => a - b)[10])
}

globalThis.bench = {
  /** 2,000 tokens at 200 a second, in pieces of 80 ms, as the server sends them. */
  async streamed() {
    const text = lesson()
    const perPiece = Math.ceil(text.length / (10_000 / 80))
    async function* events() {
      yield { event: 'started', data: { thread_id: 't', user_message: message('q', true, 'x'), message_id: 'a' } }
      const begun = performance.now()
      for (let at = 0, piece = 1; at < text.length; at += perPiece, piece++) {
        yield { event: 'text', data: { delta: text.slice(at, at + perPiece) } }
        await wait(Math.max(0, begun + piece * 80 - performance.now()))
      }
      yield { event: 'done', data: { message: message('a', false, text) } }
    }
    const mounted = mount({
      replies: { 'GET chat': { ok: true, answer: { messages: [], total_count: 0 } } },
      streams: { 'POST chat/stream': events },
    })
    await wait(500)
    const tasks = []
    const watch = new PerformanceObserver((list) => tasks.push(...list.getEntries().map((entry) => entry.duration)))
    watch.observe({ type: 'longtask' })
    let created = 0
    let prose = null
    const nodes = new MutationObserver((records) => {
      prose ??= mounted.root.querySelector('.prose')
      for (const { target, addedNodes } of records) {
        if (prose?.contains(target)) for (const node of addedNodes) created += countNodes(node)
      }
    })
    nodes.observe(mounted.root, { childList: true, subtree: true })
    const times = []
    let running = true
    const tick = (now) => {
      times.push(now)
      if (running) requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
    mounted.element.send('x')
    while (!mounted.events.some(({ name }) => name === 'coach-answer-finished')) await wait(50)
    await wait(200)
    running = false
    watch.disconnect()
    nodes.disconnect()
    const gaps = times.slice(1).map((time, index) => time - times[index])
    const beat = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)]
    const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / beat) - 1), 0)
    const stays = countNodes(prose) - 1
    mounted.unmount()
    return {
      frames: gaps.length + dropped,
      dropped_percent: (100 * dropped) / (gaps.length + dropped),
      longest_task_ms: Math.max(0, ...tasks),
      nodes_created_per_node_that_stays: created / stays,
    }
  },

  /** The same text all at once, layout included, by the renderer written by hand. */
  byHand: () => allAtOnce([renderByHand]).then(([theirs]) => theirs),

  /** And by ours, against it. */
  async atOnce() {
    const ours = (root, text) => renderMarkdown(root, text, { words })
    const [ours_ms, by_hand_ms] = await allAtOnce([ours, renderByHand])
    return { ours_ms, by_hand_ms, ratio: ours_ms / by_hand_ms }
  },

  /** A history of 1,000 messages: from the element in the page to its paint, then one key to its paint. */
  async opened(count) {
    const text = lesson(120)
    const messages = Array.from({ length: 1000 }, (_, index) =>
      message(`m${index}`, index % 2 === 0, index % 2 ? text : `Question ${index}: what is half of ${index}?`),
    )
    const begun = performance.now()
    const mounted = mount({
      session: 'visitor',
      kept: { 'chat.session': 'abcdefghijklmnopqrstuv' },
      replies: { 'GET chat/public/{sessionId}': { ok: true, answer: { title: null, messages } } },
    })
    while (!mounted.root.querySelector('.prose p')) await frame()
    await painted()
    const open_ms = performance.now() - begun
    await wait(300)
    const keys = []
    globalThis.keyed = new Promise((resolve) => {
      const field = mounted.root.querySelector('textarea')
      field.focus()
      field.addEventListener('keydown', async (event) => {
        await painted()
        keys.push(performance.now() - event.timeStamp)
        if (keys.length === count) resolve(keys.sort((a, b) => a - b)[Math.ceil(count * 0.95) - 1])
      })
    })
    return { open_ms }
  },
}
document.documentElement.dataset.ready = ''
