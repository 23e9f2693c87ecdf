import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../../parts/icon/icon.tsx'
import { iconBookmark, iconCheck, iconClock, iconMinus, iconRotateCcw } from '../../parts/icon/icons.ts'
import type { CoachQuizState } from '../coach-quiz.state.ts'
import { type Status, statusOf } from '../state/work.ts'

/** A state is told by its sign as well as by its colour. */
const signs: { readonly [status in Status]?: string } = {
  right: iconCheck,
  partly: iconMinus,
  'not-yet': iconRotateCcw,
  queued: iconClock,
  failed: iconClock,
}

/** Every question with its state; a click or the arrow keys lead there. */
export function QuestionMap({ state }: { state: CoachQuizState }) {
  const { text, works, place, screen } = state
  const list = useRef<HTMLOListElement>(null)
  const here = screen.value === 'question' ? place.value : -1
  const stop = Math.max(0, here)

  const count = works.value.length

  // A long map scrolls by itself, and without moving the page around it. The question on the screen stays in its middle,
  // also when a phone is turned; an edge fades where more questions lie behind it.
  useEffect(() => {
    const strip = list.current
    if (!strip) return
    const showEdges = () => {
      const gone = Math.abs(strip.scrollLeft)
      strip.toggleAttribute('data-before', gone > 1)
      strip.toggleAttribute('data-after', gone < strip.scrollWidth - strip.clientWidth - 1)
    }
    const watch = new ResizeObserver(() => {
      const dot = strip.children[stop] as HTMLElement | undefined
      if (dot) strip.scrollLeft = dot.offsetLeft - strip.clientWidth / 2 + dot.offsetWidth / 2
      showEdges()
    })
    watch.observe(strip)
    strip.addEventListener('scroll', showEdges, { passive: true })
    return () => {
      watch.disconnect()
      strip.removeEventListener('scroll', showEdges)
    }
  }, [stop, count])

  function move(event: KeyboardEvent) {
    const dots = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = dots.indexOf(event.target as HTMLButtonElement)
    const forward = getComputedStyle(event.currentTarget as Element).direction === 'rtl' ? -1 : 1
    const to = {
      ArrowRight: at + forward,
      ArrowLeft: at - forward,
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: dots.length - 1,
    }[event.key]
    if (to === undefined || at < 0) return
    event.preventDefault()
    event.stopPropagation()
    dots[(to + dots.length) % dots.length]?.focus()
  }

  if (count < 2) return null
  return (
    <nav class="map" aria-label={text('map.label')}>
      <ol ref={list} onKeyDown={move}>
        {works.value.map((work, at) => {
          const status = statusOf(work)
          const sign = signs[status]
          const words = text('map.question', { number: at + 1, status: text(`status.${status}`) })
          return (
            <li key={work.question.id}>
              <button
                type="button"
                class="dot"
                data-status={status}
                aria-current={at === here ? 'step' : undefined}
                aria-label={work.bookmarked ? `${words}, ${text('map.bookmarked')}` : words}
                tabIndex={at === stop ? 0 : -1}
                onClick={() => state.goTo(at)}
              >
                <span class="dot-face">{at + 1}</span>
                {sign && (
                  <span class="dot-sign">
                    <Icon path={sign} />
                  </span>
                )}
                {work.bookmarked && (
                  <span class="dot-mark">
                    <Icon path={iconBookmark} />
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
