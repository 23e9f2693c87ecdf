import { createDocumentStore } from '../areas/admin/store.ts'
import { createSiteStore } from '../areas/sites/store.ts'
import { newId } from '../kernel/db/columns.ts'
import type { World } from './authorisation-world.ts'

/**
 * What no status shows, or roles would refuse first: rows of somebody else among one's own. Each is empty as long as
 * reach holds.
 */
export const leaks: Record<string, (world: World) => Promise<unknown[]>> = {
  'an outsider’s list of quizzes has no closed quiz': async ({ server, outsider, closed }) => {
    const { quizzes } = await server.answer('GET quiz', { query: {} }, outsider.token)
    return quizzes.filter(({ id }) => id === closed.quiz_id)
  },
  'an outsider’s courses are none': async ({ server, outsider }) =>
    (await server.answer('GET courses/user', { query: {} }, outsider.token)).courses,
  'knowledge documents are nobody’s but an admin’s, even past the role check': ({ server }) =>
    createDocumentStore(server.database).list({ roles: ['student'] }),
  'sites are nobody’s but an admin’s, even past the role check': ({ server }) =>
    createSiteStore(server.database, server.origin).list({ roles: ['teacher-admin'] }),
  'an outsider’s messages are none': async ({ server, outsider }) =>
    (await server.answer('GET chat', { query: {} }, outsider.token)).messages,
  'an outside teacher’s classes are none': async ({ server, outsideTeacher }) =>
    (await server.answer('GET classes', { query: {} }, outsideTeacher.token)).classes,
  'a pupil of a course has no attempt of another': async ({ server, outsider, published }) => {
    const { evaluations } = await server.answer(
      'GET quiz/{id}/evaluations',
      { params: { id: published.quiz_id }, query: {} },
      outsider.token,
    )
    return evaluations
  },
  'a list of a class has nobody who is not in it': async ({ server, class_id, cast, outsider }) => {
    const { students } = await server.answer(
      'GET classes/{id}/students',
      { params: { id: class_id } },
      cast.teacher.token,
    )
    return students.filter(({ id }) => id === outsider.id)
  },
  'an outsider’s subscriptions are none': async ({ server, outsider }) =>
    (await server.answer('GET subscription', { query: {} }, outsider.token)).subscriptions,
  'a school’s admin has no other school in the list': async ({ server, cast, far_school_id }) => {
    const { schools } = await server.answer('GET admin/schools', {}, cast.owner.token)
    return schools.filter(({ id }) => id === far_school_id)
  },
  'a parent finds nobody else’s child by an address': async ({ server, cast }) => {
    const email = `${newId()}@example.org`
    await server.addPerson('student', { email })
    return (await server.answer('GET users', { query: { email } }, cast.parent.token)).users
  },
}
