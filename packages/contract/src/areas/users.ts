import * as z from 'zod/mini'
import { contract } from '../call.ts'
import { Child, DirectoryEntry, Onboarding, OnboardingRecord, Redeemer, Referral } from '../entities/families.ts'
import { User } from '../entities/people.ts'
import { MailAddress, NewPassword } from '../entities/sign-in.ts'
import { Done, Id, Instant, QueryFlag } from '../shapes.ts'

const isPlain = z.refine<string>((text) => !/[<>\p{Cc}]/u.test(text), { error: 'has a character that isn’t allowed' })
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(80), isPlain)
const lastName = z.string().check(z.trim(), z.maxLength(80), isPlain)
const levelId = z.string().check(z.maxLength(40))
/** No `@`: a name is never taken for an address. */
const username = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{2,39}$/))
const message = z.string().check(z.trim(), z.minLength(1), z.maxLength(5000))
/** As somebody types it: case, blanks and hyphens don't matter. */
const typedCode = z.string().check(z.minLength(1), z.maxLength(64))
const consent = {
  /** The parent agrees to what `GET users/onboarding/{product}/parent` shows. */
  consent: z.literal(true),
  /** Which wording was read. */
  consent_version: z.string().check(z.maxLength(40)),
}

export const users = contract({
  'PATCH users/has-agreed-policy': {
    summary: 'Records that the person agreed to the policy.',
    who: 'signed-in',
    reach: 'own',
    answer: Done,
  },
  'GET users/me': {
    summary: 'The signed-in person.',
    who: 'signed-in',
    reach: 'own',
    answer: z.object({ user: User }),
    ours: true,
  },
  'GET users/me/account': {
    summary:
      "What one's own account page needs to know beside the person: whether there is a password, and which new e-mail address waits for its code.",
    who: 'signed-in',
    reach: 'own',
    answer: z.object({ has_password: z.boolean(), email_pending: z.nullable(z.string()) }),
    ours: true,
  },
  'PUT users/me/password': {
    summary:
      'Sets a new password, with the present one where there is one. Every other session, mailed link and code of the account ends.',
    who: 'signed-in',
    reach: 'own',
    body: z.object({
      /** The present one; left out where the account has none. */
      password: z.optional(z.string().check(z.maxLength(256))),
      new_password: NewPassword,
    }),
    answer: Done,
    errors: ['users.wrong-password'],
    ours: true,
  },
  'GET users/heart-status': {
    summary: "The student's hearts, and whether the account is of the free tier (the guard reads it).",
    who: ['student'],
    reach: 'own',
    answer: z.object({ is_free_tier: z.boolean(), hearts: z.nullable(z.int()) }),
  },

  'PATCH users': {
    summary:
      "Changes one's own names and level. A new e-mail address counts only once it was confirmed with the code that is mailed to it.",
    who: 'signed-in',
    reach: 'own',
    body: z.object({
      first_name: z.optional(name),
      last_name: z.optional(lastName),
      email: z.optional(MailAddress),
      academic_level_id: z.optional(z.nullable(levelId)),
    }),
    /** `email_pending` is the address that waits for its code; the answer is the same where it belongs to somebody. */
    answer: z.object({ user: User, email_pending: z.nullable(z.string()) }),
  },
  'POST users/email/confirm': {
    summary:
      'Takes the new e-mail address with its six-digit code (10 minutes, five tries) and, where the account has one, the password.',
    who: 'signed-in',
    reach: 'own',
    body: z.object({
      code: z.string().check(z.regex(/^\d{6}$/)),
      password: z.optional(z.string().check(z.maxLength(256))),
    }),
    answer: z.object({ user: User }),
    errors: ['users.wrong-code'],
    ours: true,
  },
  'PATCH users/{id}/profile-pic': {
    summary:
      "Sets a profile picture, one's own or a child's: JPEG, PNG, GIF, WebP or AVIF of at most 6 MiB, told by its content, made anew at 512 pixels without what a camera wrote into it.",
    who: 'signed-in',
    reach: { account: 'id' },
    form: z.object({ file: z.instanceof(File) }),
    /** Short-lived; `GET users/me` gives it again. */
    answer: z.object({ profile_pic_url: z.string() }),
    errors: ['picture.unreadable'],
    limit: 6 * 1024 * 1024 + 4096,
  },

  'GET users/onboarding': {
    summary: "One's own onboarding record and the share of its fields that are filled.",
    who: 'signed-in',
    reach: 'own',
    answer: OnboardingRecord,
  },
  'PUT users/onboarding': {
    summary: 'Replaces the onboarding record; a field that is left out is emptied.',
    who: 'signed-in',
    reach: 'own',
    body: Onboarding,
    answer: OnboardingRecord,
  },
  'GET users/onboarding/{product}': {
    summary:
      "How far an e-mail address's onboarding is, as far as the caller proves it theirs: by being signed in as its owner, or by the token of the draft. To all others every address answers alike.",
    who: 'public',
    scope: 'pages',
    reach: 'own',
    query: z.object({ email: MailAddress, onboarding_token: z.optional(z.string().check(z.maxLength(80))) }),
    answer: z.extend(OnboardingRecord, { is_proved: z.boolean() }),
  },
  'POST users/onboarding/{product}': {
    summary:
      'Keeps what somebody without an account tells of themselves, for 30 days, under a secret token; the first such call of the signed-in owner of the address that has the token takes it over. A signed-in person fills their own record.',
    who: 'public',
    scope: 'pages',
    reach: 'own',
    body: z.extend(Onboarding, {
      /** Needed while nobody is signed in. */
      email: z.optional(MailAddress),
      onboarding_token: z.optional(z.string().check(z.maxLength(80))),
    }),
    /** The token is null for a signed-in person, who needs none. */
    answer: z.extend(OnboardingRecord, { onboarding_token: z.nullable(z.string()) }),
  },
  'GET users/onboarding/{product}/parent': {
    summary: "What a parent's onboarding still needs, and the wording to agree to for a child.",
    who: ['parent'],
    reach: 'own',
    answer: z.extend(OnboardingRecord, {
      has_agreed_policy: z.boolean(),
      children: z.array(Child),
      consent: z.object({ version: z.string(), text: z.string() }),
    }),
  },
  'POST users/onboarding/{product}/parent/create-child-account': {
    summary:
      'Makes an account for a child, without an e-mail address; the consent is recorded with its time and wording. `send_credentials_info` mails the parent the user name and how to set the password, never the password.',
    who: ['parent'],
    reach: 'none',
    query: z.object({ is_free_tier: z.optional(QueryFlag), send_credentials_info: z.optional(QueryFlag) }),
    body: z.object({
      first_name: name,
      last_name: z.optional(lastName),
      /** Made from the first name when it is left out. */
      username: z.optional(username),
      /** May be set later by `PATCH users/children/{id}`. */
      password: z.optional(NewPassword),
      academic_level_id: z.optional(z.nullable(levelId)),
      ...consent,
    }),
    answer: z.object({ child: Child }),
    errors: ['users.username-taken', 'users.consent-changed', 'users.children-limit'],
    keyed: true,
  },
  'POST users/onboarding/{product}/parent/link-child-account': {
    summary:
      "Links an account that the child has already, proved from the child's side: by a code that is shown there, or by its user name and password.",
    who: ['parent'],
    reach: 'none',
    body: z.object({
      code: z.optional(typedCode),
      username: z.optional(z.string().check(z.maxLength(320))),
      password: z.optional(z.string().check(z.maxLength(256))),
      ...consent,
    }),
    answer: z.object({ child: Child }),
    errors: ['users.wrong-code', 'auth.wrong-credentials', 'users.consent-changed', 'users.children-limit'],
    keyed: true,
  },
  'POST users/link-code': {
    summary: 'A code that a student shows a parent who wants to link the account: for ten minutes, for one parent.',
    who: ['student'],
    reach: 'own',
    answer: z.object({ code: z.string(), expires_at: Instant }),
    ours: true,
  },
  'GET users/children': {
    summary: "The parent's children, oldest account first.",
    who: ['parent'],
    reach: 'own',
    answer: z.object({ children: z.array(Child) }),
  },
  'PATCH users/children/{id}': {
    summary:
      "Changes a child's names and level; user name and password too where the parent made the account. A new password ends the child's sessions.",
    who: ['parent'],
    reach: { student: 'id' },
    body: z.object({
      first_name: z.optional(name),
      last_name: z.optional(lastName),
      academic_level_id: z.optional(z.nullable(levelId)),
      username: z.optional(username),
      password: z.optional(NewPassword),
    }),
    answer: z.object({ child: Child }),
    errors: ['users.username-taken', 'users.not-yours-to-change'],
  },
  'GET users': {
    summary:
      "The person with an e-mail address, if within the caller's directory: a parent's children, a teacher's school, everybody for an admin. Otherwise the list is empty, whether or not there is such an account.",
    who: ['parent', 'teacher', 'admin'],
    reach: 'own',
    query: z.object({ email: z.string().check(z.maxLength(320)) }),
    answer: z.object({ users: z.array(DirectoryEntry) }),
  },

  'POST mailer/contact-us': {
    summary: 'Sends the support a message; the given address is where the answer goes, never the sender.',
    who: 'public',
    scope: 'pages',
    reach: 'none',
    body: z.object({ from_email: MailAddress, message }),
    answer: Done,
  },
  'POST users/contact-us': {
    summary: 'Sends the support a message from the signed-in person.',
    who: 'signed-in',
    reach: 'own',
    body: z.object({ message }),
    answer: Done,
  },

  'GET users/referral': {
    summary: "The caller's code for friends, made when it is first asked for.",
    who: ['student', 'parent'],
    reach: 'own',
    answer: z.object({ referral: Referral }),
  },
  'GET users/referral/quota': {
    summary: 'How often a code can still be redeemed.',
    who: 'public',
    scope: 'pages',
    reach: 'published',
    query: z.object({ referral_code: typedCode }),
    answer: z.object({ referral_code: z.string(), quota: z.int(), remaining: z.int() }),
  },
  'GET users/referral/redeemers': {
    summary: "Who redeemed the caller's code, newest first.",
    who: ['student', 'parent'],
    reach: { referral: 'referral_code' },
    query: z.object({ referral_code: typedCode }),
    answer: z.object({ redeemers: z.array(Redeemer) }),
  },
  'PATCH users/referral/redemption-status': {
    summary:
      "Redeems a friend's code for the caller, at sign-up or later: once in the life of an account, and no more often than the code's quota. Again with the same code answers the same.",
    who: ['student', 'parent'],
    reach: 'own',
    body: z.object({ referral_code: typedCode }),
    answer: z.object({ status: z.literal('redeemed'), referral_code: z.string(), redeemed_at: Instant }),
    errors: ['referral.unknown', 'referral.spent', 'referral.own', 'referral.repeated'],
  },
  'GET users/referral/referred-quota': {
    summary: 'Whether the caller may still redeem a code of a friend: how often in all, and how often it happened.',
    who: ['student', 'parent'],
    reach: 'own',
    answer: z.object({ quota: z.int(), redeemed: z.int(), referral_code: z.nullable(z.string()) }),
  },
  'PATCH users/redeem-free-tier-access': {
    summary:
      "Turns an account without courses of its own, the student's or a child's, into one of the free tier; an activation code may bring its courses along.",
    who: ['student', 'parent'],
    reach: { student: 'child_id' },
    body: z.object({ child_id: z.optional(Id), code: z.optional(typedCode) }),
    answer: z.object({ student_id: Id, is_free_tier: z.literal(true) }),
    errors: ['users.paid-access', 'activation.unknown', 'activation.spent', 'activation.nothing-new'],
  },
})
