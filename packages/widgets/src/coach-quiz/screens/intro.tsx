import { Button } from '../../parts/button/button.tsx'
import { CoachFace } from '../../parts/coach-face/coach-face.tsx'
import { Icon } from '../../parts/icon/icon.tsx'
import { iconArrowRight, iconCloud, iconListChecks } from '../../parts/icon/icons.ts'
import { ProgressBar } from '../../parts/progress/progress-bar.tsx'
import type { CoachQuizState } from '../coach-quiz.state.ts'
import { further } from '../further.ts'
import { Prose } from './prose.tsx'

/** What the quiz is, how long it is, and one button. */
export function Intro({ state }: { state: CoachQuizState }) {
  const { text, quiz, totals, beginning } = state
  const { title, description, language, questions, source } = quiz.value ?? {}
  const { answered, marked, of } = totals.value
  const later = further.value
  const count = questions?.length ?? 0
  const begun = answered > 0
  const done = of > 0 && marked === of
  const progress = text('intro.progress', { answered, of })
  return (
    <section class="card intro">
      <div class="intro-face">
        <CoachFace mood={(done && later?.praiseOf(totals.value).mood) || 'idle'} />
      </div>
      <div class="stack intro-words">
        {begun && !done && <p class="quiet">{text('intro.welcome-back')}</p>}
        <h2 class="quiz-title" lang={language}>
          {title}
        </h2>
        {description && <Prose text={description} lang={language} say={text} />}
        {count === 0 ? (
          <p>{text('intro.empty')}</p>
        ) : (
          <>
            <ul class="facts">
              <li class="row">
                <Icon path={iconListChecks} />
                {text('intro.questions', { count })}
              </li>
              <li class="row">
                <Icon path={iconCloud} />
                <span>{text('intro.calm')}</span>
              </li>
            </ul>
            {begun && (
              <div class="intro-progress">
                <ProgressBar value={answered} max={of} label={title ?? ''} words={progress} />
                <p class="small quiet">{progress}</p>
              </div>
            )}
            <div class="row">
              <Button kind="main" busy={beginning.value} onClick={() => void state.start()}>
                {text(done ? 'intro.results' : begun ? 'intro.go-on' : 'intro.start')}
                <Icon path={iconArrowRight} flips />
              </Button>
            </div>
          </>
        )}
        {later && <later.Bookmarks state={state} />}
        {source && <p class="small quiet">{text('intro.source', { name: source.name, licence: source.licence })}</p>}
      </div>
    </section>
  )
}
