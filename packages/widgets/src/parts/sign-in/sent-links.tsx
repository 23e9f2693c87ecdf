import type { Text } from '@coachkit/sdk'
import type { ReadonlySignal } from '@preact/signals'
import { Button } from '../button/button.tsx'
import type { SentWords } from './sent.words.ts'

export interface SentLinksProps {
  state: {
    /** Seconds until it can be sent again. */
    wait: ReadonlySignal<number>
    busy: ReadonlySignal<boolean>
    isSentAgain: ReadonlySignal<boolean>
    change: () => void
    toLogin: () => void
    text: Text<SentWords>
  }
  again: () => void
  /** The words of the way to the sign-in. */
  login: string
}

/** Under "look in your mail": once more, or another way. */
export function SentLinks({ state, again, login }: SentLinksProps) {
  const { wait, busy, isSentAgain, text } = state
  return (
    <div class="sign-in-done">
      <p class="quiet small" role="status">
        {isSentAgain.value ? text('sent.done') : ''}
      </p>
      <div class="sign-in-links">
        {wait.value > 0 ? (
          <p class="quiet sign-in-wait">{text('sent.wait', { count: wait.value })}</p>
        ) : (
          <Button kind="quiet" busy={busy.value} onClick={again}>
            {text('sent.again')}
          </Button>
        )}
        <button type="button" class="link" onClick={state.change}>
          {text('sent.change')}
        </button>
        <button type="button" class="link" onClick={state.toLogin}>
          {login}
        </button>
      </div>
    </div>
  )
}
