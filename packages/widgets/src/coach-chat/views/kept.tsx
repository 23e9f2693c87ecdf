import { useEffect, useRef } from 'preact/hooks'
import { Button } from '../../parts/button/button.tsx'
import { Icon } from '../../parts/icon/icon.tsx'
import { iconArrowLeft, iconBookmark } from '../../parts/icon/icons.ts'
import { ProblemPanel } from '../../parts/problem-panel/problem-panel.tsx'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import type { CoachChat } from '../state/coach-chat.state.ts'
import { sentenceFor } from '../state/problem-words.ts'
import { Message } from './message.tsx'

/** In the head of the chat: the way to the answers that were kept, and back. */
export function KeptButton({ state }: { state: CoachChat }) {
  const { kept, isLearner, text } = state
  if (!isLearner.value) return null
  const label = text('kept.title')
  return (
    <button
      type="button"
      class="action push"
      aria-label={label}
      title={label}
      aria-pressed={kept.isOpen.value}
      onClick={() => (kept.isOpen.peek() ? kept.close() : void kept.open())}
    >
      <Icon path={iconBookmark} />
    </button>
  )
}

/** The answers that somebody kept, in the place of the conversation. */
export function Kept({ state }: { state: CoachChat }) {
  const { kept, text } = state
  const { entries, problem, busy, total } = kept
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const list = entries.value

  return (
    <section class="log kept" aria-label={text('kept.title')}>
      <div class="row">
        <h3 tabIndex={-1} ref={heading}>
          {text('kept.title')}
        </h3>
        <Button kind="plain" class="push" onClick={kept.close}>
          <Icon path={iconArrowLeft} flips />
          {text('kept.back')}
        </Button>
      </div>
      {list?.length === 0 && <p class="quiet">{text('kept.none')}</p>}
      {list && list.length > 0 && (
        <ol class="turns">
          {list.map((entry) => (
            <Message key={entry.key} state={state} entry={entry} last />
          ))}
        </ol>
      )}
      {problem.value && (
        <ProblemPanel
          title={text('kept.failed')}
          sentence={text(sentenceFor(problem.value.code))}
          retry={{ words: text('retry'), onRetry: () => void kept.more() }}
        />
      )}
      {!list && !problem.value && <Skeleton words={text('loading')} lines={3} />}
      {list && list.length < total.value && !problem.value && (
        <div class="older">
          <Button kind="plain" busy={busy.value} onClick={() => void kept.more()}>
            {text('older')}
          </Button>
        </div>
      )}
    </section>
  )
}
