import type { Course } from '@coachkit/contract'
import { type Route, route } from '../../kernel/http/route.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { CourseStore } from './store.ts'

function mustBeThere(found: Course | null): { course: Course } {
  if (!found) throw new Refusal('object.missing')
  return { course: found }
}

export const coursesRoutes = (store: CourseStore): Route[] => [
  route('GET courses/user', async ({ query, user }) => {
    // `has_assigned_course`: only what a school assigned, and nothing that was bought or came by a code. Not in the
    // spec: our reading.
    const assigned = query.has_assigned_course ?? false
    if (query.child_id === undefined) {
      const isParent = user.roles.includes('parent')
      return { courses: await (isParent ? store.coursesInCare(user, assigned) : store.ownCourses(user, assigned)) }
    }
    const courses = await store.findCoursesOf(user, query.child_id, assigned)
    if (!courses) throw new Refusal('object.missing')
    return { courses }
  }),

  route('GET courses', async ({ query, user }) => {
    const isAdmin = user.kind === 'person' && user.roles.includes('admin')
    const own = user.kind === 'person' ? user.school_id : null
    return { courses: await store.findOpen(isAdmin ? 'all' : own, query) }
  }),

  route('GET courses/{id}', async ({ params, user }) => mustBeThere(await store.findCourse(user, params.id))),

  route('GET courses/public/{id}', async ({ params }) => mustBeThere(await store.findPublic(params.id))),
]
