import { createHash } from 'node:crypto'
import type { ReachKind } from '@coachkit/contract'
import { newId } from '../../kernel/db/columns.ts'
import type { World } from '../authorisation-world.ts'
import type { Relation } from './decisions.ts'
import type { Holding } from './holding.ts'
import type { Principal, PrincipalName, PupilName, TablePeople } from './people.ts'

/** Names of objects by how they stand to a principal; null where there is no such object. */
export type Objects = { readonly [relation in Relation]: string | null }

/** Whose things are tried. What a relation means for a principal without a school is said in `decisions.ts`. */
const whose: Record<PrincipalName, { readonly [relation in Relation]?: PupilName }> = {
  nobody: { 'same-school': 'ann', 'other-school': 'dan' },
  visitor: { 'same-school': 'ann', 'other-school': 'dan' },
  learner: { own: 'learner', 'same-school': 'ben', 'other-school': 'dan' },
  'free student': { own: 'free', 'same-school': 'ben', 'other-school': 'dan' },
  student: { own: 'ann', linked: 'carl', 'same-school': 'ben', 'other-school': 'dan' },
  'linked parent': { linked: 'ann', 'same-school': 'ben', 'other-school': 'dan' },
  'other parent': { linked: 'dan', 'same-school': 'ben', 'other-school': 'ann' },
  teacher: { linked: 'ann', 'same-school': 'ben', 'other-school': 'dan' },
  'department head': { linked: 'ben', 'same-school': 'ann', 'other-school': 'dan' },
  'teacher-admin': { linked: 'ann', 'same-school': 'ben', 'other-school': 'dan' },
  'other teacher-admin': { 'same-school': 'dan', 'other-school': 'ann' },
  'curriculum guest': { 'same-school': 'ann', 'other-school': 'dan' },
  curriculum: { 'same-school': 'ann', 'other-school': 'dan' },
  admin: { 'same-school': 'ann', 'other-school': 'dan' },
}

type ByPrincipal = (principal: Principal) => Objects

/** An object of every kind for every principal and relation. A new kind doesn't compile until it has its objects. */
export async function tableObjects(
  world: World,
  { principals, holdings, schools }: TablePeople,
): Promise<{ readonly [kind in ReachKind]: ByPrincipal }> {
  const { pool } = world.server.database
  const byPupil = (nameOf: (pupil: PupilName) => string | null, missing = newId()): ByPrincipal => {
    return ({ name }) => {
      const one = (relation: Relation) => {
        const pupil = whose[name][relation]
        return pupil === undefined ? null : nameOf(pupil)
      }
      return {
        own: one('own'),
        linked: one('linked'),
        'same-school': one('same-school'),
        'other-school': one('other-school'),
        missing,
      }
    }
  }
  const held = (kind: Exclude<keyof Holding, 'pupil'>) => byPupil((pupil) => holdings[pupil][kind])
  /** What others than pupils have of their own, too. */
  const ownOr = (own: (principal: Principal) => string | null, others: ByPrincipal): ByPrincipal => {
    return (principal) => ({ ...others(principal), own: own(principal) })
  }

  const sessions = new Map<string, string>()
  for (const { person_id, token } of principals) {
    if (token === null || person_id === null) continue
    const { rows } = await pool.query('select id from session where token_hash = $1', [hashOf(token)])
    sessions.set(person_id, rows[0].id)
  }
  for (const { pupil } of Object.values(holdings)) {
    const { rows } = await pool.query('select id from session where token_hash = $1', [hashOf(pupil.token)])
    sessions.set(pupil.id, rows[0].id)
  }

  // A public chat of each one's own; it is bound to the site on whose page it began.
  const chats: Record<string, string> = {}
  for (const { name, token } of principals) {
    // Nobody has one of a guest of ours, and may not even ask for it.
    const as = token ?? world.guest.token
    chats[name] = (await world.server.answer('POST chat/public/sessions', {}, as)).session_id
  }

  const { owner } = world.cast
  const farOwner = principals.find(({ name }) => name === 'other teacher-admin')
  const codeOf = async (token: string, course_id: string) => {
    const body = { course_ids: [course_id], count: 1 }
    const { activation_codes } = await world.server.answer('POST activation/codes', { body }, token)
    return activation_codes[0]?.id ?? null
  }
  const nearCode = await codeOf(owner.token, holdings.ben.course)
  const farCode = await codeOf(farOwner?.token ?? '', holdings.dan.course)

  const referrals: Record<string, string> = {}
  for (const { name, person_id, token, roles } of principals) {
    // A site's learner refers nobody.
    if (person_id === null || name === 'learner' || !roles.some((role) => role === 'student' || role === 'parent'))
      continue
    const { referral } = await world.server.answer('GET users/referral', {}, token)
    referrals[name] = referral.referral_code
  }

  return {
    account: ownOr(
      ({ person_id }) => person_id,
      byPupil((pupil) => holdings[pupil].pupil.id),
    ),
    'activation-code': ({ school_id }) => ({
      ...{ own: null, linked: null, missing: newId() },
      'same-school': school_id === schools.far ? farCode : nearCode,
      'other-school': school_id === schools.far ? nearCode : farCode,
    }),
    attempt: held('attempt'),
    billing: byPupil((pupil) => holdings[pupil].pupil.id),
    'chat-session': ({ name }) => ({
      ...{ linked: null, 'same-school': null },
      own: chats[name] ?? null,
      'other-school': (name === 'visitor' ? chats.learner : chats.visitor) ?? null,
      missing: 'AAAAAAAAAAAAAAAAAAAAAA',
    }),
    class: held('class'),
    course: held('course'),
    document: everywhere(world.document.id),
    evaluation: held('evaluation'),
    message: held('message'),
    passage: held('passage'),
    question: held('question'),
    quiz: held('quiz'),
    referral: ({ name }) => ({
      ...{ linked: null, 'same-school': null, missing: 'AAAAA-AAAAA' },
      own: referrals[name] ?? null,
      'other-school': (name === 'student' ? referrals['free student'] : referrals.student) ?? null,
    }),
    school: ({ school_id }) => ({
      own: school_id,
      linked: null,
      'same-school': null,
      'other-school': school_id === schools.far ? schools.near : schools.far,
      missing: newId(),
    }),
    session: ownOr(
      ({ person_id }) => (person_id === null ? null : (sessions.get(person_id) ?? null)),
      byPupil((pupil) => sessions.get(holdings[pupil].pupil.id) ?? null),
    ),
    site: everywhere(world.site.id),
    stream: held('stream'),
    student: byPupil((pupil) => holdings[pupil].pupil.id),
    subscription: byPupil((pupil) => (pupil === 'ann' ? world.subscription_id : null)),
  }
}

/** Objects that belong to no school: one and the same for everybody. */
const everywhere = (name: string | null): ByPrincipal => {
  const missing = newId()
  return () => ({ own: null, linked: null, 'same-school': name, 'other-school': name, missing })
}
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
