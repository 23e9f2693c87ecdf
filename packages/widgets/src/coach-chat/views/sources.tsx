import type { Citation } from '@coachkit/contract'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../../parts/icon/icon.tsx'
import { iconBookOpen, iconChevronDown } from '../../parts/icon/icons.ts'
import { plainText } from '../../parts/markdown/plain-text.ts'
import type { CoachChat } from '../state/coach-chat.state.ts'

interface SourcesProps {
  citations: readonly Citation[]
  /** The number whose button was pressed in the text; 0 for none. */
  chosen: number
  text: CoachChat['text']
}

/** What the coach leaned on: closed until somebody asks, or presses a number in the text. */
export function Sources({ citations, chosen, text }: SourcesProps) {
  const place = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const details = place.current
    if (!chosen || !details) return
    details.open = true
    const source = details.querySelector<HTMLElement>(`[data-number="${chosen}"]`)
    source?.focus({ preventScroll: true })
    source?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  return (
    <details class="sources" ref={place}>
      <summary>
        <Icon path={iconBookOpen} />
        {text('sources', { count: citations.length })}
        <Icon path={iconChevronDown} />
      </summary>
      <ol>
        {citations.map(({ number, title, excerpt, licence, kind }) => (
          <li key={number} data-number={number} tabIndex={-1} class={number === chosen ? 'chosen' : undefined}>
            <span class="number">{number}</span>
            <div>
              <p class="source-title">{plainText(title)}</p>
              <p class="excerpt">{plainText(excerpt)}</p>
              <p class="small quiet">
                {text(kind === 'question' ? 'source.question' : 'source.document')}
                {licence ? ` · ${text('source.licence', { licence })}` : ''}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </details>
  )
}
