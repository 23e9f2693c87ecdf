import * as z from 'zod/mini'
import { Id, Instant } from '../shapes.ts'

/** A child as the parent sees it. */
export const Child = z.object({
  id: Id,
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  academic_level_id: z.nullable(z.string()),
  profile_pic_url: z.nullable(z.string()),
  is_free_tier: z.boolean(),
  active: z.boolean(),
  /** Without one the child can't sign in alone yet. */
  has_password: z.boolean(),
  /** The caller made this account, and so may change its user name and password; a linked one's are the child's own. */
  is_made_by_caller: z.boolean(),
  last_logged_in: z.nullable(Instant),
})
export type Child = z.infer<typeof Child>

const shortText = z.string().check(z.maxLength(200))
const names = z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.maxLength(20))

/**
 * What a person tells of themselves in the first minutes; everything may stay empty. Not in the spec: our choice of
 * fields. `completion_ratio` is the share of these eight that are filled.
 */
export const Onboarding = z.object({
  country: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/)))),
  /** IANA name; it becomes the person's own: a day that counts is a day there. */
  time_zone: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  school_name: z.optional(z.nullable(shortText)),
  academic_level_ids: z.optional(z.nullable(names)),
  subject_ids: z.optional(z.nullable(names)),
  goals: z.optional(z.nullable(z.string().check(z.maxLength(1000)))),
  weekly_minutes: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(10_080)))),
  heard_from: z.optional(z.nullable(shortText)),
})
export type Onboarding = z.infer<typeof Onboarding>

export const OnboardingRecord = z.object({
  onboarding: Onboarding,
  /** 0 to 1. */
  completion_ratio: z.number(),
})
export type OnboardingRecord = z.infer<typeof OnboardingRecord>

/** Somebody as a directory shows them. */
export const DirectoryEntry = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  user_role_id: z.int(),
  academic_level_id: z.nullable(z.string()),
})
export type DirectoryEntry = z.infer<typeof DirectoryEntry>

/** A person's code for friends. */
export const Referral = z.object({
  referral_code: z.string(),
  owner: z.object({ id: Id, first_name: z.string(), last_name: z.string() }),
  /** How many friends may redeem the code in all. */
  quota: z.int(),
  redeemed: z.int(),
  remaining: z.int(),
  /** Free months that both get once a friend has paid for the first time; 0 where this deployment gives none. */
  reward_months: z.int(),
})
export type Referral = z.infer<typeof Referral>

/** A friend who redeemed a code; the last name is cut to an initial. */
export const Redeemer = z.object({ first_name: z.string(), last_initial: z.string(), redeemed_at: Instant })
export type Redeemer = z.infer<typeof Redeemer>
