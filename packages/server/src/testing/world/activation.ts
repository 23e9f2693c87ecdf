import { newId } from '../../kernel/db/columns.ts'
import { course } from '../../kernel/people/schema.ts'
import type { PeopleWorld } from './people.ts'

/** A course of the school, codes for it in the school's list, and one in nobody's. */
export async function activationWorld({ server, cast }: PeopleWorld) {
  const course_id = newId()
  const school_id = server.school_id
  await server.database.db.insert(course).values({ id: course_id, title: 'By code', subject_id: '1', school_id })
  const make = (token: string) =>
    server.answer('POST activation/codes', { body: { course_ids: [course_id], count: 2 } }, token)
  const ofSchool = await make(cast.owner.token)
  const ofNobody = await make(cast.admin.token)
  const [code, spare] = ofSchool.activation_codes
  const [strange] = ofNobody.activation_codes
  if (!code?.code || !spare || !strange) throw new Error('There are no codes')
  return { activation: { course_id, code: code.code, code_id: spare.id, strange_id: strange.id } }
}
