import * as z from 'zod/mini'
import { Id, Instant } from '../shapes.ts'

/** Who else can vouch for a person. */
export const ProviderName = z.enum(['google', 'apple', 'canvas', 'd2l'])
export type ProviderName = z.infer<typeof ProviderName>

/** What a provider says of a person, and no more of it than a form needs. */
export const ProviderClaims = z.object({
  /** The provider's own name for the person. */
  sub: z.string(),
  email_verified: z.boolean(),
  given_name: z.nullable(z.string()),
  family_name: z.nullable(z.string()),
})
export type ProviderClaims = z.infer<typeof ProviderClaims>

const name = (what: string) =>
  z.string().check(
    z.refine((text) => text.trim() !== '', { error: `Enter your ${what}.` }),
    z.maxLength(80, { error: `Your ${what} can have up to 80 characters.` }),
    z.refine((text) => !/[<>\p{Cc}]/u.test(text), {
      error: `Your ${what} has a character that can’t be used in a name.`,
    }),
  )

/** Someone at a place with a dot in it: what is sent there shows whether it is right. */
export const isMailAddress = (text: string) => /^[^\s@<>(),;:"\\[\]]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim())

/** A mail address, with a sentence for the person who wrote it. */
export const MailAddress = z
  .string()
  .check(
    z.maxLength(254, { error: 'An email address can have up to 254 characters.' }),
    z.refine(isMailAddress, { error: 'Enter an email address like name@example.com.' }),
  )

/** The rules of one's own password; the server also refuses the commonly leaked. */
export const NewPassword = z
  .string()
  .check(
    z.minLength(8, { error: 'Choose a password with at least 8 characters.' }),
    z.maxLength(256, { error: 'A password can have up to 256 characters.' }),
  )

/** Not in the spec: our choice of fields, rules and sentences. Each wrong field is named with its sentence. */
export const SignUpFields = z.object({
  first_name: name('first name'),
  last_name: name('last name'),
  /** Left out where a proof below carries it. */
  email: z.optional(MailAddress),
  /** May be left out with a proof: then the person signs in the way they came, or by a mailed link. */
  password: z.optional(NewPassword),
  mobile_number: z.optional(
    z.string().check(
      z.refine((text) => /^\+?\d{6,15}$/.test(text.replace(/[\s().-]/g, '')), {
        error: 'Enter a mobile number with its country code, like +44 7700 900123.',
      }),
    ),
  ),
  /** Only these two sign up by themselves; everybody else's account is made by a school or an admin. */
  user_role: z.enum(['student', 'parent'], { error: 'Choose student or parent.' }),
  academic_level_id: z.optional(z.string().check(z.maxLength(40))),
  time_zone: z.optional(z.string().check(z.maxLength(64))),
  has_agreed_policy: z.literal(true, { error: 'To continue, agree to the terms and the privacy policy.' }),
  referral_code: z.optional(z.string().check(z.maxLength(64))),
  portal: z.optional(z.string().check(z.maxLength(40))),
  /** Proofs of the address: at most one. */
  google_jwt: z.optional(z.string().check(z.maxLength(8000))),
  apple_auth_grant_code: z.optional(z.string().check(z.maxLength(2000))),
  login_token: z.optional(z.string().check(z.maxLength(200))),
})
export type SignUpFields = z.infer<typeof SignUpFields>

/** What a link from a mail is for. */
export const MagicLink = z.object({
  purpose: z.enum(['sign-in', 'sign-up']),
  /** Masked: who holds the link may not be who it was meant for. */
  email: z.string(),
  first_name: z.string(),
  /** `ai_create` or the product. */
  portal: z.string(),
  /** A parent's children, for the confirmation. */
  children: z.array(z.object({ id: Id, first_name: z.string(), last_name: z.string() })),
  expires_at: Instant,
})
export type MagicLink = z.infer<typeof MagicLink>

/** A place where the person is signed in. */
export const LoginSession = z.object({
  id: Id,
  /** As the browser named itself. */
  user_agent: z.nullable(z.string()),
  /** The one that asks. */
  is_current: z.boolean(),
  created_at: Instant,
  expires_at: Instant,
})
export type LoginSession = z.infer<typeof LoginSession>
