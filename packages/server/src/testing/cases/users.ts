import sharp from 'sharp'
import { emailCodeHash } from '../../areas/users/rules.ts'
import { emailChange } from '../../areas/users/schema.ts'
import { admin, type Case, type CasesOf, nobody, parent, student } from './case.ts'

/** A learner's name, address and family are the site's to keep, not ours. */
const notForLearners: Case['refused'] = { learner: 'session.role' }
const consent = { consent: true, consent_version: '2026-11' }
const code = { bad: { input: { query: { referral_code: '' } }, field: 'referral_code' } }

const picture = async () => {
  const dot = sharp({ create: { width: 4, height: 4, channels: 3, background: 'teal' } })
  return new File([new Uint8Array(await dot.png().toBuffer())], 'me.png')
}

export const usersCases = {
  'PATCH users/has-agreed-policy': { as: student },
  'GET users/me': { as: student },
  'GET users/heart-status': { as: student },
  'GET users/me/account': { as: student, refused: notForLearners },
  'PUT users/me/password': {
    as: async ({ server }) => (await server.addPerson('student')).token,
    input: () => ({ body: { new_password: 'seven green apples' } }),
    bad: { input: { body: { new_password: 'short' } }, field: 'new_password' },
    refused: notForLearners,
  },
  'PATCH users': {
    as: student,
    input: () => ({ body: { first_name: 'Maya' } }),
    bad: { input: { body: { email: 'nowhere' } }, field: 'email' },
    refused: notForLearners,
  },
  'POST users/email/confirm': {
    as: student,
    input: async ({ server, cast }, told) => {
      const person_id = told?.principal.person_id ?? cast.student.id
      const row = { email: `${person_id}@example.org`, code_hash: emailCodeHash(person_id, '123456'), tries: 0 }
      const expires_at = new Date(Date.now() + 60_000)
      await server.database.db
        .insert(emailChange)
        .values({ person_id, ...row, expires_at })
        .onConflictDoUpdate({ target: emailChange.person_id, set: { ...row, expires_at } })
      return { body: { code: '123456' } }
    },
    bad: { input: { body: { code: 'abc' } }, field: 'code' },
    refused: notForLearners,
  },
  'PATCH users/{id}/profile-pic': {
    as: parent,
    input: async ({ cast }) => ({ params: { id: cast.student.id }, form: { file: await picture() } }),
    outside: { input: ({ outsider }) => ({ params: { id: outsider.id } }) },
    bad: { input: { form: { file: 'no file' } }, field: 'file' },
  },
  'GET users/onboarding': { as: student },
  'PUT users/onboarding': {
    as: student,
    input: () => ({ body: { country: 'GB' } }),
    bad: { input: { body: { country: 'Britain' } }, field: 'country' },
  },
  'GET users/onboarding/{product}': {
    as: nobody,
    input: () => ({ query: { email: 'somebody@example.org' } }),
    bad: { input: { query: { email: 'nowhere' } }, field: 'email' },
  },
  'POST users/onboarding/{product}': {
    as: nobody,
    input: () => ({ body: { email: 'somebody@example.org', country: 'GB' } }),
    bad: { input: { body: { email: 'nowhere' } }, field: 'email' },
  },
  'GET users/onboarding/{product}/parent': { as: parent },
  'POST users/onboarding/{product}/parent/create-child-account': {
    as: parent,
    input: () => ({ query: {}, body: { first_name: 'Tolu', ...consent } }),
    bad: { input: { body: { first_name: 'Tolu', ...consent, consent: false } }, field: 'consent' },
  },
  'POST users/onboarding/{product}/parent/link-child-account': {
    as: parent,
    input: async ({ server }) => {
      const child = await server.addPerson('student')
      const made = await server.answer('POST users/link-code', {}, child.token)
      return { body: { code: made.code, ...consent } }
    },
    bad: { input: { body: { code: 'AAAAA-AAAAA' } }, field: 'consent' },
  },
  'POST users/link-code': { as: student, refused: notForLearners },
  'GET users/children': { as: parent },
  'PATCH users/children/{id}': {
    as: parent,
    input: ({ cast }) => ({ params: { id: cast.student.id }, body: { first_name: 'Maya' } }),
    outside: { input: ({ outsider }) => ({ params: { id: outsider.id } }) },
    bad: { input: { body: { first_name: '' } }, field: 'first_name' },
  },
  'GET users': {
    as: admin,
    input: () => ({ query: { email: 'somebody@example.org' } }),
    bad: { input: { query: {} }, field: 'email' },
  },
  'POST mailer/contact-us': {
    as: nobody,
    input: () => ({ body: { from_email: 'somebody@example.org', message: 'How do I begin?' } }),
    bad: { input: { body: { from_email: 'a\r\nBcc: b@example.org', message: 'x' } }, field: 'from_email' },
  },
  'POST users/contact-us': {
    as: student,
    input: () => ({ body: { message: 'How do I begin?' } }),
    bad: { input: { body: { message: ' ' } }, field: 'message' },
  },
  'GET users/referral': { as: student, refused: notForLearners },
  'GET users/referral/quota': {
    as: nobody,
    input: ({ referral }) => ({ query: { referral_code: referral.own } }),
    outside: { input: () => ({ query: { referral_code: 'AAAAA-AAAAA' } }) },
    ...code,
  },
  'GET users/referral/redeemers': {
    as: parent,
    input: ({ referral }) => ({ query: { referral_code: referral.own } }),
    outside: { input: ({ referral }) => ({ query: { referral_code: referral.strange } }) },
    ...code,
    objects: ({ referral }, { name }) => ({
      referral: { own: name === 'linked parent' ? referral.own : null, 'other-school': referral.strange },
    }),
  },
  'PATCH users/referral/redemption-status': {
    as: student,
    input: ({ referral }) => ({ body: { referral_code: referral.strange } }),
    bad: { input: { body: {} }, field: 'referral_code' },
    refused: notForLearners,
  },
  'GET users/referral/referred-quota': { as: student },
  'PATCH users/redeem-free-tier-access': {
    as: async ({ server }) => (await server.addPerson('student')).token,
    input: () => ({ body: {} }),
    outside: { as: ({ outsider }) => outsider.token, input: ({ cast }) => ({ body: { child_id: cast.student.id } }) },
    bad: { input: { body: { code: '' } }, field: 'code' },
    // Whoever has courses would lose by it.
    refused: {
      ...notForLearners,
      student: 'users.paid-access',
      'linked parent': 'users.paid-access',
      'other parent': 'users.paid-access',
    },
  },
} satisfies CasesOf<'users' | 'mailer'>
