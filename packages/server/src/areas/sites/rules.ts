import type { SiteCheck, SiteFinding } from '@coachkit/contract'
import { originOf } from '../../kernel/auth/sites.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { isLocalHost } from '../../kernel/sites/origins.ts'

/** The origin of the page that somebody typed; a name without a scheme is taken for one with TLS, as browsers do. */
export function mustBePage(typed: string): string {
  const text = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`
  const origin = originOf(text)
  if (!origin || !/^https?:/.test(origin)) throw new Refusal('request.invalid', { page: 'is no address of a page' })
  return origin
}

/** What two origins have in common that differ in scheme, port or a leading `www.` alone. */
const core = (origin: string) => new URL(origin).hostname.replace(/^www\./, '')

export interface PageFacts {
  origin: string
  /** The site's list. */
  origins: readonly string[]
  /** Where the platform is reached. */
  address: string
  allows_local: boolean
  school_active: boolean
  visit: { opened_at: Date | null; refused_at: Date | null; refused_for: string | null } | null
}

/** What is in the way of the coach on a page, most important first; that it works, where nothing is. */
export function checkPage(facts: PageFacts): SiteCheck {
  const { origin, origins, address, allows_local, school_active, visit } = facts
  const isListed = origins.includes(origin)
  const similar = isListed ? null : (origins.find((one) => core(one) === core(origin)) ?? null)
  const { opened_at = null, refused_at = null, refused_for = null } = visit ?? {}
  const refusedLast = refused_at !== null && (opened_at === null || refused_at > opened_at)
  const isLocal = isLocalHost(new URL(origin).hostname)

  const findings: SiteFinding[] = []
  const say = (finding: SiteFinding, when: boolean) => {
    if (when) findings.push(finding)
  }
  say('local', !isListed && isLocal && !allows_local)
  say('similar-listed', similar !== null)
  say('not-listed', !isListed && similar === null && (allows_local || !isLocal))
  // A browser loads nothing without TLS into a page with it, its own machine aside.
  const plain = new URL(address)
  say('not-encrypted', origin.startsWith('https:') && plain.protocol === 'http:' && !isLocalHost(plain.hostname))
  say('old-key', refusedLast && refused_for === 'embed.unknown-key')
  say('refused-before', isListed && refusedLast && refused_for === 'embed.origin')
  say('school-off', !school_active)
  say('never-asked', isListed && visit === null)
  say('works', findings.length === 0)
  return {
    origin,
    findings,
    similar,
    opened_at: opened_at?.toISOString() ?? null,
    refused_at: refused_at?.toISOString() ?? null,
  }
}
