import type { Course } from '@coachkit/contract'
import type { MountOptions } from '@coachkit/sdk/testing'

const course = (
  id: string,
  title: string,
  subject: string,
  level: string | null,
  more: Partial<Course> = {},
): Course => ({
  id,
  title,
  description: `${title}, step by step.`,
  is_active: true,
  school: null,
  subject: { id: subject.toLowerCase(), name: subject },
  subject_id: subject.toLowerCase(),
  subject_name: subject,
  academic_level: level ? { id: level, name: level } : null,
  contents: {
    ...{ quiz_count: 3, question_count: 27, free_quiz_count: 1 },
    quizzes: [
      { title: 'First steps', description: 'Where to begin.', question_count: 8, is_free: true },
      { title: 'On the way', description: 'A little harder.', question_count: 9, is_free: false },
      { title: 'Nearly there', description: 'All of it together.', question_count: 10, is_free: false },
    ],
  },
  ...more,
})

export const courses = [
  course('c1', 'Fractions and decimals', 'Mathematics', 'Primary 5'),
  course('c2', 'Équations', 'Mathematics', 'Secondary 1'),
  course('c3', 'Living things', 'Science', 'Primary 5'),
  course('c4', 'Reading closely', 'English', null, { school: { id: 's1', name: 'Meadow School' } }),
  course('c5', 'An old course', 'History', null, { is_active: false }),
]

const list = { ok: true as const, answer: { courses } }
const problem = (code: 'object.missing' | 'network.offline' | 'server.failed', status: number) => ({
  ok: false as const,
  problem: { code, status, detail: '' },
})
const one = { attributes: { 'course-id': 'c4', joinable: true } }

/** What a person can meet here. */
export const scenes = {
  list: { replies: { 'GET courses': list } },
  empty: { replies: { 'GET courses': { ok: true, answer: { courses: [] } } } },
  waiting: { replies: { 'GET courses': () => new Promise(() => {}) } },
  offline: { replies: { 'GET courses': problem('network.offline', 0) } },
  failed: { replies: { 'GET courses': problem('server.failed', 500) } },
  one: { ...one, replies: { 'GET courses/public/{id}': { ok: true, answer: { course: courses[3] as Course } } } },
  gone: { ...one, replies: { 'GET courses/public/{id}': problem('object.missing', 404) } },
  oneFailed: { ...one, replies: { 'GET courses/public/{id}': problem('server.failed', 500) } },
} satisfies Record<string, MountOptions>
