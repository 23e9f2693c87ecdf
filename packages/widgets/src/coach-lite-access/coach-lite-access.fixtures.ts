import type { MountOptions } from '@coachkit/sdk/testing'
import {
  asParent,
  asStudent,
  asTeacher,
  courseOf,
  failed,
  maths,
  offline,
  student,
  withChildren,
} from '../parts/family/family.fixtures.ts'

const courses = (...titles: string[]) => ({
  ok: true as const,
  answer: { courses: titles.map((title) => ({ ...courseOf(maths), title })) },
})
const codeThat = (more: Partial<{ checked: boolean; already_open: string[] }>) => ({
  ok: true as const,
  answer: {
    ...{ code: 'ABCD-EFGH-JKLM', checked: true, courses: [{ id: 'course-s', title: 'Science, Year 6' }] },
    ...{ already_open: [], ...more },
  },
})
const replies = {
  'GET subscription': { ok: true, answer: { subscriptions: [] } },
  'GET courses/user': courses(),
  'GET activation/{code}': codeThat({}),
  'GET users/me': asParent,
  'GET users/children': withChildren,
  'PATCH users/redeem-free-tier-access': ({ body }) => ({
    ok: true,
    answer: { student_id: body?.child_id ?? 'maya', is_free_tier: true },
  }),
} satisfies MountOptions['replies']
const turnOn = 'PATCH users/redeem-free-tier-access'
const refused = (code: string) => ({ ok: false as const, problem: { code, status: 422, detail: '' } as never })

/** What a family can meet here. */
export const scenes = {
  parent: { replies },
  student: { replies: { ...replies, 'GET users/me': asStudent } },
  has: { replies: { ...replies, 'GET users/me': { ok: true, answer: { user: { ...student, is_free_tier: true } } } } },
  noChild: { replies: { ...replies, 'GET users/children': { ok: true, answer: { children: [] } } } },
  staff: { replies: { ...replies, 'GET users/me': asTeacher } },
  paid: { replies: { ...replies, [turnOn]: refused('users.paid-access') } },
  spent: {
    attributes: { code: 'ABCD' },
    replies: { ...replies, 'GET activation/{code}': codeThat({ checked: false }) },
  },
  nothingNew: {
    attributes: { code: 'ABCD' },
    replies: { ...replies, 'GET activation/{code}': codeThat({ already_open: ['course-s'] }) },
  },
  late: { attributes: { code: 'ABCD' }, replies: { ...replies, [turnOn]: refused('activation.spent') } },
  paying: { replies: { ...replies, 'GET users/me': asStudent, 'GET courses/user': courses('Mathematics') } },
  onePays: {
    replies: {
      ...replies,
      'GET courses/user': ({ query }) => (query?.child_id === 'maya' ? courses('Mathematics') : courses()),
    },
  },
  loading: { replies: { ...replies, 'GET users/children': () => new Promise(() => {}) } },
  failed: { replies: { ...replies, 'GET users/me': failed } },
  offline: { replies: { ...replies, 'GET users/me': offline } },
} satisfies Record<string, MountOptions>
