import { useState } from 'preact/hooks'
import { Button } from '../../parts/button/button.tsx'
import { Icon } from '../../parts/icon/icon.tsx'
import { iconBookmark, iconCheck, iconCopy, iconThumbsDown, iconThumbsUp } from '../../parts/icon/icons.ts'
import type { CoachChat } from '../state/coach-chat.state.ts'
import type { Entry } from '../state/entry.ts'

/** How long a copy button says that it did: part 1 §9. */
const copiedFor = 1500

interface ActionProps {
  label: string
  icon: string
  pressed?: boolean
  onClick: () => void
}

const Action = ({ label, icon, pressed, onClick }: ActionProps) => (
  <button type="button" class="action" aria-label={label} title={label} aria-pressed={pressed} onClick={onClick}>
    <Icon path={icon} />
  </button>
)

/** What can be done with an answer. Quiet until somebody comes near, except under the newest. */
export function MessageActions({ state, entry, last }: { state: CoachChat; entry: Entry; last: boolean }) {
  const [copied, setCopied] = useState(false)
  const [isKept, setKept] = useState(false)
  const { text } = state
  const message = entry.message.value

  async function copy() {
    try {
      await navigator.clipboard.writeText(entry.text.peek())
    } catch {
      return // The page has no right to the clipboard; the text can still be selected.
    }
    setCopied(true)
    state.later(copiedFor, () => setCopied(false))
  }
  async function bookmark() {
    const done = await state.react(entry, 'bookmark')
    setKept(done && entry.message.peek()?.bookmarked === true)
  }
  return (
    <>
      <div class={last ? 'actions stay' : 'actions'}>
        <Action
          label={copied ? text('copied') : text('copy.answer')}
          icon={copied ? iconCheck : iconCopy}
          onClick={() => void copy()}
        />
        {message && (
          <>
            <Action
              label={text('like')}
              icon={iconThumbsUp}
              pressed={message.liked}
              onClick={() => void state.react(entry, 'like')}
            />
            <Action
              label={text('dislike')}
              icon={iconThumbsDown}
              pressed={message.disliked}
              onClick={() => void state.react(entry, 'dislike')}
            />
            {state.isLearner.value && (
              <Action
                label={text('bookmark')}
                icon={iconBookmark}
                pressed={message.bookmarked}
                onClick={() => void bookmark()}
              />
            )}
          </>
        )}
      </div>
      <div role="status">
        {isKept && !state.kept.isOpen.value && (
          <p class="note row kept-note">
            {text('kept.done')}
            <Button kind="plain" onClick={() => void state.kept.open()}>
              {text('kept.show')}
            </Button>
          </p>
        )}
      </div>
    </>
  )
}
