import * as z from 'zod/mini'
import { contract } from '../call.ts'
import { BrandConfig } from '../entities/brand.ts'
import { SignedIn } from '../entities/people.ts'
import { Done } from '../shapes.ts'

const short = z.string().check(z.maxLength(320))

export const auth = contract({
  'POST auth/login': {
    summary:
      'Signs a person in with a password. Other ways to sign in answer auth.login-type until they are configured.',
    who: 'public',
    reach: 'none',
    body: z.object({
      email: z.optional(short),
      username: z.optional(short),
      password: z.optional(z.string().check(z.maxLength(256))),
      // Not in the spec: our choice of names, in the order of the body's fields.
      login_type: z.optional(z.enum(['password', 'google', 'canvas', 'apple', 'd2l', 'token', 'code'])),
      login_role: z.optional(z.string().check(z.maxLength(40))),
      google_jwt: z.optional(z.string().check(z.maxLength(8000))),
      canvas_code: z.optional(z.string().check(z.maxLength(2000))),
      apple_auth_grant_code: z.optional(z.string().check(z.maxLength(2000))),
      d2l_code: z.optional(z.string().check(z.maxLength(2000))),
      login_token: z.optional(z.string().check(z.maxLength(200))),
      mobile_number: z.optional(z.string().check(z.maxLength(32))),
    }),
    answer: SignedIn,
    errors: ['auth.wrong-credentials', 'auth.inactive', 'auth.login-type'],
  },
  'POST auth/logout': {
    summary: 'Ends the session whose token is sent.',
    who: 'signed-in',
    reach: 'own',
    answer: Done,
  },
  'POST auth/white-label': {
    summary: 'The white-label setting of a domain name, or null where it has none.',
    who: 'public',
    reach: 'published',
    body: z.object({ domain: z.string().check(z.minLength(1), z.maxLength(253)) }),
    answer: z.object({ brand: z.nullable(BrandConfig) }),
  },
})
