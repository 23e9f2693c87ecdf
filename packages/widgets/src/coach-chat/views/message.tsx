import { computed } from '@preact/signals'
import { useMemo, useState } from 'preact/hooks'
import { Button } from '../../parts/button/button.tsx'
import { CoachFace } from '../../parts/coach-face/coach-face.tsx'
import { Prose } from '../../parts/markdown/prose.tsx'
import type { MarkdownOptions } from '../../parts/markdown/surface.ts'
import { showMaths } from '../../parts/maths/maths.ts'
import type { CoachChat } from '../state/coach-chat.state.ts'
import type { Entry } from '../state/entry.ts'
import { sentenceFor } from '../state/problem-words.ts'
import { MessageActions } from './message-actions.tsx'
import { Sources } from './sources.tsx'

/** What the person wrote, as it was typed: no Markdown, their line breaks kept. */
function Question({ state, entry }: { state: CoachChat; entry: Entry }) {
  const { text } = state
  const stand = entry.state.value
  return (
    <li class="turn mine">
      <div class={stand === 'unsent' ? 'bubble unsent' : 'bubble'}>
        <span class="heard-only">{text('you')} </span>
        <p dir="auto">{entry.text.value}</p>
      </div>
      {stand === 'unsent' && (
        <div class="note warn">
          <p>{text(entry.problem.value ? sentenceFor(entry.problem.value.code) : 'unsent')}</p>
          <div class="row">
            <Button onClick={() => void state.retry(entry)}>{text('resend')}</Button>
            <Button kind="plain" onClick={() => state.discard(entry)}>
              {text('discard')}
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}

function Answer({ state, entry, last }: { state: CoachChat; entry: Entry; last: boolean }) {
  const { text } = state
  const [sourcesOpen, openSources] = useState(0)
  const stand = entry.state.value
  const live = useMemo(
    () => computed(() => entry.state.value === 'streaming' || entry.state.value === 'waiting'),
    [entry],
  )
  const options = useMemo<MarkdownOptions>(
    () => ({
      words: {
        copy: text('copy'),
        copied: text('copied'),
        table: text('table'),
        code: text('code'),
        source: text('source.number', { number: '{number}' }),
      },
      cite: (number) => openSources(number),
      maths: showMaths,
    }),
    [text],
  )
  return (
    <li class="turn theirs">
      <CoachFace mood={stand === 'waiting' ? 'thinks' : stand === 'failed' ? 'consoles' : 'idle'} size={32} />
      <div class="answer">
        <span class="heard-only">{text('coach')} </span>
        {stand === 'waiting' && (
          <p class="dots">
            <span class="heard-only">{text('thinking')}</span>
            <i />
            <i />
            <i />
          </p>
        )}
        <Prose text={entry.text} live={live} options={options} />
        {stand === 'stopped' && <p class="note">{text('stopped')}</p>}
        {stand === 'failed' && (
          <div class="note warn">
            <p>{text(sentenceFor(entry.problem.value?.code ?? 'model.cut'))}</p>
            <Button onClick={() => void state.retry(entry)}>{text('retry')}</Button>
          </div>
        )}
        {entry.citations.value.length > 0 && !live.value && (
          <Sources citations={entry.citations.value} chosen={sourcesOpen} text={text} />
        )}
        {(stand === 'done' || stand === 'stopped') && <MessageActions state={state} entry={entry} last={last} />}
      </div>
    </li>
  )
}

export const Message = (props: { state: CoachChat; entry: Entry; last: boolean }) =>
  props.entry.from_user ? <Question {...props} /> : <Answer {...props} />
