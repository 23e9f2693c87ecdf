import type { BrandConfig, EmbedSession } from '@coachkit/contract'
import { platformSiteId } from '../../kernel/auth/platform-site.ts'
import type { Scope } from '../../kernel/auth/principal.ts'
import { visitorSeconds } from '../../kernel/auth/sessions.ts'
import { originOf, type Site } from '../../kernel/auth/sites.ts'
import { type Route, route } from '../../kernel/http/route.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { NoteVisit } from '../../kernel/sites/visits.ts'
import { isWithin, mustBeEmbedded, mustBeGrantable, mustBeListed, partitionOf } from './rules.ts'
import type { EmbedStore } from './store.ts'

interface Opened {
  token: string
  expires_at: Date
}

const sessionView = (
  site: Site,
  { token, expires_at }: Opened,
  scope: readonly Scope[],
  learner_id: string | null,
): EmbedSession => ({
  token,
  expires_at: expires_at.toISOString(),
  scope: [...scope],
  learner_id,
  partition: partitionOf(site.id, learner_id),
  site: { name: site.name },
})

/** `noteVisit` keeps what an admin's check of a page tells from. */
export function embedRoutes(store: EmbedStore, noteVisit: NoteVisit, brands: readonly BrandConfig[]): Route[] {
  async function getSite(site_id: string, origin: string | null = null): Promise<Site> {
    const site = await store.findSite(site_id, origin)
    if (!site) throw new Refusal('session.expired')
    return site
  }

  /** The page's origin where the site lists it; either way an admin can see that it asked. */
  async function mustBeSeenListed(site: Site, origin: string | null): Promise<string> {
    const isListed = origin !== null && site.origins.includes(origin)
    await noteVisit(site.id, origin, isListed ? 'opened' : 'embed.origin')
    return mustBeListed(site, origin)
  }

  return [
    route('POST embed/session', async ({ body, origin }) => {
      const site = await store.findSiteByPublicKey(body.key, origin)
      if (!site) {
        const site_id = await store.findSiteOfOldKey(body.key)
        if (site_id) await noteVisit(site_id, origin, 'embed.unknown-key')
        throw new Refusal('embed.unknown-key')
      }
      const listed = await mustBeSeenListed(site, origin)
      const grant = { site_id: site.id, origin: listed, scope: site.scope }
      return sessionView(site, await store.openVisitor(grant, visitorSeconds), site.scope, null)
    }),

    route('POST embed/refresh', async ({ user }) => {
      const held = mustBeEmbedded(user)
      // A learner's next token comes from the page's own server, which alone can vouch again.
      if (held.kind !== 'visitor') throw new Refusal('session.role')
      const site = await getSite(held.site.site_id, held.site.origin)
      // As the site is now: an origin or a scope that was taken away is not given on.
      await mustBeSeenListed(site, held.site.origin)
      const scope = held.site.scope.filter((one) => isWithin(site.scope, one))
      const grant = { ...held.site, scope }
      const opened = await store.refresh(held.session_id, grant, visitorSeconds, held.visitor_id)
      return sessionView(site, opened, scope, null)
    }),

    route('GET embed/session', async ({ user, bearer }) => {
      // Somebody who signed in on the platform is at home on the platform's own site.
      const held = user.kind === 'person' ? user : mustBeEmbedded(user)
      const site = await getSite(held.site?.site_id ?? platformSiteId)
      const expires_at = await store.expiryOf(held.session_id)
      if (!expires_at) throw new Refusal('session.expired')
      const opened = { token: bearer ?? '', expires_at }
      const scope = held.site?.scope ?? site.scope
      if (held.kind === 'visitor') return sessionView(site, opened, scope, null)
      // Staff and parents are nobody's pupils: to the widgets they are visitors, with stores of their own.
      const learner_id = held.roles.includes('student') ? held.person_id : null
      return { ...sessionView(site, opened, scope, learner_id), partition: partitionOf(site.id, held.person_id) }
    }),

    route('POST embed/token', async ({ body, user }) => {
      const site = await getSite(user.site_id)
      await store.noteSecretUsed(site.id)
      await mustBeSeenListed(site, originOf(body.origin))
      const { origin, scope, lifetime } = mustBeGrantable(site, body)
      const grant = { site_id: site.id, origin, scope }
      if (body.external_id === undefined) {
        return sessionView(site, await store.openVisitor(grant, lifetime), scope, null)
      }
      const names = { external_id: body.external_id, first_name: body.first_name }
      const opened = await store.openLearner(site, names, grant, lifetime)
      return sessionView(site, opened, scope, opened.learner_id)
    }),

    route('GET embed/brands/{name}', async ({ params }) => {
      const brand = brands.find(({ name }) => name === params.name)
      if (!brand) throw new Refusal('object.missing')
      return { brand }
    }),
  ]
}
