import { ProblemPanel } from '../parts/problem-panel/problem-panel.tsx'
import { ProgressBar } from '../parts/progress/progress-bar.tsx'
import { Skeleton } from '../parts/skeleton/skeleton.tsx'
import type { CoachQuizState } from './coach-quiz.state.ts'
import { further, furtherFailed } from './further.ts'
import { Intro } from './screens/intro.tsx'
import { Notices, SaveState } from './screens/notices.tsx'
import { Question } from './screens/question.tsx'
import { QuestionMap } from './screens/question-map.tsx'
import { isSignedOut } from './state/codes.ts'

export function CoachQuizView({ state }: { state: CoachQuizState }) {
  const { text, screen, quiz, totals, current, problem, heard, notSetUp } = state
  const later = further.value
  // The last screens and the sentences for what went wrong come with the second part of the quiz.
  const waits =
    !later &&
    (screen.value === 'review' ||
      screen.value === 'summary' ||
      (screen.value === 'problem' && !furtherFailed.value && !notSetUp.value))
  const at = waits ? 'loading' : screen.value
  const sentence =
    later?.sentenceOf ?? ((code: string) => (isSignedOut(code) ? 'problem.signed-out' : 'problem.network'))
  const running = at === 'question' || at === 'review'
  const { marked, answered, of } = totals.value
  const progress = text('intro.progress', { answered, of })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole screen; every one has a button too
    <div class="quiz" onKeyDown={(event) => later?.quizKeys(state, event)} onFocusOut={state.flush}>
      <p class="heard-only" role="status">
        {heard.value}
      </p>
      {at !== 'problem' && <Notices state={state} />}
      {at === 'loading' && (
        <div class="card">
          <Skeleton words={text('load.words')} lines={5} />
        </div>
      )}
      {at === 'problem' && notSetUp.value && (
        <div class="card">
          <ProblemPanel title={text('setup.title')} sentence={text('setup.text')} />
        </div>
      )}
      {at === 'problem' && problem.value && !notSetUp.value && (
        <div class="card">
          <ProblemPanel
            urgent
            title={text(isSignedOut(problem.value) ? 'lost.title' : 'problem.load-title')}
            sentence={text(sentence(problem.value))}
            retry={{ words: text('action.retry'), onRetry: () => void state.recover() }}
          />
        </div>
      )}
      {running && (
        <div class="quiz-top">
          <div class="row">
            <h2 class="running-title">{quiz.value?.title}</h2>
            <SaveState state={state} />
          </div>
          <ProgressBar value={Math.max(marked, answered)} max={of} label={quiz.value?.title ?? ''} words={progress} />
          <QuestionMap state={state} />
        </div>
      )}
      {at === 'intro' && <Intro state={state} />}
      {at === 'question' && current.value && <Question state={state} work={current.value} />}
      {at === 'review' && later && <later.Review state={state} />}
      {at === 'summary' && later && <later.Summary state={state} />}
    </div>
  )
}
