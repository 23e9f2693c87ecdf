import type { Call } from '@coachkit/contract'
import type { Principal } from '../auth/principal.ts'
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

/** 401 when nobody is signed in, 403 when the call is not for this kind of caller. Reach comes later, in the query. */
export function mustBeAllowed({ who }: Call, user: Principal): void {
  if (who === 'public') return
  if (user.kind === 'nobody') throw new Refusal('session.missing')
  if (isAllowed(who, user)) return
  throw new Refusal('session.role')
}

function isAllowed(who: Exclude<Call['who'], 'public'>, user: Principal): boolean {
  if (who === 'site' || who === 'operator') return user.kind === who
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
