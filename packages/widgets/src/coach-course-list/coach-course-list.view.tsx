import type { Course, CourseContents } from '@coachkit/contract'
import { useEffect, useRef } from 'preact/hooks'
import { Button } from '../parts/button/button.tsx'
import { Icon } from '../parts/icon/icon.tsx'
import { iconArrowLeft, iconCheck, iconChevronRight } from '../parts/icon/icons.ts'
import { ProblemPanel } from '../parts/problem-panel/problem-panel.tsx'
import { Skeleton } from '../parts/skeleton/skeleton.tsx'
import type { CourseListState } from './coach-course-list.state.ts'

export function CourseListView({ state }: { state: CourseListState }) {
  return state.course_id.value ? <OneCourse state={state} /> : <AllCourses state={state} />
}

function AllCourses({ state }: { state: CourseListState }) {
  const { courses, problem, text } = state
  return (
    <section class="courses">
      <div class="courses-head">
        <h1>{text('title')}</h1>
        <p class="quiet">{text('lead')}</p>
      </div>
      {problem.value ? (
        <Problem state={state} />
      ) : courses.value === null ? (
        <Skeleton words={text('wait')} lines={6} />
      ) : courses.value.length === 0 ? (
        <Nothing state={state} />
      ) : (
        <>
          <Filters state={state} />
          <Found state={state} />
        </>
      )}
    </section>
  )
}

function Nothing({ state: { emit, text } }: { state: CourseListState }) {
  return (
    <div class="courses-none">
      <p>{text('empty')}</p>
      <Button kind="main" onClick={() => emit('coach-navigate', { to: 'coach' })}>
        {text('to.coach')}
      </Button>
    </div>
  )
}

function Filters({ state: { chosen, subjects, levels, text } }: { state: CourseListState }) {
  const choice = (name: 'subject' | 'level', options: readonly { id: string; name: string }[]) => (
    <label class="field">
      <span class="field-label">{text(name)}</span>
      <select
        class="field-input field-select"
        value={chosen[name].value}
        onChange={(event) => {
          chosen[name].value = event.currentTarget.value
        }}
      >
        <option value="">{text(`${name}.every`)}</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <search class="courses-filters">
      <label class="field">
        <span class="field-label">{text('search')}</span>
        <input
          class="field-input"
          type="search"
          autocomplete="off"
          value={chosen.search.value}
          onInput={(event) => {
            chosen.search.value = event.currentTarget.value
          }}
        />
      </label>
      {choice('subject', subjects.value)}
      {choice('level', levels.value)}
    </search>
  )
}

function Found({ state }: { state: CourseListState }) {
  const { found, reset, text } = state
  const count = found.value.length
  return (
    <>
      <p class="quiet small" role="status">
        {count === 0 ? text('none') : text('found', { count })}
      </p>
      {count === 0 ? (
        <div class="courses-none">
          <Button onClick={reset}>{text('none.reset')}</Button>
        </div>
      ) : (
        <ul class="courses-grid">
          {found.value.map((course) => (
            <Card key={course.id} course={course} state={state} />
          ))}
        </ul>
      )}
    </>
  )
}

const aboutOf = ({ subject, academic_level }: Course) =>
  [subject.name, academic_level?.name].filter(Boolean).join(' · ')

function Card({ course, state: { emit, text } }: { course: Course; state: CourseListState }) {
  const inside = course.contents
  return (
    <li class="course-card">
      <span class="course-mark" aria-hidden="true">
        {course.subject.name.slice(0, 1)}
      </span>
      <div class="course-words">
        <h2>
          <button
            type="button"
            class="course-open"
            onClick={() => emit('coach-navigate', { to: 'course', course_id: course.id })}
          >
            {course.title}
          </button>
        </h2>
        <p class="quiet small">{aboutOf(course)}</p>
        {course.description && <p class="small">{course.description}</p>}
        {inside && inside.quiz_count > 0 && (
          <p class="quiet small">
            {text('inside.quizzes', { count: inside.quiz_count })} ·{' '}
            {text('inside.questions', { count: inside.question_count })}
          </p>
        )}
      </div>
      <Icon path={iconChevronRight} flips />
    </li>
  )
}

const points = ['one.practice', 'one.coach', 'one.report'] as const

function OneCourse({ state }: { state: CourseListState }) {
  const { one, isGone, problem, joinable, emit, text } = state
  const heading = useRef<HTMLHeadingElement>(null)
  const course = one.value
  // Whoever came from the list begins to read here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [course?.id])
  return (
    <section class="courses course-one">
      <div>
        <Button kind="plain" class="course-back" onClick={() => emit('coach-navigate', { to: 'list' })}>
          <Icon path={iconArrowLeft} flips /> {text('to.list')}
        </Button>
      </div>
      {problem.value ? (
        <Problem state={state} />
      ) : isGone.value ? (
        <div class="courses-head">
          <h1>{text('gone.title')}</h1>
          <p class="quiet">{text('gone.text')}</p>
        </div>
      ) : course === null ? (
        <Skeleton words={text('wait')} lines={5} />
      ) : (
        <>
          <div class="courses-head">
            <p class="course-about">{aboutOf(course)}</p>
            <h1 ref={heading} tabIndex={-1}>
              {course.title}
            </h1>
            <p class="quiet">{course.description || text('one.text')}</p>
            {course.school && <p class="quiet small">{text('one.school', { school: course.school.name })}</p>}
          </div>
          {course.contents && course.contents.quiz_count > 0 && <Inside contents={course.contents} text={text} />}
          <ul class="course-points">
            {points.map((point) => (
              <li key={point}>
                <Icon path={iconCheck} /> <span>{text(point)}</span>
              </li>
            ))}
          </ul>
          <div class="row">
            {joinable.value && (
              <Button
                kind="main"
                onClick={() => emit('coach-navigate', { to: 'join', course_id: course.id, title: course.title })}
              >
                {text('to.join')}
              </Button>
            )}
            <Button onClick={() => emit('coach-navigate', { to: 'redeem', course_id: course.id })}>
              {text('to.redeem')}
            </Button>
            <Button kind="plain" onClick={() => emit('coach-navigate', { to: 'coach' })}>
              {text('to.coach')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

/** What is in it, and what of that needs no payment. */
function Inside({ contents, text }: { contents: CourseContents; text: CourseListState['text'] }) {
  const { quizzes, quiz_count, question_count, free_quiz_count } = contents
  const rest = quiz_count - free_quiz_count
  return (
    <section class="course-inside">
      <h2>{text('inside.title')}</h2>
      <p class="quiet small">
        {text('inside.quizzes', { count: quiz_count })} · {text('inside.questions', { count: question_count })}
      </p>
      <ul class="course-quizzes">
        {quizzes.map(({ title, description, is_free }) => (
          <li key={title}>
            <p class="course-quiz">
              {title} {is_free && <span class="course-free">{text('inside.free')}</span>}
            </p>
            <p class="quiet small">{description}</p>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p>
          {free_quiz_count > 0 && `${text('inside.try', { count: free_quiz_count })} `}
          {text('inside.paid', { count: rest })}
        </p>
      )}
    </section>
  )
}

function Problem({ state: { problem, load, text } }: { state: CourseListState }) {
  const isOffline = problem.value?.code.startsWith('network.')
  return (
    <ProblemPanel
      title={text('load.title')}
      sentence={text(isOffline ? 'load.offline' : 'load.ours')}
      retry={{ words: text('load.retry'), onRetry: () => void load() }}
    />
  )
}
