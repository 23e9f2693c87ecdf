import * as z from 'zod/mini'
import { contract } from '../call.ts'
import { MailAddress, NewPassword } from '../entities/sign-in.ts'
import { Site, SiteBrand, SiteName, SiteOrigins } from '../entities/sites.ts'
import { Id } from '../shapes.ts'

const personName = z.optional(
  z.string().check(
    z.trim(),
    z.maxLength(80),
    z.refine((text) => !/[<>\p{Cc}]/u.test(text)),
  ),
)

/** A school and its site, as both the first set-up and every further one say them. */
const schoolAndSite = {
  school_name: SiteName,
  /** A brand by its name, or the school's own colour, `#0a5570`. */
  brand: z.optional(SiteBrand),
  /** The school's name when left out. */
  site_name: z.optional(SiteName),
  origins: SiteOrigins,
}

const made = {
  school: z.object({ id: Id, name: z.string() }),
  site: Site,
  /** Answered this once. */
  secret_key: z.string(),
}

export const setup = contract({
  'GET setup': {
    summary: 'What the page of the first set-up offers; 404 from the first admin on.',
    who: 'public',
    reach: 'none',
    answer: z.object({
      brands: z.array(z.object({ name: z.string(), title: z.string() })),
      /** Where the platform is reached. */
      address: z.string(),
      local_origins: z.boolean(),
    }),
    errors: ['setup.done'],
    ours: true,
  },
  'POST setup': {
    summary:
      'Makes the first admin, school and site, with the token that the server printed at its start, or the operator’s own.',
    who: 'public',
    reach: 'none',
    body: z.object({
      token: z.string().check(z.regex(/^(ot|op)_[A-Za-z0-9_-]{1,200}$/)),
      email: MailAddress,
      first_name: personName,
      last_name: personName,
      /** Left out, `password_link` leads to a page where the admin chooses one. */
      password: z.optional(NewPassword),
      ...schoolAndSite,
    }),
    answer: z.object({
      ...made,
      /** Where the admin signs in. */
      sign_in: z.string(),
      /** Works once, for a day. Only where no password was sent. */
      password_link: z.nullable(z.string()),
    }),
    errors: ['setup.done', 'setup.token'],
    ours: true,
  },
  'POST setup/site': {
    summary: 'A further site, from the command line; its school is found by its name, or made.',
    who: 'operator',
    reach: 'none',
    body: z.object(schoolAndSite),
    answer: z.object(made),
    ours: true,
  },
})
