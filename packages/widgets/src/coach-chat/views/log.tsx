import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Button } from '../../parts/button/button.tsx'
import { Icon } from '../../parts/icon/icon.tsx'
import { iconArrowDown } from '../../parts/icon/icons.ts'
import type { CoachChat } from '../state/coach-chat.state.ts'
import { Message } from './message.tsx'
import { Suggestions } from './suggestions.tsx'

/** So near the end still counts as being there. */
const nearEnd = 48
/** So near the beginning, older messages are fetched before somebody runs into the edge. */
const nearStart = 240

/**
 * The conversation. It follows what comes in only while the reader is at its end; who scrolled up stays where they are,
 * also when older messages come in above.
 */
export function Log({ state }: { state: CoachChat }) {
  const frame = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const atEnd = useRef(true)
  const lastTop = useRef(0)
  /** Distance from the end, kept while older messages are put in above. */
  const keep = useRef<number | null>(null)
  const [missed, setMissed] = useState(false)
  const { text } = state
  const shown = state.shown.value
  const last = shown.at(-1)

  const toEnd = () => {
    const element = frame.current
    if (element) element.scrollTop = element.scrollHeight
    atEnd.current = true
    setMissed(false)
  }
  const older = () => {
    const element = frame.current
    if (!element || !state.hasOlder.peek() || state.loadingOlder.peek()) return
    keep.current = element.scrollHeight - element.scrollTop
    void state.older()
  }

  useLayoutEffect(() => {
    const element = frame.current
    if (!element || keep.current === null || state.loadingOlder.value) return
    element.scrollTop = element.scrollHeight - keep.current
    keep.current = null
  }, [shown.length, state.loadingOlder.value])

  // One's own message always brings one to the end; so does opening the chat.
  const mine = last?.from_user ? last.key : state.entries.value.findLast((entry) => entry.from_user)?.key
  useLayoutEffect(toEnd, [mine, state.visible.value])

  useEffect(() => {
    if (!list.current || !frame.current) return
    let before = 0
    const watch = new ResizeObserver(() => {
      const element = frame.current
      if (!element) return
      const grew = element.scrollHeight > before
      before = element.scrollHeight
      if (atEnd.current) element.scrollTop = element.scrollHeight
      else if (grew && state.busy.peek()) setMissed(true)
      // A tall screen that the first messages do not fill could not be scrolled for more.
      if (element.clientHeight > 0 && element.scrollHeight <= element.clientHeight) older()
    })
    watch.observe(list.current)
    watch.observe(frame.current)
    return () => watch.disconnect()
  }, [state])

  return (
    <div class="log-frame">
      <section
        class="log"
        ref={frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={text('conversation')}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          // Text may have grown since the scroll that is told of; only a move upwards is the reader's.
          if (scrollTop < lastTop.current - 1) atEnd.current = false
          if (scrollHeight - scrollTop - clientHeight <= nearEnd) atEnd.current = true
          lastTop.current = scrollTop
          if (atEnd.current) setMissed(false)
          if (scrollTop < nearStart) older()
        }}
      >
        {state.hasOlder.value && (
          <div class="older">
            <Button kind="plain" busy={state.loadingOlder.value} onClick={older}>
              {text('older')}
            </Button>
          </div>
        )}
        <ol class="turns" ref={list}>
          {shown.map((entry) => (
            <Message key={entry.key} state={state} entry={entry} last={entry === last} />
          ))}
        </ol>
        <Suggestions state={state} entry={last} />
      </section>
      {missed && (
        <button type="button" class="newest" onClick={toEnd}>
          <Icon path={iconArrowDown} />
          {text('newest')}
        </button>
      )}
    </div>
  )
}
