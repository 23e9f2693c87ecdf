import type { BookmarkedQuestion, Course, QuizSummary } from '@coachkit/contract'
import type { CallProblem, WidgetTools } from '@coachkit/sdk'
import { computed, signal } from '@preact/signals'
import { createLinkCode } from './link-code.state.ts'
import type { DashboardWords } from './words/en.ts'

export interface DashboardEvents {
  /** The pupil wants to open something; the page decides where it is. */
  'coach-navigate': { to: 'quiz'; quiz_id: string; question_id?: string } | { to: 'chat' }
  [name: `coach-${string}`]: unknown
}

const isOpen = (quiz: QuizSummary) => quiz.started_at !== null && !quiz.grading_completed

/** First form of the pupil's start page: their own unfinished quizzes and courses, no invented figures. */
export function createDashboard(tools: WidgetTools<DashboardEvents, DashboardWords>) {
  const { call, emit, text } = tools
  const quizzes = signal<readonly QuizSummary[] | null>(null)
  const courses = signal<readonly Course[]>([])
  const bookmarks = signal<readonly BookmarkedQuestion[]>([])
  const problem = signal<CallProblem | null>(null)

  const unfinished = computed(() => quizzes.value?.filter(isOpen) ?? [])
  const untouched = computed(() => quizzes.value?.filter((quiz) => quiz.started_at === null) ?? [])
  const finished = computed(() => quizzes.value?.filter((quiz) => quiz.grading_completed) ?? [])

  /** Quizzes that are new to the pupil, course by course; what belongs to no course stands last. */
  const shelves = computed(() => {
    const titles = new Map<string | null, QuizSummary[]>()
    for (const quiz of untouched.value) {
      titles.set(quiz.course_title, [...(titles.get(quiz.course_title) ?? []), quiz])
    }
    return [...titles]
      .sort(([one], [other]) => (one === null ? 1 : other === null ? -1 : one.localeCompare(other)))
      .map(([title, quizzes]) => ({ title: title ?? text('shelf.other'), quizzes }))
  })

  /** How far the pupil is in each course, counted from their own quizzes, and which quiz of it is next. */
  const progress = computed(() =>
    courses.value.map((course) => {
      const own = quizzes.value?.filter(({ course_id }) => course_id === course.id) ?? []
      const next = own.find(isOpen) ?? own.find((quiz) => quiz.started_at === null) ?? null
      return { course, of: own.length, done: own.filter((quiz) => quiz.grading_completed).length, next }
    }),
  )

  async function load() {
    problem.value = null
    const [quizReply, courseReply, bookmarkReply] = await Promise.all([
      call('GET quiz'),
      call('GET courses/user'),
      call('GET quiz/bookmarks'),
    ])
    if (!quizReply.ok) {
      problem.value = quizReply.problem
      return
    }
    if (!courseReply.ok) {
      problem.value = courseReply.problem
      return
    }
    quizzes.value = quizReply.answer.quizzes
    courses.value = courseReply.answer.courses
    // The page is useful without them; they come with the next load.
    bookmarks.value = bookmarkReply.ok ? bookmarkReply.answer.bookmarks : []
  }

  const open = (quiz: QuizSummary) => emit('coach-navigate', { to: 'quiz', quiz_id: quiz.id })
  const openBookmark = ({ quiz_id, question_id }: BookmarkedQuestion) =>
    emit('coach-navigate', { to: 'quiz', quiz_id, question_id })
  const ask = () => emit('coach-navigate', { to: 'chat' })

  // What failed for want of a line is not true any more when the line is back.
  addEventListener('online', () => problem.peek() && void load(), { signal: tools.signal })
  void load()
  return {
    link: createLinkCode(tools),
    quizzes,
    bookmarks,
    progress,
    unfinished,
    finished,
    shelves,
    problem,
    load,
    open,
    openBookmark,
    ask,
    text,
  }
}
export type DashboardState = ReturnType<typeof createDashboard>
