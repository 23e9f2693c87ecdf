import type { MountOptions } from '@coachkit/sdk/testing'
import {
  asParent,
  asStudent,
  asTeacher,
  failed,
  offline,
  student,
  withChildren,
} from '../parts/family/family.fixtures.ts'

const replies = {
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
  spent: { attributes: { code: 'ABCD' }, replies: { ...replies, [turnOn]: refused('activation.spent') } },
  loading: { replies: { ...replies, 'GET users/children': () => new Promise(() => {}) } },
  failed: { replies: { ...replies, 'GET users/me': failed } },
  offline: { replies: { ...replies, 'GET users/me': offline } },
} satisfies Record<string, MountOptions>
