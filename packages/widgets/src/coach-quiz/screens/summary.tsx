import { Button } from '../../parts/button/button.tsx'
import { CoachFace } from '../../parts/coach-face/coach-face.tsx'
import { Icon } from '../../parts/icon/icon.tsx'
import { iconCheck, iconChevronRight, iconMinus, iconRotateCcw } from '../../parts/icon/icons.ts'
import { ProgressRing } from '../../parts/progress/progress-ring.tsx'
import type { CoachQuizState } from '../coach-quiz.state.ts'
import { outcomeOf } from '../state/work.ts'
import { ScreenHeading } from './heading.tsx'
import { Prose } from './prose.tsx'

const signs = { right: iconCheck, partly: iconMinus, 'not-yet': iconRotateCcw }
/** Not in the spec: our choice. 80 percent also earns a sticker. */
const great = 80
const good = 50

/** One line stands for the question: nothing that needs a line of its own. */
const firstWords = (stem: string) => stem.split(/\n\s*\n|\\\[/)[0] ?? ''

/** How it went: the score, the marks of each question, what to look at again, and one way on. */
export function Summary({ state }: { state: CoachQuizState }) {
  const { text, works, totals, quiz, beginning } = state
  const { marks, max_marks, percent } = totals.value
  const again = works.value.filter(({ evaluation }) => outcomeOf(evaluation) !== 'right')
  const first = again[0]
  return (
    <section class="card stack summary">
      <div class="summary-top">
        <ProgressRing percent={percent} label={text('summary.label', { marks, of: max_marks, percent })}>
          <span class="ring-percent">{percent}%</span>
          <span class="small quiet">{text('summary.figure', { marks, of: max_marks })}</span>
        </ProgressRing>
        <div class="stack">
          <div class="summary-face">
            <CoachFace mood={percent >= good ? 'cheers' : 'idle'} />
          </div>
          <ScreenHeading state={state} level="h2">
            {text(percent >= great ? 'summary.great' : percent >= good ? 'summary.good' : 'summary.going')}
          </ScreenHeading>
          <p>{again.length > 0 ? text('summary.again', { count: again.length }) : text('summary.none-again')}</p>
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
      <h3 class="summary-list">{text('summary.marks')}</h3>
      <ol class="marks">
        {works.value.map(({ question, evaluation }, at) => {
          const outcome = outcomeOf(evaluation) ?? 'not-yet'
          return (
            <li key={question.id}>
              <button type="button" class="mark" data-outcome={outcome} onClick={() => state.goTo(at)}>
                <span class="mark-sign">
                  <Icon path={signs[outcome]} />
                </span>
                <span class="heard-only">{`${text(`status.${outcome}`)}: `}</span>
                <span class="mark-number">{at + 1}</span>
                <Prose class="mark-stem" text={firstWords(question.stem)} lang={question.language} say={text} />
                <span class="mark-figure">
                  {text('result.marks', {
                    marks: evaluation.marks_given ?? 0,
                    of: evaluation.max_marks,
                    count: evaluation.max_marks,
                  })}
                </span>
                <Icon path={iconChevronRight} flips />
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
