import type { AnswerOf, Calls, Class } from '@coachkit/contract'
import type { MountOptions } from '@coachkit/sdk/testing'
import type { StudentRow } from './coach-class-report.state.ts'

const klass = (id: string, name: string, student_count: number): Class => ({
  id,
  name,
  academic_level_id: '7',
  subject_id: 'mathematics',
  subject_name: 'Mathematics',
  student_count,
})
const pupil = (id: string, first_name: string, last_name: string, more: Partial<StudentRow> = {}): StudentRow => ({
  id,
  first_name,
  last_name,
  academic_level_id: '7',
  answered: 0,
  full_marks: 0,
  avg_mark: null,
  hints_used: 0,
  last_answered_at: null,
  ...more,
})
const at = '2026-11-20T10:15:00.000Z'

export const classes = [klass('c1', '7A Mathematics', 4), klass('c2', '7B Mathematics', 11)]
export const students: StudentRow[] = [
  pupil('s1', 'Mia', 'Berg', { answered: 12, full_marks: 5, avg_mark: 44, hints_used: 9, last_answered_at: at }),
  pupil('s2', 'Noah', 'Adeyemi', { answered: 18, full_marks: 15, avg_mark: 86, hints_used: 2, last_answered_at: at }),
  pupil('s3', 'Zoë', 'Castillo'),
  pupil('s4', 'Ali', 'Demir', { answered: 7, full_marks: 4, avg_mark: 62.5, hints_used: 4, last_answered_at: at }),
]
type Report = AnswerOf<Calls, 'GET classes/{classId}/report'>
const report: Report = {
  class: classes[0] as Class,
  students,
  questions: [
    {
      question_id: 'q1',
      quiz_title: 'Fractions of amounts',
      stem: 'What is three quarters of 64?',
      answered: 9,
      avg_mark: 33,
    },
    {
      question_id: 'q2',
      quiz_title: 'Ratio and recipes',
      stem: 'A recipe for 4 people needs 300 g of flour. How much do 10 people need?',
      answered: 8,
      avg_mark: 50,
    },
  ],
}

const scene = (classes: Class[], answer: Report): MountOptions => ({
  replies: { 'GET classes': { ok: true, answer: { classes } }, 'GET classes/{classId}/report': { ok: true, answer } },
})

/** What a teacher can meet here. */
export const scenes = {
  full: scene(classes, report),
  formulas: scene(classes, {
    ...report,
    questions: [
      {
        question_id: 'q3',
        quiz_title: 'Halves: \\(\\frac{1}{2}\\)',
        stem: 'What is \\(\\frac{3}{4}\\) of **64**?',
        answered: 9,
        avg_mark: 33,
      },
    ],
  }),
  nothingAnswered: scene(classes, {
    ...report,
    students: students.map(({ id, first_name, last_name }) => pupil(id, first_name, last_name)),
    questions: [],
  }),
  noClass: scene([], report),
  loading: { replies: { 'GET classes': () => new Promise(() => {}) } },
  failed: { replies: { 'GET classes': { ok: false, problem: { code: 'server.failed', status: 500, detail: '' } } } },
} satisfies Record<string, MountOptions>
