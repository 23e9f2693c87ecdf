import { createHash, randomInt } from 'node:crypto'
import type { PersonPrincipal } from '../../kernel/auth/principal.ts'
import { Refusal } from '../../kernel/refusal.ts'

/** Not in the spec: our choice of all of these. */
export const childrenLimit = 20
export const referralQuota = 3
/** Ten characters of five bits: 50 bits. */
export const linkCodeLength = 10
export const referralCodeLength = 10
export const linkCodeMinutes = 10
/** As one-time codes for signing in: decisions, "Sign-in". */
export const emailCode = { minutes: 10, tries: 5 }
export const draftDays = 30

/** What a parent agrees to for a child; a new wording gets a new version, and the old one stays on record. */
export const consentWording = {
  version: '2026-11',
  text:
    'I’m the parent or guardian of this child. I agree to an account being kept for my child, with their name, their ' +
    'level and the work they do here, so that they can learn and I can see how they’re getting on. I can change or ' +
    'end this at any time.',
}

export function mustBeCurrentConsent(consent_version: string): void {
  if (consent_version !== consentWording.version) throw new Refusal('users.consent-changed')
}

/** A learner whom a site vouches for has no account here: name, address and family are the site's to keep. */
export function mustHaveAccount(user: PersonPrincipal): void {
  if (user.site !== null) throw new Refusal('session.role')
}

export const plainEmail = (email: string) => email.trim().toLowerCase()

export const newEmailCode = () => String(randomInt(1_000_000)).padStart(6, '0')
/** Six digits alone would be found in a table of a million hashes; with the person they stand for one row only. */
export const emailCodeHash = (person_id: string, code: string) =>
  createHash('sha256').update(`${person_id} ${code}`).digest('hex')

/** Part of a name that others may see: decisions, "Engagement", of pupils' last names. */
export const initialOf = (name: string) => {
  const [first] = name.trim()
  return first === undefined ? '' : `${first.toUpperCase()}.`
}

/** `maya.k7d4`: from the first name, as far as it can be written in plain letters. */
export function madeUsername(first_name: string, ending: string): string {
  const plain = first_name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
  return `${plain.slice(0, 24) || 'pupil'}.${ending.toLowerCase()}`
}
