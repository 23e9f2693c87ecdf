import type { BookmarkedQuestion, QuizSummary } from '@coachkit/contract'
import { useSignal } from '@preact/signals'
import { Button } from '../parts/button/button.tsx'
import { CoachFace } from '../parts/coach-face/coach-face.tsx'
import { Icon } from '../parts/icon/icon.tsx'
import { iconChevronRight } from '../parts/icon/icons.ts'
import { plainText } from '../parts/markdown/plain-text.ts'
import { ProblemPanel } from '../parts/problem-panel/problem-panel.tsx'
import { Skeleton } from '../parts/skeleton/skeleton.tsx'
import type { DashboardState } from './coach-dashboard.state.ts'
import { LinkCode } from './link-code.tsx'

export function DashboardView({ state }: { state: DashboardState }) {
  const { quizzes, problem, load, text } = state
  if (problem.value) {
    const offline = problem.value.code === 'network.offline'
    return (
      <ProblemPanel
        title={text('problem.title')}
        sentence={text(offline ? 'problem.offline' : 'problem.text')}
        retry={{ words: text('retry'), onRetry: () => void load() }}
      />
    )
  }
  if (!quizzes.value) return <Skeleton words={text('loading')} lines={5} />
  return (
    <div class="dashboard">
      <h1>{text('title')}</h1>
      <div class="dashboard-first">
        <NextStep state={state} />
        <AskCoach state={state} />
      </div>
      <Courses state={state} />
      <Bookmarks state={state} />
      <Shelves state={state} />
      <Done state={state} />
      <LinkCode link={state.link} text={text} />
    </div>
  )
}

