import type { ComponentChildren } from 'preact'
import { Button } from '../button/button.tsx'

export interface ProblemPanelProps {
  title: string
  /** What happened, what is safe, what to do. */
  sentence: string
  retry?: { words: string; onRetry: () => void; busy?: boolean }
  /** `alert` interrupts a screen reader; the calm form waits its turn. */
  urgent?: boolean
  children?: ComponentChildren
}

/** Something did not work: said calmly, with a way on. */
export function ProblemPanel({ title, sentence, retry, urgent = false, children }: ProblemPanelProps) {
  return (
    <section class="problem-panel" role={urgent ? 'alert' : 'status'}>
      <p class="problem-title">{title}</p>
      <p>{sentence}</p>
      {children}
      {retry && (
        <div class="row">
          <Button busy={retry.busy} onClick={retry.onRetry}>
            {retry.words}
          </Button>
        </div>
      )}
    </section>
  )
}
