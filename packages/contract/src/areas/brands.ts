import * as z from 'zod/mini'
import { contract } from '../call.ts'
import { Colour, WhiteLabelSchool } from '../entities/brand.ts'
import { Id } from '../shapes.ts'

/** Not sent: it stays as it is. Empty: it is taken away. */
const colour = z.optional(z.union([Colour, z.literal('')]))
const picture = z.optional(z.union([z.instanceof(File), z.literal('')]))

/** `school.example`: lower case, without scheme and port. */
const DomainName = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(253),
    z.regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/),
  )

export const brands = contract({
  'GET admin/white-label': {
    summary: 'Every white-label school.',
    who: ['admin'],
    reach: 'none',
    answer: z.object({ schools: z.array(WhiteLabelSchool) }),
  },
  'PUT admin/white-label': {
    // Not in the spec: our choice. What isn't sent stays, because pictures can't be sent back as they came.
    summary:
      'Gives a school its own look. The school is the one that `school_id` names, else the one with that domain name, else a new one; names are no keys, because two schools may share one. A colour or picture that is not sent stays, an empty one is taken away.',
    who: ['admin'],
    reach: 'none',
    form: z.object({
      school_id: z.optional(Id),
      school_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
      domain_name: DomainName,
      page_title: z.optional(z.string().check(z.trim(), z.maxLength(80))),
      primary: colour,
      secondary1: colour,
      secondary2: colour,
      secondary3: colour,
      accent1: colour,
      accent2: colour,
      accent3: colour,
      highlight1: colour,
      highlight2: colour,
      highlight3: colour,
      logo: picture,
      favicon: picture,
      mascot: picture,
      bookcover: picture,
      thumbnail: picture,
      background: picture,
      login: picture,
      dashboard: picture,
    }),
    answer: z.object({ school: WhiteLabelSchool }),
    errors: ['picture.unreadable', 'brand.reserved-domain', 'school.domain-taken'],
    limit: 48 * 1024 * 1024,
  },
  'GET instagram/me': {
    summary: 'The public profile of the account that the deployment configured; 404 while there is none.',
    who: 'public',
    scope: 'pages',
    reach: 'published',
    answer: z.object({
      profile: z.object({
        username: z.string(),
        name: z.nullable(z.string()),
        biography: z.nullable(z.string()),
        followers_count: z.nullable(z.int()),
        media_count: z.nullable(z.int()),
        profile_url: z.string(),
      }),
    }),
    errors: ['instagram.unreachable'],
  },
})
