import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { CoachQuizState } from '../coach-quiz.state.ts'

interface ScreenHeadingProps {
  state: CoachQuizState
  /** Second where no title of the quiz stands above it. */
  level?: 'h2'
  children: ComponentChildren
}

/** The heading of a screen. It takes the focus when the pupil moved here, and never at the page's first paint. */
export function ScreenHeading({ state, level, children }: ScreenHeadingProps) {
  const Level = level ?? 'h3'
  const heading = useRef<HTMLHeadingElement>(null)
  const moves = state.moves.value
  useEffect(() => {
    if (moves > 0) heading.current?.focus()
  }, [moves])
  return (
    <Level class="screen-heading" tabIndex={-1} ref={heading}>
      {children}
    </Level>
  )
}
