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
    // `has_assigned_course`: a course comes to a person by being assigned, so the lists are the same with and without
    // it. Not in the spec: our reading.
    if (query.child_id === undefined) {
      const courses = user.roles.includes('parent') ? await store.coursesInCare(user) : await store.ownCourses(user)
      return { courses }
    }
    const courses = await store.findCoursesOf(user, query.child_id)
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
