import type { BrandConfig } from '@coachkit/contract'
import { type Route, route } from '../../kernel/http/route.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { mustBeOrigins } from '../../kernel/sites/origins.ts'
import { checkPage, mustBePage } from './rules.ts'
import type { SiteStore } from './store.ts'

export interface SitesDeps {
  brands: readonly BrandConfig[]
  /** Where the platform is reached. */
  address: string
  allowsLocal: boolean
  /** A list of origins was changed. */
  changed: () => void
}

export function sitesRoutes(store: SiteStore, { brands, address, allowsLocal, changed }: SitesDeps): Route[] {
  const named = brands.map(({ name, title }) => ({ name, title: title ?? name }))
  function mustBeBrand(brand: string | null | undefined): void {
    if (brand && !named.some(({ name }) => name === brand)) {
      throw new Refusal('request.invalid', { brand: 'There is no such brand.' })
    }
  }

  return [
    route('GET admin/sites', async ({ user }) => ({
      sites: await store.list(user),
      brands: named,
      local_origins: allowsLocal,
    })),

    route('POST admin/sites', async ({ body, user, log }) => {
      mustBeBrand(body.brand)
      const origins = mustBeOrigins(body.origins, allowsLocal)
      const made = await store.add({ ...body, school_id: body.school_id ?? null, origins })
      changed()
      log.info({ site_id: made.site.id, by: user.person_id }, 'a site was made')
      return made
    }),

    route('PATCH admin/sites/{id}', async ({ params, body, user, log }) => {
      mustBeBrand(body.brand)
      const origins = body.origins && mustBeOrigins(body.origins, allowsLocal)
      const site = await store.change(user, params.id, { ...body, origins })
      changed()
      log.info({ site_id: site.id, by: user.person_id, fields: Object.keys(body) }, 'a site was changed')
      return { site }
    }),

    route('POST admin/sites/{id}/keys', async ({ params, body, user, log }) => {
      const { kind, old_ends_in } = body
      const made = await store.replaceKey(user, params.id, kind, old_ends_in)
      log.info({ site_id: made.site.id, kind, old_ends_in, by: user.person_id }, 'a key of a site was replaced')
      return made
    }),

    route('GET admin/sites/{id}/check', async ({ params, query, user }) => {
      const origin = mustBePage(query.page)
      const facts = await store.factsOf(user, params.id, origin)
      return checkPage({ ...facts, origin, address, allows_local: allowsLocal })
    }),
  ]
}
