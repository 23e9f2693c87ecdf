import type { Call, ReachKind } from '@coachkit/contract'
import type { Key } from '../../kernel/http/route.ts'
import type { Principal, PrincipalName } from './people.ts'
import { isOpenTo } from './scopes.ts'

/**
 * How an object stands to a principal: the principal's own; of somebody the principal answers for or sits beside; of
 * the principal's school (or, for who has none, of some school); of another school; not there at all.
 */
export const relations = ['own', 'linked', 'same-school', 'other-school', 'missing'] as const
export type Relation = (typeof relations)[number]

/** Which objects a principal reaches. Whoever is not named reaches none. */
type Rule = { readonly [name in PrincipalName]?: readonly Relation[] }

const all = ['own', 'linked', 'same-school', 'other-school'] as const
const pupils = { learner: ['own'], 'free student': ['own'], student: ['own'] } as const satisfies Rule
const parents = { 'linked parent': ['linked'], 'other parent': ['linked'] } as const satisfies Rule
const staff = {
  teacher: ['linked'],
  'department head': ['linked'],
  'teacher-admin': ['linked', 'same-school'],
  'other teacher-admin': ['linked', 'same-school'],
  admin: all,
} as const satisfies Rule

/** Everybody with an account has things of their own that are nobody else's, an admin's included. */
const ownersAlone = {
  ...pupils,
  'linked parent': ['own'],
  'other parent': ['own'],
  teacher: ['own'],
  'department head': ['own'],
  'teacher-admin': ['own'],
  'other teacher-admin': ['own'],
  'curriculum guest': ['own'],
  curriculum: ['own'],
  admin: ['own'],
} as const satisfies Rule

/** What a pupil is taught: the pupil's, the parent's, those who teach it, and whoever answers for them. */
const taught = { ...pupils, ...parents, ...staff } as const satisfies Rule

/**
 * decisions.md, "Who may call what", in words of its own: nothing here comes from the predicates that it checks. A new
 * kind of object doesn't compile until it is decided who reaches it.
 */
export const reachedBy: { readonly [kind in ReachKind]: Rule } = {
  // An account is looked after by its owner, its parents, and an admin.
  account: {
    ...ownersAlone,
    'linked parent': ['own', 'linked'],
    'other parent': ['own', 'linked'],
    admin: all,
  },
  // The codes of a school are its teachers' to see; whether to change too, is for `who` to say.
  'activation-code': {
    teacher: ['same-school'],
    'department head': ['same-school'],
    'teacher-admin': ['same-school'],
    'other teacher-admin': ['same-school'],
    admin: all,
  },
  attempt: pupils,
  // What a family buys is the family's and the school's to see, not a teacher's.
  billing: {
    ...{ ...pupils, ...parents },
    'teacher-admin': ['linked', 'same-school'],
    'other teacher-admin': ['linked', 'same-school'],
    admin: all,
  },
  // By its secret, and only from the site where it began: own is the one that was begun there.
  'chat-session': { ...ownersAlone, nobody: ['own'], visitor: ['own'] },
  class: staff,
  course: taught,
  document: { admin: all },
  // A pupil's is the pupil's alone; a visitor's goes with the secret of its attempt, whoever sends that.
  evaluation: { ...ownersAlone, nobody: ['own'], visitor: ['own'] },
  message: ownersAlone,
  passage: taught,
  question: taught,
  quiz: taught,
  referral: ownersAlone,
  school: {
    teacher: ['own'],
    'department head': ['own'],
    'teacher-admin': ['own'],
    'other teacher-admin': ['own'],
    admin: all,
  },
  session: ownersAlone,
  // Keys of the whole deployment's embeddings: an admin's alone.
  site: { admin: all },
  stream: ownersAlone,
  student: taught,
  subscription: { ...pupils, ...parents },
}

/** What a cell has to answer: a refusal's code, or null where the call succeeds. */
export type Verdict = 'session.missing' | 'session.role' | 'embed.scope' | 'object.missing' | null

export function verdictOf(
  key: Key,
  { who }: Call,
  principal: Principal,
  names: { readonly [kind in ReachKind]?: Relation },
): Verdict {
  if (who !== 'public') {
    if (principal.name === 'nobody') return 'session.missing'
    if (!mayCall(who, principal)) return 'session.role'
  }
  // Theirs are tokens of a partner's page, for coach and quizzes.
  const isEmbedded = principal.name === 'visitor' || principal.name === 'learner'
  if (isEmbedded && !isOpenTo(key, ['chat', 'quiz'])) return 'embed.scope'
  const reaches = Object.entries(names).every(([kind, relation]) =>
    reachedBy[kind as ReachKind][principal.name]?.includes(relation),
  )
  return reaches ? null : 'object.missing'
}

function mayCall(who: Exclude<Call['who'], 'public'>, { person_id, roles }: Principal): boolean {
  if (who === 'visitor') return true
  if (person_id === null) return false
  if (who === 'signed-in') return true
  // A site's own server and the operator are no principals of the table: nobody in it has their keys.
  if (who === 'site' || who === 'operator') return false
  return roles.some((role) => who.includes(role))
}
