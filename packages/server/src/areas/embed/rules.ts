import type { BodyOf, Calls } from '@coachkit/contract'
import type { PersonPrincipal, Principal, Scope, SiteGrant, VisitorPrincipal } from '../../kernel/auth/principal.ts'
import { originOf, type Site } from '../../kernel/auth/sites.ts'
import { Refusal } from '../../kernel/refusal.ts'

/** Not in the spec: our choice. */
export const defaultLifetime = 600

/** The page's origin, when the site lists it. */
export function mustBeListed(site: Site, origin: string | null): string {
  if (origin === null || !site.origins.includes(origin)) throw new Refusal('embed.origin')
  return origin
}

/** What the site's server asks a token for, within what the site has. */
export function mustBeGrantable(site: Site, body: BodyOf<Calls, 'POST embed/token'>) {
  const origin = mustBeListed(site, originOf(body.origin))
  const scope = (body.scope as Scope[] | undefined) ?? site.scope
  if (!scope.every((one) => isWithin(site.scope, one))) throw new Refusal('embed.scope')
  return { origin, scope, lifetime: body.lifetime ?? defaultLifetime }
}

/** Whoever may give all quizzes may give single ones. */
export const isWithin = (scope: readonly Scope[], one: Scope) =>
  scope.includes(one) || (one.startsWith('quiz:') && scope.includes('quiz'))

/** A token that an embedding was given, and no person's own login. */
export function mustBeEmbedded(user: Principal): VisitorPrincipal | (PersonPrincipal & { site: SiteGrant }) {
  if (user.kind === 'visitor') return user
  if (user.kind === 'person' && user.site) return { ...user, site: user.site }
  throw new Refusal(user.kind === 'nobody' ? 'session.missing' : 'session.role')
}

/** Names site and learner for the page's local stores. All visitors of a browser are one: nobody can tell them apart. */
export const partitionOf = (site_id: string, person_id: string | null) => `${site_id}:${person_id ?? 'visitor'}`
