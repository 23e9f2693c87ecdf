import { effect, type ReadonlySignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { type MarkdownStream, markdownStream } from './markdown-stream.ts'
import type { MarkdownOptions } from './surface.ts'

export interface ProseProps {
  text: ReadonlySignal<string>
  /** More is to come: what could still change is held back. */
  live: ReadonlySignal<boolean>
  options: MarkdownOptions
}

/** The most that one frame draws of a text that is coming in, so that a long replay does not block the page. */
const perFrame = 1200

/** Markdown that grows. What is on the screen stays the same nodes; only text that does not continue it starts anew. */
export function Prose({ text, live, options }: ProseProps) {
  const place = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const root = place.current
    if (!root) return
    let stream: MarkdownStream | null = null
    let written = ''
    let frame = 0

    const begin = () => {
      root.replaceChildren()
      written = ''
      stream = markdownStream(root, options)
    }
    const draw = (most: number) => {
      frame = 0
      const whole = text.peek()
      if (!stream || !whole.startsWith(written)) begin()
      const part = whole.slice(written.length, written.length + most)
      stream?.write(part)
      written += part
      if (written.length < whole.length) frame = requestAnimationFrame(() => draw(most))
      else if (!live.peek()) {
        stream?.end()
        // Nothing follows; if the server's record differs after all, the next change begins anew.
        stream = null
      }
    }
    // A finished text is drawn at once, one that comes in once a frame.
    if (!live.peek()) draw(Number.POSITIVE_INFINITY)
    let first = true
    const stop = effect(() => {
      const changed = text.value !== written || live.value !== (stream !== null)
      if (changed && !frame && !(first && !live.value)) frame = requestAnimationFrame(() => draw(perFrame))
      first = false
    })
    return () => {
      stop()
      cancelAnimationFrame(frame)
    }
  }, [text, live, options])

  // `dir` by its own first letter: an answer in Arabic reads from the right on an English page, and the reverse.
  return <div class="prose" dir="auto" ref={place} />
}
