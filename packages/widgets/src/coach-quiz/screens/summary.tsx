import { Button } from '../../parts/button/button.tsx'
import { CoachFace } from '../../parts/coach-face/coach-face.tsx'
import { ProgressRing } from '../../parts/progress/progress-ring.tsx'
import type { CoachQuizState } from '../coach-quiz.state.ts'
import { helpOf, praiseOf } from '../state/praise.ts'
import { outcomeOf } from '../state/work.ts'
import { Bookmarks } from './bookmarks.tsx'
import { ScreenHeading } from './heading.tsx'
import { QuestionRow } from './question-row.tsx'

/** How it went: the score, the marks of each question, what to look at again, and one way on. */
export function Summary({ state }: { state: CoachQuizState }) {
  const { text, works, totals, quiz, attempt, beginning } = state
  const { marks, max_marks, percent } = totals.value
  const again = works.value.filter(({ evaluation }) => outcomeOf(evaluation) !== 'right')
  const first = again[0]
  const { word, mood } = praiseOf(totals.value)
  const help = helpOf(works.value, attempt.value?.number ?? 1)
  return (
    <section class="card stack summary" data-praise={word}>
      <div class="summary-top">
        <ProgressRing percent={percent} label={text('summary.label', { marks, of: max_marks, percent })}>
          <span class="ring-percent">{percent}%</span>
          <span class="small quiet">{text('summary.figure', { marks, of: max_marks })}</span>
        </ProgressRing>
        <div class="stack">
          <div class="summary-face">
            <CoachFace mood={mood} />
          </div>
          <ScreenHeading state={state} level="h2">
            {text(word)}
          </ScreenHeading>
          <p>{again.length > 0 ? text('summary.again', { count: again.length }) : text('summary.none-again')}</p>
          {help.length > 0 && <p class="quiet">{help.map(({ word, count }) => text(word, { count })).join(' ')}</p>}
          <div class="row">
            {first && (
              <Button kind="main" onClick={() => state.goTo(works.value.indexOf(first))}>
                {text('summary.look', { number: works.value.indexOf(first) + 1 })}
              </Button>
            )}
            <Button kind={first ? 'quiet' : 'main'} busy={beginning.value} onClick={() => void state.start(true)}>
              {text('summary.new')}
            </Button>
          </div>
        </div>
      </div>
      {quiz.value?.scoring_rationale && <p class="quiet">{quiz.value.scoring_rationale}</p>}
      <Bookmarks state={state} />
      <h3 class="summary-list">{text('summary.marks')}</h3>
      <ol class="marks">
        {works.value.map((work, at) => (
          <QuestionRow key={work.question.id} state={state} work={work} onOpen={() => state.goTo(at)} />
        ))}
      </ol>
    </section>
  )
}
