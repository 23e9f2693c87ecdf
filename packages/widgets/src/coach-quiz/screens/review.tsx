import { Button } from '../../parts/button/button.tsx'
import { CoachFace } from '../../parts/coach-face/coach-face.tsx'
import { ProblemPanel } from '../../parts/problem-panel/problem-panel.tsx'
import type { CoachQuizState } from '../coach-quiz.state.ts'
import { sentenceOf } from '../state/sentences.ts'
import { statusOf } from '../state/work.ts'
import { Bookmarks } from './bookmarks.tsx'
import { ScreenHeading } from './heading.tsx'

/** Before the end: what has no answer, what is not handed in, and the button for all of it. */
export function Review({ state }: { state: CoachQuizState }) {
  const { text, works, totals } = state
  const left = works.value.filter((work) => statusOf(work) === 'untouched')
  const open = works.value.filter((work) => work.evaluation.state === 'open' && !work.queued && !work.failed)
  const toCheck = open.filter((work) => statusOf(work) !== 'untouched')
  const queued = works.value.some((work) => work.queued)
  const failed = works.value.find((work) => work.failed && !work.queued)
  const { marked, of } = totals.value
  const first = left[0]
  return (
    <section class="card stack review">
      <div class="result-top">
        <CoachFace mood={queued ? 'thinks' : 'idle'} />
        <div class="stack">
          <ScreenHeading state={state}>{text(queued ? 'marking.title' : 'review.title')}</ScreenHeading>
          <p>{left.length > 0 ? text('review.left', { count: left.length }) : text('review.all')}</p>
          {toCheck.length > 0 && <p>{text('review.to-check', { count: toCheck.length })}</p>}
        </div>
      </div>
      {left.length > 0 && (
        <ul class="row">
          {left.map((work) => (
            <li key={work.question.id}>
              <Button onClick={() => state.goTo(works.value.indexOf(work))}>
                {text('summary.look', { number: works.value.indexOf(work) + 1 })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Bookmarks state={state} />
      {failed?.failed && (
        <ProblemPanel
          title={text('problem.marking-title')}
          sentence={text(sentenceOf(failed.failed))}
          retry={{ words: text('action.retry'), onRetry: () => void state.recover() }}
        />
      )}
      <div class="row">
        <Button kind="plain" onClick={() => state.goTo(first ? works.value.indexOf(first) : state.place.value)}>
          {text('action.back')}
        </Button>
        <span class="push" />
        {marked === of ? (
          <Button kind="main" onClick={() => state.go('summary')}>
            {text('action.finish')}
          </Button>
        ) : toCheck.length > 0 || queued ? (
          <Button kind="main" busy={queued} onClick={state.handIn}>
            {text('action.hand-in')}
          </Button>
        ) : (
          first && (
            <Button kind="main" onClick={() => state.goTo(works.value.indexOf(first))}>
              {text('intro.go-on')}
            </Button>
          )
        )}
      </div>
    </section>
  )
}
