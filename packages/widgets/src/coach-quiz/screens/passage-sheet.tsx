import { useState } from 'preact/hooks'
import { Button } from '../../parts/button/button.tsx'
import { Icon } from '../../parts/icon/icon.tsx'
import { iconBookOpen } from '../../parts/icon/icons.ts'
import { ProblemPanel } from '../../parts/problem-panel/problem-panel.tsx'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import type { CoachQuizState } from '../coach-quiz.state.ts'
import { sentenceOf } from '../state/sentences.ts'
import { Prose } from './prose.tsx'

/**
 * The text that a question stands beside: a column where there is room. Where there is none it stays at the top while the
 * question scrolls below, and folds to a bar, one press away.
 */
export function PassageSheet({ state, id }: { state: CoachQuizState; id: string }) {
  const { text } = state
  const [open, setOpen] = useState(true)
  const reading = state.reading.value?.readings.value[id]
  return (
    <aside class="card passage" aria-label={text('question.passage')}>
      <div class="row passage-top">
        <Icon path={iconBookOpen} />
        <h3>{reading?.state === 'here' ? reading.passage.title : text('question.passage')}</h3>
        <Button
          class="push passage-fold"
          kind="plain"
          expanded={open}
          controls="passage-text"
          onClick={() => setOpen(!open)}
        >
          {text(open ? 'question.passage-hide' : 'question.passage-show')}
        </Button>
      </div>
      <section
        class="passage-text"
        id="passage-text"
        data-open={open}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={text('question.passage')}
      >
        {reading?.state === 'here' && (
          <>
            <Prose text={reading.passage.text} lang={reading.passage.language} say={text} />
            {reading.passage.source && (
              <p class="small quiet">
                {text('intro.source', { name: reading.passage.source.name, licence: reading.passage.source.licence })}
              </p>
            )}
          </>
        )}
        {reading?.state === 'failed' && (
          <ProblemPanel
            title={text('problem.title')}
            sentence={text(sentenceOf(reading.code))}
            retry={{ words: text('action.retry'), onRetry: () => void state.read(id) }}
          />
        )}
        {(!reading || reading.state === 'loading') && <Skeleton words={text('question.passage-load')} lines={6} />}
      </section>
    </aside>
  )
}
