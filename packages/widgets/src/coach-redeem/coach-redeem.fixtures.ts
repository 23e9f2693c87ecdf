import type { MountOptions } from '@coachkit/sdk/testing'
import { asParent, asStudent, asTeacher, failed, offline, withChildren } from '../parts/family/family.fixtures.ts'

const code = 'ABCD-EFGH-JKLM'
const courses = [
  { id: 'course-m', title: 'Mathematics, Year 6' },
  { id: 'course-s', title: 'Science, Year 6' },
]
const replies = {
  'GET users/me': asParent,
  'GET users/children': withChildren,
  'GET activation/{code}': { ok: true, answer: { code, checked: true, courses, already_open: [] } },
  'POST activation': ({ body }) => ({
    ok: true,
    answer: { code, checked: false, courses, already_open: [], child_id: body.child_id ?? 'maya' },
  }),
} satisfies MountOptions['replies']
const brought = { code }
const refused = (code: string) => ({ ok: false as const, problem: { code, status: 422, detail: '' } as never })

/** What somebody with a code can meet here. */
export const scenes = {
  empty: { replies },
  parent: { attributes: brought, replies },
  student: { attributes: brought, replies: { ...replies, 'GET users/me': asStudent } },
  visitor: { attributes: brought, session: 'visitor', partition: 'site:visitor', replies },
  staff: { attributes: brought, replies: { ...replies, 'GET users/me': asTeacher } },
  noChild: {
    attributes: brought,
    replies: { ...replies, 'GET users/children': { ok: true, answer: { children: [] } } },
  },
  unknown: { attributes: brought, replies: { ...replies, 'GET activation/{code}': refused('object.missing') } },
  spent: {
    attributes: brought,
    replies: {
      ...replies,
      'GET activation/{code}': { ok: true, answer: { code, checked: false, courses, already_open: [] } },
    },
  },
  nothingNew: {
    attributes: brought,
    replies: {
      ...replies,
      'GET activation/{code}': ({ query }) => {
        const already_open = query?.student_id === 'maya' ? courses.map(({ id }) => id) : ['course-m']
        return { ok: true, answer: { code, checked: true, courses, already_open } }
      },
    },
  },
  refused: { attributes: brought, replies: { ...replies, 'POST activation': refused('activation.nothing-new') } },
  late: { attributes: brought, replies: { ...replies, 'POST activation': refused('activation.spent') } },
  tooOften: { attributes: brought, replies: { ...replies, 'GET activation/{code}': refused('request.rate') } },
  loading: { replies: { ...replies, 'GET users/children': () => new Promise(() => {}) } },
  failed: { replies: { ...replies, 'GET users/me': failed } },
  offline: { attributes: brought, replies: { ...replies, 'GET activation/{code}': offline } },
} satisfies Record<string, MountOptions>
