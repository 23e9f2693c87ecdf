import type { BookmarkedQuestion, Course, QuizSummary } from '@coachkit/contract'
import type { MountOptions } from '@coachkit/sdk/testing'

const quiz = (id: string, title: string, more: Partial<QuizSummary> = {}): QuizSummary => ({
  id,
  title,
  description: '',
  group_type_id: 2,
  course_id: 'c1',
  course_title: 'Mathematics, year 7',
  question_count: 8,
  answered_count: 0,
  started_at: null,
  grading_completed: false,
  total_score: null,
  max_score: 8,
  ...more,
})
const course = (id: string, title: string, subject: string): Course => ({
  id,
  title,
  is_active: true,
  school: null,
  description: '',
  subject: { id: subject, name: subject },
  subject_id: subject,
  subject_name: subject,
  academic_level: { id: '7', name: 'Year 7' },
})

export const quizzes: QuizSummary[] = [
  quiz('q1', 'Fractions of amounts', { started_at: '2026-11-20T09:00:00.000Z', answered_count: 3 }),
  quiz('q2', 'Food chains', {
    started_at: '2026-11-19T09:00:00.000Z',
    answered_count: 6,
    course_title: 'Science, year 7',
  }),
  quiz('q3', 'Ratio and recipes'),
  quiz('q4', 'Solving simple equations'),
  quiz('q5', 'Forces at work', { course_id: 'c2', course_title: 'Science, year 7', question_count: 1 }),
  quiz('q6', 'A walk by the river', { course_id: null, course_title: null }),
  quiz('q7', 'Percentages', {
    started_at: '2026-11-10T09:00:00.000Z',
    answered_count: 8,
    grading_completed: true,
    total_score: 7,
  }),
]
const courses = [
  course('c1', 'Mathematics', 'Mathematics'),
  course('c2', 'Science', 'Science'),
  course('c3', 'English', 'English'),
]

export const bookmarks: BookmarkedQuestion[] = [
  {
    quiz_id: 'q7',
    quiz_title: 'Percentages',
    evaluation_id: 'e1',
    question_id: 'i1',
    stem: 'Write \\(\\frac{3}{4}\\) as a percentage.',
    language: 'en',
  },
]

const scene = (quizzes: QuizSummary[], courses: Course[], bookmarks: BookmarkedQuestion[] = []): MountOptions => ({
  replies: {
    'GET quiz': { ok: true, answer: { quizzes } },
    'GET courses/user': { ok: true, answer: { courses } },
    'GET quiz/bookmarks': { ok: true, answer: { bookmarks } },
    'POST users/link-code': { ok: true, answer: { code: 'K7D4M-QX2RT', expires_at: '2026-11-21T10:10:00.000Z' } },
  },
})
const failed = { ok: false as const, problem: { code: 'server.failed' as const, status: 500, detail: '' } }

/** What a pupil can meet here. */
export const scenes = {
  full: scene(quizzes, courses, bookmarks),
  fresh: scene(
    quizzes.filter(({ started_at }) => !started_at),
    courses,
  ),
  empty: scene([], []),
  loading: {
    replies: { 'GET quiz': () => new Promise(() => {}), 'GET courses/user': { ok: true, answer: { courses } } },
  },
  failed: { replies: { 'GET quiz': failed, 'GET courses/user': { ok: true, answer: { courses } } } },
} satisfies Record<string, MountOptions>
