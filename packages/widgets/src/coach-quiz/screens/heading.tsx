import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { showFromTop } from '../../parts/view/show-from-top.ts'
import type { CoachQuizState } from '../coach-quiz.state.ts'

interface ScreenHeadingProps {
  state: CoachQuizState
  /** Second where no title of the quiz stands above it. */
  level?: 'h2'
  children: ComponentChildren
}

/**
 * The heading of a screen. It takes the focus when the pupil moved here, and never at the page's first paint; the screen
 * is then seen from its beginning.
 */
export function ScreenHeading({ state, level, children }: ScreenHeadingProps) {
  const Level = level ?? 'h3'
  const heading = useRef<HTMLHeadingElement>(null)
  const moves = state.moves.value
  useEffect(() => {
    const element = heading.current
    if (moves === 0 || !element) return
    element.focus({ preventScroll: true })
    const screen = element.closest('.desk') ?? element.closest('.card')
    if (screen) showFromTop(screen)
  }, [moves])
  return (
    <Level class="screen-heading" tabIndex={-1} ref={heading}>
      {children}
    </Level>
  )
}
