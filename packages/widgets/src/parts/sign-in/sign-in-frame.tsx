import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { CoachFace, type Mood } from '../coach-face/coach-face.tsx'

export interface SignInFrameProps {
  /** The card's heading; it takes the focus when `step` changes. */
  title: string
  lead?: ComponentChildren
  mood?: Mood
  /** What the coach says beside the card, where there is room. */
  side: { title: string; text: string }
  /** Another name for each screen that stands in the same card. */
  step?: string
  children?: ComponentChildren
}

/** The card of every screen before somebody is in: the coach looks over its edge, or stands beside it. */
export function SignInFrame({ title, lead, mood = 'idle', side, step = '', children }: SignInFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return (
    <div class="sign-in">
      <div class="sign-in-place">
        <aside class="sign-in-side">
          <CoachFace mood={mood} size={132} />
          <p class="sign-in-side-title">{side.title}</p>
          <p>{side.text}</p>
        </aside>
        <section class="sign-in-card" aria-labelledby="sign-in-title">
          <div class="sign-in-face">
            <CoachFace mood={mood} size={72} />
          </div>
          <div class="sign-in-head">
            <h1 id="sign-in-title" ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {lead && <p class="quiet">{lead}</p>}
          </div>
          {children}
        </section>
      </div>
    </div>
  )
}
