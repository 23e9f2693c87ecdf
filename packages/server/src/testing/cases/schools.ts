import type { World } from '../authorisation-world.ts'
import type { Principal } from '../table/people.ts'
import { admin, type Case, type CasesOf, parent, teacher } from './case.ts'

const missing = '0197a000-0000-7000-8000-00000000dead'
/** For an admin alone, who reaches all there are. */
const switched = (idOf: (world: World) => string): Case => ({
  as: admin,
  input: (world) => ({ params: { id: idOf(world) } }),
  outside: { input: () => ({ params: { id: missing } }) },
})
const school = switched(({ far_school_id }) => far_school_id)
const user = switched(({ outsider }) => outsider.id)
const klass = switched(({ class_id }) => class_id)

const none = { own: null, linked: null, 'same-school': null, 'other-school': null }
/** One family owns one course; to an admin it is any family. */
function familyOf({ cast, owned_course_id }: World, { name }: Principal) {
  const place = name === 'admin' ? 'same-school' : 'linked'
  const known = name === 'admin' || name === 'linked parent'
  return {
    account: { ...none, ...(known && { [name === 'admin' ? 'same-school' : 'own']: cast.parent.id }) },
    student: { ...none, ...(known && { [place]: cast.student.id }), 'other-school': null },
    course: { ...none, ...(known && { [place]: owned_course_id }) },
  }
}
const subject: Case = {
  as: parent,
  input: ({ cast, owned_course_id }) => ({
    params: { id: cast.parent.id, childId: cast.student.id, courseId: owned_course_id },
  }),
  // The child has it, but from the school.
  outside: {
    input: ({ cast, closed }) => ({
      params: { id: cast.parent.id, childId: cast.student.id, courseId: closed.course_id },
    }),
  },
  objects: familyOf,
}

export const schoolsCases = {
  'GET teachers/schools/details': { as: teacher },
  'GET admin/schools': { as: admin },
  'POST admin/schools': {
    as: admin,
    input: () => ({ body: { name: 'A new school' } }),
    bad: { input: { body: { name: ' ' } }, field: 'name' },
  },
  'PATCH admin/schools/{id}': {
    ...school,
    input: (world) => ({ params: { id: world.far_school_id }, body: { name: 'Another name' } }),
    bad: { input: { body: { domain_name: 'not a domain' } }, field: 'domain_name' },
  },
  'PATCH admin/schools/{id}/activate': school,
  'PATCH admin/schools/{id}/deactivate': school,
  'PATCH admin/users/{id}/activate': user,
  // Nobody switches their own account off.
  'PATCH admin/users/{id}/deactivate': { ...user, objects: () => ({ account: { own: null } }) },
  'PATCH admin/classes/{id}/activate': klass,
  'PATCH admin/classes/{id}/deactivate': klass,
  'PATCH admin/parents/{id}/children/{childId}/subjects/{courseId}/activate': subject,
  'PATCH admin/parents/{id}/children/{childId}/subjects/{courseId}/deactivate': subject,
} satisfies CasesOf