/** One clear next action: the quiz that was left open, or a first one. */
function NextStep({ state }: { state: DashboardState }) {
  const { unfinished, shelves, open, text } = state
  const fresh = shelves.value[0]?.quizzes[0]
  const next = unfinished.value[0] ?? fresh
  if (!next) {
    return (
      <section class="dashboard-card">
        <h2>{text('empty.title')}</h2>
        <p class="quiet">{text('empty.text')}</p>
      </section>
    )
  }
  const more = unfinished.value.slice(1)
  const title = plainText(next.title)
  return (
    <section class="dashboard-next">
      <h2>{text(unfinished.value.length > 0 ? 'next.title' : 'next.fresh')}</h2>
      <p class="dashboard-title">{title}</p>
      {next.started_at ? (
        <Progress quiz={next} state={state} />
      ) : (
        <p class="quiet">{text('questions', { count: next.question_count })}</p>
      )}
      <Button
        kind="main"
        onClick={() => open(next)}
        label={`${text(next.started_at ? 'next.button' : 'start.button')}: ${title}`}
      >
        {text(next.started_at ? 'next.button' : 'start.button')}
      </Button>
      {more.length > 0 && (
        <ul class="dashboard-list">
          {more.map((quiz) => (
            <QuizRow key={quiz.id} quiz={quiz} state={state} words={text('next.button')} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Progress({ quiz, state }: { quiz: QuizSummary; state: DashboardState }) {
  const words = state.text('next.answered', { count: quiz.answered_count, of: quiz.question_count })
  return (
    <div class="dashboard-progress">
      <progress max={quiz.question_count} value={quiz.answered_count} aria-label={words} />
      <span class="quiet">{words}</span>
    </div>
  )
}

function QuizRow({ quiz, state, words }: { quiz: QuizSummary; state: DashboardState; words: string }) {
  const { text, open } = state
  return (
    <li>
      <button type="button" class="dashboard-row" onClick={() => open(quiz)}>
        <span class="heard-only">{words}: </span>
        <span class="dashboard-title">{plainText(quiz.title)}</span>
        <span class="quiet">
          {quiz.grading_completed
            ? text('done.marks', { marks: quiz.total_score ?? 0, of: quiz.max_score })
            : quiz.started_at
              ? text('next.answered', { count: quiz.answered_count, of: quiz.question_count })
              : text('questions', { count: quiz.question_count })}
        </span>
        <Icon path={iconChevronRight} flips />
      </button>
    </li>
  )
}

function Courses({ state }: { state: DashboardState }) {
  const { progress, text } = state
  if (progress.value.length === 0) return null
  return (
    <section>
      <h2>{text('title.courses')}</h2>
      <ul class="dashboard-courses">
        {progress.value.map(({ course, of, done, next }) => (
          <li key={course.id} class={next ? 'dashboard-pressable' : undefined}>
            {next ? (
              <button type="button" class="dashboard-course" onClick={() => state.open(next)}>
                <span class="dashboard-title">{course.title}</span>
                <Icon path={iconChevronRight} flips />
                <span class="quiet small">{text('courses.next', { title: plainText(next.title) })}</span>
              </button>
            ) : (
              <span class="dashboard-title">{course.title}</span>
            )}
            {of > 0 ? (
              <div class="dashboard-progress">
                <progress max={of} value={done} aria-label={course.title} />
                <span class="quiet small">{text('courses.done', { count: done, of })}</span>
              </div>
            ) : (
              <span class="quiet small">{text('courses.none')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where a bookmark leads, whichever quiz it was set in. */
function Bookmarks({ state }: { state: DashboardState }) {
  const { bookmarks, text } = state
  const isOpen = useSignal(false)
  const all = bookmarks.value
  const shown = isOpen.value ? all : all.slice(0, shownAtFirst)
  if (all.length === 0) return null
  return (
    <section>
      <h2>{text('bookmarks.title')}</h2>
      <ul class="dashboard-list">
        {shown.map((bookmark) => (
          <BookmarkRow key={bookmark.evaluation_id} bookmark={bookmark} state={state} />
        ))}
      </ul>
      {shown.length < all.length && (
        <Button
          kind="plain"
          class="dashboard-more"
          label={`${text('shelf.all', { count: all.length })}: ${text('bookmarks.title')}`}
          onClick={() => {
            isOpen.value = true
          }}
        >
          {text('shelf.all', { count: all.length })}
        </Button>
      )}
    </section>
  )
}

function BookmarkRow({ bookmark, state }: { bookmark: BookmarkedQuestion; state: DashboardState }) {
  return (
    <li>
      <button type="button" class="dashboard-row" onClick={() => state.openBookmark(bookmark)}>
        <span class="dashboard-title dashboard-stem" lang={bookmark.language}>
          {plainText(bookmark.stem)}
        </span>
        <span class="quiet">{plainText(bookmark.quiz_title)}</span>
        <Icon path={iconChevronRight} flips />
      </button>
    </li>
  )
}

function AskCoach({ state: { text, ask } }: { state: DashboardState }) {
  return (
    <section class="dashboard-card">
      <CoachFace size={56} />
      <h2>{text('ask.title')}</h2>
      <p class="quiet">{text('ask.text')}</p>
      <Button onClick={ask}>{text('ask.button')}</Button>
    </section>
  )
}

/** More would bury the next shelf. Not in the spec: our choice. */
const shownAtFirst = 4

function Shelves({ state }: { state: DashboardState }) {
  return (
    <>
      {state.shelves.value.map((shelf) => (
        <Shelf key={shelf.title} shelf={shelf} state={state} />
      ))}
    </>
  )
}

function Shelf({ shelf, state }: { shelf: DashboardState['shelves']['value'][number]; state: DashboardState }) {
  const { text } = state
  const { title, quizzes } = shelf
  const isOpen = useSignal(false)
  const shown = isOpen.value ? quizzes : quizzes.slice(0, shownAtFirst)
  return (
    <section>
      <h2>{title}</h2>
      <ul class="dashboard-list">
        {shown.map((quiz) => (
          <QuizRow key={quiz.id} quiz={quiz} state={state} words={text('start.button')} />
        ))}
      </ul>
      {shown.length < quizzes.length && (
        <Button
          kind="plain"
          class="dashboard-more"
          label={`${text('shelf.all', { count: quizzes.length })}: ${title}`}
          onClick={() => {
            isOpen.value = true
          }}
        >
          {text('shelf.all', { count: quizzes.length })}
        </Button>
      )}
    </section>
  )
}

function Done({ state }: { state: DashboardState }) {
  const { finished, text } = state
  if (finished.value.length === 0) return null
  return (
    <section>
      <h2>{text('done.title')}</h2>
      <ul class="dashboard-list">
        {finished.value.map((quiz) => (
          <QuizRow key={quiz.id} quiz={quiz} state={state} words={text('look.button')} />
        ))}
      </ul>
    </section>
  )
}
