import type { SubscriptionProduct } from '@coachkit/contract'
import type { MountOptions } from '@coachkit/sdk/testing'
import {
  asParent,
  asStudent,
  asTeacher,
  english,
  failed,
  maths,
  offline,
  periods,
  science,
  withChildren,
} from '../parts/family/family.fixtures.ts'

const onSale = (...products: SubscriptionProduct[]) => ({
  ok: true as const,
  answer: { products, periods, pays_together: false },
})
const replies = {
  'GET users/me': asParent,
  'GET users/children': withChildren,
  'GET subscription/products': onSale({ ...maths, already_subscribed: true }, science, english),
} satisfies MountOptions['replies']
const forMaya = { 'child-id': 'maya' }

/** What somebody who buys can meet here. */
export const scenes = {
  full: { attributes: forMaya, replies },
  student: { replies: { ...replies, 'GET users/me': asStudent } },
  visitor: {
    session: 'visitor',
    partition: 'site:visitor',
    replies: { ...replies, 'GET subscription/products': onSale(maths, science, english) },
  },
  chosen: {
    session: 'visitor',
    partition: 'site:visitor',
    attributes: { 'course-id': science.course.id },
    replies: { ...replies, 'GET subscription/products': onSale(maths, science, english) },
  },
  notSold: {
    attributes: { 'course-id': 'of-a-school' },
    replies: { ...replies, 'GET users/me': asStudent },
  },
  staff: { replies: { ...replies, 'GET users/me': asTeacher } },
  empty: { attributes: forMaya, replies: { ...replies, 'GET subscription/products': onSale() } },
  stranger: { attributes: { 'child-id': 'somebody' }, replies },
  loading: { attributes: forMaya, replies: { ...replies, 'GET subscription/products': () => new Promise(() => {}) } },
  failed: { attributes: forMaya, replies: { ...replies, 'GET subscription/products': failed } },
  offline: { attributes: forMaya, replies: { ...replies, 'GET subscription/products': offline } },
} satisfies Record<string, MountOptions>
