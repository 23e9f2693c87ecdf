import * as z from 'zod/mini'
import { contract } from '../call.ts'
import { Site, SiteBrand, SiteCheck, SiteKeyKind, SiteName, SiteOrigins } from '../entities/sites.ts'
import { Id } from '../shapes.ts'

/** Not in the spec: our choice. A month is the longest that a replaced key goes on working. */
const longestEnd = 30 * 86_400

export const sites = contract({
  'GET admin/sites': {
    summary: 'Every site that pages of others embed, by name, with the brands that one may wear.',
    who: ['admin'],
    reach: 'none',
    answer: z.object({
      sites: z.array(Site),
      brands: z.array(z.object({ name: z.string(), title: z.string() })),
      /** Pages on this very machine may be listed. */
      local_origins: z.boolean(),
    }),
    ours: true,
  },
  'POST admin/sites': {
    summary: 'Makes a site with its keys. The secret one is answered this once.',
    who: ['admin'],
    reach: 'none',
    body: z.object({
      name: SiteName,
      school_id: z.optional(z.nullable(Id)),
      brand: z.optional(z.nullable(SiteBrand)),
      origins: SiteOrigins,
    }),
    answer: z.object({ site: Site, secret_key: z.string() }),
    ours: true,
  },
  'PATCH admin/sites/{id}': {
    summary: 'Changes a site; a field that is left out stays. A page whose origin is taken away loses its session.',
    who: ['admin'],
    reach: { site: 'id' },
    body: z.object({
      name: z.optional(SiteName),
      brand: z.optional(z.nullable(SiteBrand)),
      origins: z.optional(SiteOrigins),
    }),
    answer: z.object({ site: Site }),
    ours: true,
  },
  'POST admin/sites/{id}/keys': {
    summary: 'Replaces a key. The old one ends at once, or works as long as is said.',
    who: ['admin'],
    reach: { site: 'id' },
    body: z.object({
      kind: SiteKeyKind,
      /** Seconds, at most thirty days; 0 ends it at once. */
      old_ends_in: z.int().check(z.gte(0), z.lte(longestEnd)),
    }),
    /** `secret_key` is answered this once, where it is the one that was replaced. */
    answer: z.object({ site: Site, secret_key: z.nullable(z.string()) }),
    ours: true,
  },
  'GET admin/sites/{id}/check': {
    summary: 'Whether the coach can stand on a page, and what is in its way, from what the server has seen of it.',
    who: ['admin'],
    reach: { site: 'id' },
    query: z.object({ page: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)) }),
    answer: SiteCheck,
    ours: true,
  },
})
