import { useEffect, useRef } from 'preact/hooks'
import { CoachFace } from '../../parts/coach-face/coach-face.tsx'
import { Icon } from '../../parts/icon/icon.tsx'
import { iconThumbsDown, iconThumbsUp } from '../../parts/icon/icons.ts'
import { ProblemPanel } from '../../parts/problem-panel/problem-panel.tsx'
import type { CoachQuizState } from '../coach-quiz.state.ts'
import { isNotTaken, isSignedOut } from '../state/codes.ts'
import { sentenceOf } from '../state/sentences.ts'
import { nextOpen, outcomeOf, type Work } from '../state/work.ts'
import { Prose } from './prose.tsx'

/** What became of the answer: in the queue, marked, or still waiting to be. */
export function Result({ state, work }: { state: CoachQuizState; work: Work }) {
  const { text } = state
  const { evaluation, question, queued, streaming, failed } = work
  const outcome = outcomeOf(evaluation)
  const place = useRef<HTMLDivElement>(null)
  const stage = outcome ?? (failed && !queued ? failed : queued ? 'queued' : null)
  const stageBefore = useRef(stage)

  // What became of an answer is seen when it comes, wherever the button stood; a verdict of before stays where it is.
  useEffect(() => {
    if (stage && stage !== stageBefore.current) place.current?.scrollIntoView({ block: 'nearest' })
    stageBefore.current = stage
  }, [stage])

  const totals = state.totals.value
  const goesOn = nextOpen(state.works.value, state.place.value) !== null

  if (failed && !queued) {
    // Who is signed out reads it once, at the top.
    if (isSignedOut(failed)) return null
    return (
      <div class="verdict" ref={place}>
        <ProblemPanel
          title={text(isNotTaken(failed) ? 'problem.title' : 'problem.marking-title')}
          sentence={text(sentenceOf(failed))}
          retry={{ words: text('action.retry'), onRetry: () => state.retryMarking(question.id) }}
        />
      </div>
    )
  }
  if (queued && !outcome) {
    return (
      <section class="result" data-outcome="queued">
        <div class="verdict" ref={place}>
          <ResultTop mood="thinks" words={text('marking.title')} more={goesOn ? text('marking.calm') : ''} />
        </div>
        {streaming && <Prose class="explanation" text={streaming} lang={question.language} say={text} streaming />}
      </section>
    )
  }
  if (!outcome) return null

  // The way on is there only with an explanation, and the end is still to come only while something is open.
  const wayOn =
    outcome === 'right'
      ? []
      : [evaluation.explanation && text('result.way-on'), totals.marked < totals.of && text('result.again')].filter(
          Boolean,
        )
  const figure = text('result.marks', {
    marks: evaluation.marks_given ?? 0,
    of: evaluation.max_marks,
    count: evaluation.max_marks,
  })
  const marks = wayOn.length > 0 ? `${figure}.` : figure
  return (
    <section class="result" data-outcome={outcome}>
      <div class="verdict" ref={place}>
        <ResultTop
          mood={outcome === 'right' ? 'cheers' : outcome === 'partly' ? 'idle' : 'consoles'}
          words={text(`result.${outcome}`)}
          more={[marks, ...wayOn].join(' ')}
        />
      </div>
      {evaluation.explanation && (
        <Prose class="explanation" text={evaluation.explanation} lang={question.language} say={text} />
      )}
      {evaluation.explanation && state.can().rate && (
        <div class="row rate">
          <span class="small quiet">{text('result.useful')}</span>
          <Thumb state={state} work={work} thumb="liked" />
          <Thumb state={state} work={work} thumb="disliked" />
        </div>
      )}
    </section>
  )
}

type Mood = 'idle' | 'thinks' | 'cheers' | 'consoles'

const ResultTop = ({ mood, words, more }: { mood: Mood; words: string; more: string }) => (
  <div class="result-top">
    <CoachFace mood={mood} />
    <div>
      <p class="result-words">{words}</p>
      {more && <p>{more}</p>}
    </div>
  </div>
)

function Thumb({ state, work, thumb }: { state: CoachQuizState; work: Work; thumb: 'liked' | 'disliked' }) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={state.text(thumb === 'liked' ? 'result.like' : 'result.dislike')}
      aria-pressed={work.evaluation[thumb]}
      onClick={() => void state.rate(work.question.id, thumb)}
    >
      <Icon path={thumb === 'liked' ? iconThumbsUp : iconThumbsDown} />
    </button>
  )
}
