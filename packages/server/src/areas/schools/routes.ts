import { type Route, route } from '../../kernel/http/route.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { SchoolStore } from './school-store.ts'
import type { SwitchStore } from './switch-store.ts'

function mustFind<T>(found: T | null): T {
  if (found === null) throw new Refusal('object.missing')
  return found
}

function switched(id: string, wasThere: boolean, active: boolean): { id: string; active: boolean } {
  if (!wasThere) throw new Refusal('object.missing')
  return { id, active }
}

type SubjectPath = { id: string; childId: string; courseId: string }

export function schoolsRoutes(schools: SchoolStore, switches: SwitchStore): Route[] {
  async function setSubject(
    user: Parameters<SwitchStore['setSubject']>[0],
    { id, childId, courseId }: SubjectPath,
    active: boolean,
  ) {
    const which = { parent_id: id, child_id: childId, course_id: courseId }
    if (!(await switches.setSubject(user, which, active))) throw new Refusal('object.missing')
    return { child_id: childId, course_id: courseId, is_active: active }
  }

  return [
    route('GET teachers/schools/details', async ({ user }) => ({ school: mustFind(await schools.findDetails(user)) })),
    route('GET admin/schools', async ({ user }) => ({ schools: await schools.list(user) })),
    route('POST admin/schools', async ({ body }) => ({ school: await schools.add(body) })),
    route('PATCH admin/schools/{id}', async ({ params, body, user }) => ({
      school: mustFind(await schools.change(user, params.id, body)),
    })),

    route('PATCH admin/schools/{id}/activate', async ({ params: { id }, user }) =>
      switched(id, await switches.setSchool(user, id, true), true),
    ),
    route('PATCH admin/schools/{id}/deactivate', async ({ params: { id }, user }) =>
      switched(id, await switches.setSchool(user, id, false), false),
    ),
    route('PATCH admin/users/{id}/activate', async ({ params: { id }, user }) =>
      switched(id, await switches.setUser(user, id, true), true),
    ),
    route('PATCH admin/users/{id}/deactivate', async ({ params: { id }, user }) => {
      // The last admin would lock everybody out.
      if (id === user.person_id) throw new Refusal('users.own-account')
      return switched(id, await switches.setUser(user, id, false), false)
    }),
    route('PATCH admin/classes/{id}/activate', async ({ params: { id }, user }) =>
      switched(id, await switches.setClass(user, id, true), true),
    ),
    route('PATCH admin/classes/{id}/deactivate', async ({ params: { id }, user }) =>
      switched(id, await switches.setClass(user, id, false), false),
    ),

    route('PATCH admin/parents/{id}/children/{childId}/subjects/{courseId}/activate', ({ params, user }) =>
      setSubject(user, params, true),
    ),
    route('PATCH admin/parents/{id}/children/{childId}/subjects/{courseId}/deactivate', ({ params, user }) =>
      setSubject(user, params, false),
    ),
  ]
}
