import type { QuizSummary } from '@coachkit/contract'
import { Button } from '../parts/button/button.tsx'
import { ProblemPanel } from '../parts/problem-panel/problem-panel.tsx'
import { Skeleton } from '../parts/skeleton/skeleton.tsx'
import type { DashboardState } from './coach-dashboard.state.ts'

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
      <NextStep state={state} />
      <Courses state={state} />
      <AskCoach state={state} />
      <Shelves state={state} />
      <Done state={state} />
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
  return (
    <section class="dashboard-next">
      <h2>{text(unfinished.value.length > 0 ? 'next.title' : 'next.fresh')}</h2>
      <p class="dashboard-title">{next.title}</p>
      {next.started_at ? (
        <Progress quiz={next} state={state} />
      ) : (
        <p class="quiet">{text('questions', { count: next.question_count })}</p>
      )}
      <Button
        kind="main"
        onClick={() => open(next)}
        label={`${text(next.started_at ? 'next.button' : 'start.button')}: ${next.title}`}
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
        <span class="dashboard-title">{quiz.title}</span>
        <span class="quiet">
          {quiz.grading_completed
            ? text('done.marks', { marks: quiz.total_score ?? 0, of: quiz.max_score })
            : quiz.started_at
              ? text('next.answered', { count: quiz.answered_count, of: quiz.question_count })
              : text('questions', { count: quiz.question_count })}
        </span>
      </button>
    </li>
  )
}

function Courses({ state }: { state: DashboardState }) {
  const { courses, text } = state
  if (courses.value.length === 0) return null
  return (
    <section>
      <h2>{text('title.courses')}</h2>
      <ul class="dashboard-courses">
        {courses.value.map((course) => (
          <li key={course.id}>
            <span class="dashboard-title">{course.title}</span>
            <span class="quiet">{course.academic_level?.name ?? course.subject.name}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function AskCoach({ state: { text, ask } }: { state: DashboardState }) {
  return (
    <section class="dashboard-card">
      <h2>{text('ask.title')}</h2>
      <p class="quiet">{text('ask.text')}</p>
      <Button onClick={ask}>{text('ask.button')}</Button>
    </section>
  )
}

function Shelves({ state }: { state: DashboardState }) {
  const { shelves, text } = state
  return (
    <>
      {shelves.value.map(({ title, quizzes }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul class="dashboard-list">
            {quizzes.map((quiz) => (
              <QuizRow key={quiz.id} quiz={quiz} state={state} words={text('start.button')} />
            ))}
          </ul>
        </section>
      ))}
    </>
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
