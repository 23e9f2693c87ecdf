import type { Role } from '@coachkit/contract'
import { createSite } from '../../kernel/auth/sites.ts'
import { newId } from '../../kernel/db/columns.ts'
import {
  classStudent,
  classTeacher,
  coursePerson,
  departmentSubject,
  klass,
  parentChild,
  school,
  subject,
} from '../../kernel/people/schema.ts'
import type { World } from '../authorisation-world.ts'
import { holdingOf } from './holding.ts'

/** Everybody as whom each call is tried. */
export const principalNames = [
  'nobody',
  'visitor',
  'learner',
  'free student',
  'student',
  'linked parent',
  'other parent',
  'teacher',
  'department head',
  'teacher-admin',
  'other teacher-admin',
  'curriculum guest',
  'curriculum',
  'admin',
] as const
export type PrincipalName = (typeof principalNames)[number]

export interface Principal {
  name: PrincipalName
  /** Null for those who are nobody's account. */
  person_id: string | null
  school_id: string | null
  roles: readonly Role[]
  token: string | null
}

/** Pupils whose things are tried, and what the table calls them. */
export const pupilNames = ['ann', 'carl', 'ben', 'dan', 'free', 'learner'] as const
export type PupilName = (typeof pupilNames)[number]

/**
 * The row of principals, and pupils on both sides of every line that reach draws: Ann is in the teacher's class and the
 * linked parent's child, Carl sits beside her, Ben is in another class of the school (of the head's department), Dan in
 * another school, where the other parent's child is; a free student and a site's learner have no school.
 */
export async function tablePeople(world: World) {
  const { server, cast } = world
  const { db } = server.database
  const far = newId()
  const music = 'music'
  await db.insert(subject).values({ id: music, name: 'Music' })
  await db.insert(school).values({ id: far, name: 'Another school' })
  const carl = await server.addPerson('student')
  const ben = await server.addPerson('student')
  const dan = await server.addPerson('student', { school_id: far })
  const free = await server.addPerson('student', { school_id: null, is_free_tier: true })
  const otherParent = await server.addPerson('parent', { school_id: null })
  const otherOwner = await server.addPerson('owner', { school_id: far })
  const farTeacher = await server.addPerson('teacher', { school_id: far })

  const keys = await createSite(db, { name: 'The learner’s', origins: [server.origin], scope: ['chat', 'quiz'] })
  const vouched = await server.answer(
    'POST embed/token',
    { body: { origin: server.origin, external_id: 'a-learner' }, headers: { origin: '' } },
    keys.secret_key,
  )
  const learner = { id: vouched.learner_id as string, token: vouched.token }

  const classes = { near: newId(), far: newId() }
  await db.insert(klass).values([
    { id: classes.near, school_id: server.school_id, name: '6B', subject_id: music },
    { id: classes.far, school_id: far, name: '6C', subject_id: music },
  ])
  await db.insert(classStudent).values([
    { class_id: world.class_id, student_id: carl.id },
    { class_id: classes.near, student_id: ben.id },
    { class_id: classes.far, student_id: dan.id },
  ])
  await db.insert(classTeacher).values({ class_id: classes.far, teacher_id: farTeacher.id })
  await db.insert(departmentSubject).values({ person_id: cast.head.id, subject_id: music })
  await db.insert(parentChild).values({ parent_id: otherParent.id, child_id: dan.id })
  // Who teaches a class teaches its course.
  await db.insert(coursePerson).values({ course_id: world.closed.course_id, person_id: cast.teacher.id })

  const near = { school_id: server.school_id, subject_id: '1' }
  const holdings = {
    ann: {
      ...{ pupil: cast.student, class: world.class_id, course: world.closed.course_id, quiz: world.closed.quiz_id },
      ...{ question: world.closed.question_id, passage: world.closed.passage_id, attempt: world.attempt.id },
      ...{ evaluation: world.evaluation.id, message: world.message.id, stream: world.stream_id },
    },
    carl: await holdingOf(server, carl, near, world.class_id),
    ben: await holdingOf(server, ben, { ...near, subject_id: music }, classes.near),
    dan: await holdingOf(server, dan, { school_id: far, subject_id: music }, classes.far),
    free: await holdingOf(server, free, { school_id: null, subject_id: '1' }, null),
    learner: await holdingOf(server, learner, { school_id: null, subject_id: '1' }, null),
  } satisfies Record<PupilName, unknown>

  const near_id = server.school_id
  const person = (
    name: PrincipalName,
    { id, token }: { id: string; token: string },
    roles: readonly Role[],
    school_id: string | null = near_id,
  ): Principal => ({
    ...{ name, person_id: id, token, roles, school_id },
  })
  const none = { person_id: null, school_id: null, roles: [] }
  const principals: Principal[] = [
    { ...none, name: 'nobody', token: null },
    { ...none, name: 'visitor', token: world.visitor.token },
    person('learner', learner, ['student'], null),
    person('free student', free, free.roles, null),
    person('student', cast.student, cast.student.roles),
    person('linked parent', cast.parent, cast.parent.roles),
    person('other parent', otherParent, otherParent.roles, null),
    person('teacher', cast.teacher, cast.teacher.roles),
    person('department head', cast.head, cast.head.roles),
    person('teacher-admin', cast.owner, cast.owner.roles),
    person('other teacher-admin', otherOwner, otherOwner.roles, far),
    person('curriculum guest', cast.guest, cast.guest.roles),
    person('curriculum', cast.curriculum, cast.curriculum.roles),
    person('admin', cast.admin, cast.admin.roles),
  ]
  return { principals, holdings, schools: { near: near_id, far } }
}
export type TablePeople = Awaited<ReturnType<typeof tablePeople>>
