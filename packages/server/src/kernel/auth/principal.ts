import type { Role, ScopeName } from '@coachkit/contract'

/** The last is a single quiz. */
export type Scope = ScopeName | `quiz:${string}`

/** What an embedding's token is bound to. */
export interface SiteGrant {
  site_id: string
  origin: string
  scope: readonly Scope[]
}

/** A person of any role; `site` is set when a site vouches for the learner. */
export interface PersonPrincipal {
  kind: 'person'
  session_id: string
  person_id: string
  roles: readonly Role[]
  school_id: string | null
  is_free_tier: boolean
  time_zone: string
  site: SiteGrant | null
}

/** Somebody on a partner's page who is not known. */
export interface VisitorPrincipal {
  kind: 'visitor'
  session_id: string
  /** Stays the same when the token is refreshed. */
  visitor_id: string
  site: SiteGrant
}

/** Who is calling. */
export type Principal =
  | { kind: 'nobody' }
  | PersonPrincipal
  | VisitorPrincipal
  | { kind: 'site'; site_id: string }
  | { kind: 'operator' }
