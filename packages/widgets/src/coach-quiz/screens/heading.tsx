import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { CoachQuizState } from '../coach-quiz.state.ts'

/** The heading of a screen. It takes the focus when the pupil moved here, and never at the page's first paint. */
export function ScreenHeading({ state, children }: { state: CoachQuizState; children: ComponentChildren }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const moves = state.moves.value
  useEffect(() => {
    if (moves > 0) heading.current?.focus()
  }, [moves])
  return (
    <h3 class="screen-heading" tabIndex={-1} ref={heading}>
      {children}
    </h3>
  )
}
