import type { Call } from '@coachkit/contract'
import type { Principal, Scope } from '../auth/principal.ts'
import { Refusal } from '../refusal.ts'
import type { Key } from './route.ts'

/**
 * Calls by which a session begins: an old token that a page still sends must not keep anybody from them, so it isn't
 * read. Not in the spec: our choice.
 */
const withoutToken: ReadonlySet<Key> = new Set<Key>([
  'POST auth/login',
  'POST auth/signup',
  'POST auth/generate-otp',
  'POST auth/magic-link',
  'POST auth/magic-link/consume',
  'GET auth/magic-link/{token}/validate',
  'POST auth/password/reset/link',
  'POST auth/password/reset',
  'GET auth/apple/{code}/validate',
  'GET auth/google/{jwt}/validate',
  'GET auth/token/{id}',
  'GET auth/providers',
  'POST auth/providers/{provider}/start',
  'POST auth/white-label',
  'POST embed/session',
  'GET setup',
  'POST setup',
  'GET embed/brands/{name}',
])
export const readsToken = (key: Key): boolean => !withoutToken.has(key)

/**
 * 401 when nobody is signed in, 403 when the call is not for this kind of caller, or not what the token was given for.
 * Reach comes later, in the query. `quiz_id` is the quiz that the path names.
 */
export function mustBeAllowed(call: Call, user: Principal, quiz_id: string | null = null): void {
  const { who } = call
  if (who !== 'public' && user.kind === 'nobody') throw new Refusal('session.missing')
  if (who !== 'public' && !isAllowed(who, user)) throw new Refusal('session.role')
  const site = user.kind === 'person' || user.kind === 'visitor' ? user.site : null
  if (site && !covers(site.scope, call, quiz_id)) throw new Refusal('embed.scope')
}

/** Whether the token of an embedding is good for a call: one of the names that the contract gives it is enough. */
function covers(scope: readonly Scope[], call: Call, quiz_id: string | null): boolean {
  if (call.scope === 'any') return true
  const wanted = typeof call.scope === 'string' ? [call.scope] : (call.scope ?? [])
  if (wanted.some((name) => scope.includes(name))) return true
  if (!wanted.includes('quiz')) return false
  // A token for single quizzes: where the path names one, it has to be among them; elsewhere `quizReach` sees to it.
  return quiz_id === null ? scope.some(isSingleQuiz) : scope.includes(`quiz:${quiz_id}`)
}

const isSingleQuiz = (scope: Scope) => scope.startsWith('quiz:')

function isAllowed(who: Exclude<Call['who'], 'public'>, user: Principal): boolean {
  if (who === 'site' || who === 'operator') return user.kind === who
  if (who === 'visitor') return user.kind === 'visitor' || user.kind === 'person'
  if (who === 'signed-in') return user.kind === 'person'
  if (user.kind === 'operator') return who.includes('operator')
  return user.kind === 'person' && user.roles.some((role) => who.includes(role))
}

/** A name for rate limits and idempotency keys: one's key is not another's. */
export function nameOf(user: Principal): string | null {
  if (user.kind === 'person') return `person:${user.person_id}`
  if (user.kind === 'visitor') return `visitor:${user.visitor_id}`
  if (user.kind === 'site') return `site:${user.site_id}`
  return user.kind === 'operator' ? 'operator' : null
}
