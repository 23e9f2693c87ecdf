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
/** Above the beginning of an answer that is longer than the view. */
const air = 16

/** `more`: the answer in view goes on below. `newest`: something came in that is not in view at all. */
type Below = 'more' | 'newest' | null

/**
 * The conversation. It follows what comes in only while the reader has not gone up, and never past the beginning of an
 * answer: that is where reading begins. Who scrolled stays where they are, also when older messages come in above.
 */
export function Log({ state }: { state: CoachChat }) {
  const frame = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const follows = useRef(true)
  /** The reader asked for the end: then it is followed past the beginning of the answer too. */
  const toTheEnd = useRef(false)
  const lastTop = useRef(0)
  /** Distance from the end, kept while older messages are put in above. */
  const keep = useRef<number | null>(null)
  const missed = useRef(false)
  const [below, setBelow] = useState<Below>(null)
  const { text } = state
  const shown = state.shown.value
  const last = shown.at(-1)

  /** Where the newest turn begins, measured in the scroll of the frame. */
  const beginning = (element: HTMLElement) => {
    const turn = list.current?.lastElementChild
    if (!turn) return 0
    return turn.getBoundingClientRect().top - element.getBoundingClientRect().top + element.scrollTop - air
  }
  const target = (element: HTMLElement) => {
    const end = element.scrollHeight - element.clientHeight
    const isAnswer = state.shown.peek().at(-1)?.from_user === false
    return isAnswer && !toTheEnd.current ? Math.min(end, Math.max(0, beginning(element))) : end
  }
  const look = (element: HTMLElement) => {
    const hidden = element.scrollHeight - element.clientHeight - element.scrollTop
    if (hidden <= nearEnd) missed.current = false
    const inView = beginning(element) < element.scrollTop + element.clientHeight - nearEnd
    setBelow(hidden <= nearEnd ? null : inView ? 'more' : missed.current ? 'newest' : null)
  }
  const settle = () => {
    const element = frame.current
    if (!element) return
    follows.current = true
    missed.current = false
    element.scrollTop = target(element)
    lastTop.current = element.scrollTop
    look(element)
  }
  const goDown = () => {
    toTheEnd.current = true
    settle()
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

  // One's own message always brings one to the end, and opening the chat to the newest answer.
  const mine = last?.from_user ? last.key : state.entries.value.findLast((entry) => entry.from_user)?.key
  useLayoutEffect(() => {
    toTheEnd.current = false
    settle()
  }, [mine, state.visible.value])

  useEffect(() => {
    if (!list.current || !frame.current) return
    let before = 0
    const watch = new ResizeObserver(() => {
      const element = frame.current
      if (!element) return
      const grew = element.scrollHeight > before
      before = element.scrollHeight
      const to = target(element)
      // Only ever downwards: who read on beyond the beginning is not taken back to it.
      if (follows.current && to > element.scrollTop) element.scrollTop = to
      else if (grew && state.busy.peek()) missed.current = true
      look(element)
      // A tall screen that the first messages do not fill could not be scrolled for more; and who is still near the
      // beginning after some came in may get no further scroll event.
      const isNearStart = !follows.current && element.scrollTop < nearStart
      if (element.clientHeight > 0 && (isNearStart || element.scrollHeight <= element.clientHeight)) older()
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
        onScroll={({ currentTarget: element }) => {
          // Text may have grown since the scroll that is told of; only a move upwards is the reader's.
          if (element.scrollTop < lastTop.current - 1) {
            follows.current = false
            toTheEnd.current = false
          }
          if (element.scrollHeight - element.scrollTop - element.clientHeight <= nearEnd) follows.current = true
          lastTop.current = element.scrollTop
          look(element)
          if (element.scrollTop < nearStart) older()
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
      {below && (
        <button type="button" class="newest" onClick={goDown}>
          <Icon path={iconArrowDown} />
          {text(below)}
        </button>
      )}
    </div>
  )
}
