import { index, jsonb, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../db/columns.ts'
import { person, school } from '../people/schema.ts'
import type { Scope } from './principal.ts'

/** An embedding's credential. */
export const site = pgTable('site', {
  id: id(),
  name: text('name').notNull(),
  school_id: uuid('school_id').references(() => school.id),
  /** `pk_…`: safe in a page, useless from other origins. */
  public_key: text('public_key').notNull().unique(),
  /** SHA-256 of `sk_…`, hex. */
  secret_key_hash: text('secret_key_hash').notNull().unique(),
  /** Origins that may carry the public key. */
  origins: text('origins').array().notNull(),
  scope: text('scope').array().$type<Scope[]>().notNull(),
  brand: text('brand'),
  /** When the site's own server last used the secret key, to the minute. */
  secret_used_at: instant('secret_used_at'),
  created_at: createdAt(),
})

/**
 * A key that another took the place of: it works until `ends_at`. The row stays, so that a page which still carries an
 * old key is told apart from one that carries a wrong one.
 */
export const siteOldKey = pgTable(
  'site_old_key',
  {
    id: id(),
    site_id: uuid('site_id')
      .notNull()
      .references(() => site.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'public' | 'secret'>().notNull(),
    /** SHA-256 of the key, hex. */
    key_hash: text('key_hash').notNull().unique(),
    ends_at: instant('ends_at').notNull(),
    created_at: createdAt(),
  },
  (table) => [index('site_old_key_site').on(table.site_id)],
)

/** The pages that asked for a session with a site's keys, by origin: what an admin's check of a page tells from. */
export const siteVisit = pgTable(
  'site_visit',
  {
    site_id: uuid('site_id')
      .notNull()
      .references(() => site.id, { onDelete: 'cascade' }),
    origin: text('origin').notNull(),
    opened_at: instant('opened_at'),
    refused_at: instant('refused_at'),
    refused_for: text('refused_for').$type<'embed.origin' | 'embed.unknown-key'>(),
  },
  (table) => [primaryKey({ columns: [table.site_id, table.origin] })],
)

/** A signed-in person, a learner of a site, or a site's visitor. Tokens are 256 random bits, hashed at rest. */
export const session = pgTable(
  'session',
  {
    id: id(),
    /** SHA-256 of the token, hex. */
    token_hash: text('token_hash').notNull().unique(),
    kind: text('kind').$type<'login' | 'learner' | 'visitor'>().notNull(),
    person_id: uuid('person_id').references(() => person.id),
    site_id: uuid('site_id').references(() => site.id),
    origin: text('origin'),
    scope: text('scope').array().$type<Scope[]>().notNull().default([]),
    /** For a visitor: the stable name that survives a refreshed token. */
    visitor_id: uuid('visitor_id'),
    user_agent: text('user_agent'),
    /** SHA-256 of the name that the browser gave itself, hex: it has signed in here before. */
    device_hash: text('device_hash'),
    expires_at: instant('expires_at').notNull(),
    revoked_at: instant('revoked_at'),
    created_at: createdAt(),
  },
  (table) => [index('session_person').on(table.person_id), index('session_expires').on(table.expires_at)],
)

/** Tokens that work once: links in mails, ways back from a provider. */
export const oneTime = pgTable(
  'one_time',
  {
    id: id(),
    kind: text('kind').notNull(),
    /** SHA-256 of the token, hex. */
    token_hash: text('token_hash').notNull().unique(),
    person_id: uuid('person_id').references(() => person.id),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull().default({}),
    expires_at: instant('expires_at').notNull(),
    consumed_at: instant('consumed_at'),
    created_at: createdAt(),
  },
  (table) => [index('one_time_person').on(table.person_id), index('one_time_expires').on(table.expires_at)],
)

/** Six digits that were sent to a person. The newest is the one that counts. */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    id: id(),
    person_id: uuid('person_id')
      .notNull()
      .references(() => person.id),
    /** argon2id: a million possibilities are soon tried on a quick hash. */
    code_hash: text('code_hash').notNull(),
    tries: smallint('tries').notNull().default(0),
    expires_at: instant('expires_at').notNull(),
    consumed_at: instant('consumed_at'),
    created_at: createdAt(),
  },
  (table) => [index('one_time_code_person').on(table.person_id)],
)

/** Who a person is elsewhere. */
export const personIdentity = pgTable(
  'person_identity',
  {
    id: id(),
    person_id: uuid('person_id')
      .notNull()
      .references(() => person.id),
    provider: text('provider').notNull(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    created_at: createdAt(),
  },
  (table) => [
    unique('person_identity_subject').on(table.provider, table.issuer, table.subject),
    index('person_identity_person').on(table.person_id),
  ],
)
