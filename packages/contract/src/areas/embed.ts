import * as z from 'zod/mini'
import { contract, scopeNames } from '../call.ts'
import { BrandConfig } from '../entities/brand.ts'
import { Id, Instant } from '../shapes.ts'

/** What a token opens: the coach, quizzes, single quizzes (`quiz:ID`), or what the platform's own pages show to guests. */
const Scope = z.union([z.enum(scopeNames), z.string().check(z.regex(/^quiz:[A-Za-z0-9_-]{1,64}$/))])

export const EmbedSession = z.object({
  token: z.string(),
  expires_at: Instant,
  scope: z.array(Scope),
  /** The learner's id with us, null for a visitor. */
  learner_id: z.nullable(Id),
  /** Names site and learner for local stores, so that one never reads another's. Not a secret. */
  partition: z.string(),
  site: z.object({ name: z.string() }),
})
export type EmbedSession = z.infer<typeof EmbedSession>

export const embed = contract({
  'POST embed/session': {
    summary:
      "A visitor's session for a page that carries a site's public key; the page's origin must be on the site's list.",
    who: 'public',
    reach: 'none',
    body: z.object({ key: z.string().check(z.regex(/^pk_[A-Za-z0-9_-]{8,64}$/)) }),
    answer: EmbedSession,
    errors: ['embed.unknown-key', 'embed.origin'],
    ours: true,
  },
  'POST embed/refresh': {
    summary: "A fresh token for a visitor's session that has not ended yet.",
    who: 'public',
    scope: 'any',
    reach: 'own',
    answer: EmbedSession,
    errors: ['embed.origin'],
    ours: true,
  },
  'GET embed/session': {
    summary: 'What the sent token stands for.',
    who: 'public',
    scope: 'any',
    reach: 'own',
    answer: EmbedSession,
    errors: ['embed.origin'],
    ours: true,
  },
  'POST embed/token': {
    summary:
      "For a partner's own server: exchanges its secret key for a short-lived token, bound to an origin, a scope and, if wanted, one learner.",
    who: 'site',
    reach: 'own',
    body: z.object({
      origin: z.url().check(z.maxLength(300)),
      scope: z.optional(z.array(Scope).check(z.minLength(1), z.maxLength(100))),
      /** The site's own name for the learner. */
      external_id: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
      first_name: z.optional(z.string().check(z.maxLength(80))),
      /** Seconds, 5 to 3600; 600 when not said. */
      lifetime: z.optional(z.int().check(z.gte(5), z.lte(3600))),
    }),
    answer: EmbedSession,
    errors: ['auth.inactive', 'embed.unknown-key', 'embed.origin', 'embed.scope'],
    ours: true,
  },
  'GET embed/brands/{name}': {
    summary: 'A brand by its name.',
    who: 'public',
    reach: 'published',
    answer: z.object({ brand: BrandConfig }),
    ours: true,
  },
})
