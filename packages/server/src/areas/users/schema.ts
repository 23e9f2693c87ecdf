import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from '../../kernel/db/columns.ts'
import { person } from '../../kernel/people/schema.ts'
import type { OnboardingFields } from './onboarding-rules.ts'

export const onboarding = pgTable('onboarding', {
  person_id: uuid('person_id')
    .primaryKey()
    .references(() => person.id),
  record: jsonb('record').$type<OnboardingFields>().notNull(),
  updated_at: instant('updated_at').notNull().defaultNow(),
})

/** What somebody without an account told; only its token opens it. */
export const onboardingDraft = pgTable(
  'onboarding_draft',
  {
    /** SHA-256 of the token, hex. */
    token_hash: text('token_hash').primaryKey(),
    /** Lower case. */
    email: text('email').notNull(),
    record: jsonb('record').$type<OnboardingFields>().notNull(),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [index('onboarding_draft_expires').on(table.expires_at)],
)

/** A new e-mail address that waits for the code that was mailed to it. */
export const emailChange = pgTable('email_change', {
  person_id: uuid('person_id')
    .primaryKey()
    .references(() => person.id),
  /** Lower case. */
  email: text('email').notNull(),
  /** SHA-256 of person and code, hex; null where the address is somebody else's, and no code was sent. */
  code_hash: text('code_hash'),
  tries: smallint('tries').notNull().default(0),
  expires_at: instant('expires_at').notNull(),
})

/** Shown in a student's account, for one parent. */
export const linkCode = pgTable('link_code', {
  student_id: uuid('student_id')
    .primaryKey()
    .references(() => person.id),
  /** SHA-256 of the code, hex. */
  code_hash: text('code_hash').notNull().unique(),
  expires_at: instant('expires_at').notNull(),
})

/** That a parent agreed, to which wording and when; kept as long as the accounts are. */
export const familyConsent = pgTable(
  'family_consent',
  {
    parent_id: uuid('parent_id')
      .notNull()
      .references(() => person.id),
    child_id: uuid('child_id')
      .notNull()
      .references(() => person.id),
    /** `made`: the parent made the account, and looks after its name and password. */
    kind: text('kind').$type<'made' | 'linked'>().notNull(),
    wording_version: text('wording_version').notNull(),
    agreed_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.parent_id, table.child_id] })],
)

export const referral = pgTable(
  'referral',
  {
    owner_id: uuid('owner_id')
      .primaryKey()
      .references(() => person.id),
    code: text('code').notNull().unique(),
    quota: integer('quota').notNull(),
    redeemed: integer('redeemed').notNull().default(0),
    created_at: createdAt(),
  },
  (table) => [check('referral_within_quota', sql`${table.redeemed} between 0 and ${table.quota}`)],
)

/** One in the life of an account. */
export const referralRedemption = pgTable(
  'referral_redemption',
  {
    redeemer_id: uuid('redeemer_id')
      .primaryKey()
      .references(() => person.id),
    owner_id: uuid('owner_id')
      .notNull()
      .references(() => referral.owner_id),
    redeemed_at: createdAt(),
    /** When the first payment that came of it earned both their free months. */
    rewarded_at: instant('rewarded_at'),
  },
  (table) => [index('referral_redemption_owner').on(table.owner_id)],
)
