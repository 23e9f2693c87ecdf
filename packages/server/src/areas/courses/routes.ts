import { type Route, route } from '../../kernel/http/route.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { CourseStore } from './store.ts'

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
]
