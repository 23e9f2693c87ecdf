import type { MountOptions } from '@coachkit/sdk/testing'
import {
  asParent,
  asStudent,
  asTeacher,
  courseOf,
  failed,
  maths,
  offline,
  science,
  subscriptionOf,
  withChildren,
} from '../parts/family/family.fixtures.ts'

const paid = (...subscriptions: ReturnType<typeof subscriptionOf>[]) => ({
  ok: true as const,
  answer: { subscriptions },
})
const coursesOf = ({ query }: { query?: { child_id?: string | undefined } | undefined }) => ({
  ok: true as const,
  answer: { courses: query?.child_id === 'tobi' ? [] : [courseOf(maths), courseOf(science)] },
})

const family = {
  'GET users/me': asParent,
  'GET users/children': withChildren,
  'GET subscription': paid(subscriptionOf()),
  'GET courses/user': coursesOf,
} satisfies MountOptions['replies']

/** What a family can meet here. */
export const scenes = {
  full: { replies: family },
  fresh: {
    replies: { ...family, 'GET users/children': { ok: true, answer: { children: [] } }, 'GET subscription': paid() },
  },
  ending: { replies: { ...family, 'GET subscription': paid(subscriptionOf({ cancel_at_period_end: true })) } },
  unpaid: { replies: { ...family, 'GET subscription': paid(subscriptionOf({ status: 'past_due' })) } },
  student: { replies: { ...family, 'GET users/me': asStudent } },
  staff: { replies: { ...family, 'GET users/me': asTeacher } },
  loading: { replies: { ...family, 'GET users/children': () => new Promise(() => {}) } },
  failed: { replies: { ...family, 'GET subscription': failed } },
  offline: { replies: { ...family, 'GET users/me': offline } },
} satisfies Record<string, MountOptions>
