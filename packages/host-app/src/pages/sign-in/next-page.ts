import { afterLogin } from '../../guard/decide.ts'
import type { PageTools } from '../../routes/route.ts'
import { findChosenCourse } from '../../session/chosen-course.ts'
import { buysCourses } from '../../session/user.ts'
import { placeOf } from '../family/family-wishes.ts'

/**
 * Where somebody who has signed in goes on: to what the address asks for, to the shop with the course that they chose
 * before, or to where they belong. Null where that is nowhere. Not in the spec: our choice of the order.
 */
export function nextPage({ query, product, user }: Pick<PageTools, 'query' | 'product' | 'user'>): string | null {
  const isAsked = query.has('redirect') || query.has('code')
  if (!isAsked && user && buysCourses(user) && findChosenCourse()) {
    return placeOf({ to: 'shop', child_id: '' }, { product, user })
  }
  return afterLogin({ query, user, product })
}
