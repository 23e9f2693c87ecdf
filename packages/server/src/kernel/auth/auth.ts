import { rolesOf } from '@coachkit/contract'
import type { Database } from '../db/database.ts'
import { Refusal } from '../refusal.ts'
import type { OperatorToken } from './operator-token.ts'
import { createPasswords, type Passwords } from './passwords.ts'
import { platformSiteId } from './platform-site.ts'
import type { Principal, Scope, SiteGrant } from './principal.ts'
import { createOriginList } from './sites.ts'
import { hashOf } from './tokens.ts'

export interface Auth {
  /** Who sends this `Authorization` from this `Origin`. Refuses a token that is unknown, over, or used elsewhere. */
  principalOf(authorisation: string | null | undefined, origin: string | null): Promise<Principal>
  /** For CORS: one of our own origins, or on some site's list. */
  isAllowedOrigin(origin: string): Promise<boolean>
  /** A site's list was changed: this process looks again at once. */
  forgetOrigins(): void
  readonly passwords: Passwords
}

interface SessionRow {
  id: string
  kind: 'login' | 'learner' | 'visitor'
  person_id: string | null
  site_id: string | null
  origin: string | null
  scope: Scope[]
  visitor_id: string | null
  user_role_id: number
  teacher_role_id: number | null
  school_id: string | null
  is_free_tier: boolean
  time_zone: string
}

/** The hot path of every call: one index look-up, and one by primary key for a person. */
const findSession = `select s.id, s.kind, s.person_id, s.site_id, s.origin, s.scope, s.visitor_id,
    p.user_role_id, p.teacher_role_id, p.school_id, p.is_free_tier, p.time_zone
  from session s left join person p on p.id = s.person_id
  where s.token_hash = $1 and s.revoked_at is null and s.expires_at > now()
    and (s.person_id is null or p.active)`

/** By its secret key, or by one that was replaced and still works. */
const findSiteOfSecret = `select id from site where secret_key_hash = $1
  union all select site_id from site_old_key where key_hash = $1 and kind = 'secret' and ends_at > now()`

function principalOfRow(row: SessionRow): Principal {
  const site =
    row.site_id !== null && row.origin !== null ? { site_id: row.site_id, origin: row.origin, scope: row.scope } : null
  if (row.kind === 'visitor' && site && row.visitor_id !== null) {
    return { kind: 'visitor', session_id: row.id, visitor_id: row.visitor_id, site }
  }
  if (row.person_id === null) throw new Error(`Session ${row.id} is nobody's`)
  return {
    kind: 'person',
    session_id: row.id,
    person_id: row.person_id,
    roles: rolesOf(row),
    school_id: row.school_id,
    is_free_tier: row.is_free_tier,
    time_zone: row.time_zone,
    site,
  }
}

/** `own` are the origins that this deployment's own pages have. */
export function createAuth(
  { db, pool, kind }: Pick<Database, 'db' | 'pool' | 'kind'>,
  operator: OperatorToken,
  own: readonly string[],
): Auth {
  // Embedded, several connections share one backend, in which a name can be prepared only once.
  const prepared = kind === 'postgres' ? { name: 'find-session' } : {}

  /**
   * A token of an embedding works on the page that it was given to and nowhere else. Browsers leave `Origin` out of
   * one kind of request only: a GET to the page's own origin; so a token without it is good for our own pages alone,
   * which are those of the platform's site wherever they stand. Not in the spec: our choice.
   */
  function mustComeFrom({ site_id, origin: bound }: SiteGrant, origin: string | null) {
    if (origin === bound) return
    if (origin === null && (own.includes(bound) || site_id === platformSiteId)) return
    throw new Refusal('embed.origin')
  }

  const origins = createOriginList({ db }, own)

  return {
    passwords: createPasswords(),
    isAllowedOrigin: origins.isAllowed,
    forgetOrigins: origins.forget,

    async principalOf(authorisation, origin) {
      if (!authorisation) return { kind: 'nobody' }
      const token = /^Bearer ([A-Za-z0-9_-]{1,200})$/i.exec(authorisation.trim())?.[1]
      if (!token) throw new Refusal('session.expired')

      if (token.startsWith('op_')) {
        if (!operator.is(token)) throw new Refusal('session.expired')
        return { kind: 'operator' }
      }
      if (token.startsWith('sk_')) {
        const { rows } = await pool.query<{ id: string }>(findSiteOfSecret, [hashOf(token)])
        if (!rows[0]) throw new Refusal('embed.unknown-key')
        // A secret key in a page is a leaked one: answering there would only hide the mistake.
        if (origin !== null) throw new Refusal('embed.origin')
        return { kind: 'site', site_id: rows[0].id }
      }

      const { rows } = await pool.query<SessionRow>({ ...prepared, text: findSession, values: [hashOf(token)] })
      const [row] = rows
      if (!row) throw new Refusal('session.expired')
      const principal = principalOfRow(row)
      if ((principal.kind === 'person' || principal.kind === 'visitor') && principal.site) {
        mustComeFrom(principal.site, origin)
      }
      return principal
    },
  }
}
