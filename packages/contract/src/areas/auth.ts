import * as z from 'zod/mini'
import { contract } from '../call.ts'
import { BrandConfig } from '../entities/brand.ts'
import { SignedIn } from '../entities/people.ts'
import {
  LoginSession,
  MagicLink,
  NewPassword,
  ProviderClaims,
  ProviderName,
  SignUpFields,
} from '../entities/sign-in.ts'
import { Done, QueryFlag } from '../shapes.ts'

const short = z.string().check(z.maxLength(320))
const token = z.string().check(z.minLength(1), z.maxLength(200))
const jwt = z.string().check(z.minLength(1), z.maxLength(8000))
const code = z.string().check(z.minLength(1), z.maxLength(2000))
/** What a message about the account is sent to, and by which name. One of the three is needed. */
const accountName = {
  email: z.optional(short),
  username: z.optional(short),
  mobile_number: z.optional(z.string().check(z.maxLength(32))),
}
const role = z.enum(['student', 'teacher', 'admin', 'curriculum', 'curriculum-guest', 'parent'])
/**
 * The name that a browser gave itself, kept locally: one that has signed in to an account before keeps its own limit of
 * tries there, so that nobody's guessing locks it out. Not in the spec: our choice.
 */
const device = z.object({
  'x-device-id': z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/))),
})

export const auth = contract({
  'POST auth/signup': {
    summary:
      'Begins an account. The address gets a mail whose link finishes it, or, when it has an account already, a mail that says so: the answer is the same. Only a sign-up with a proof of the address (google_jwt, apple_auth_grant_code, login_token) is signed in at once.',
    who: 'public',
    reach: 'none',
    headers: device,
    query: z.object({ is_free_tier: z.optional(QueryFlag) }),
    body: SignUpFields,
    answer: z.object({
      /** A mail with a link is on its way; the account begins when it is opened and confirmed. */
      confirm_by_mail: z.boolean(),
      signed_in: z.nullable(SignedIn),
    }),
    errors: [
      'auth.wrong-credentials',
      'auth.inactive',
      'auth.login-type',
      'auth.link-spent',
      'auth.provider-refused',
      'auth.provider-unavailable',
    ],
  },
  'POST auth/generate-otp': {
    summary:
      'Sends a one-time code of six digits to the account, if there is one: by mail, or to a mobile number by SMS. It lives ten minutes and five wrong tries.',
    who: 'public',
    reach: 'none',
    body: z.object(accountName),
    answer: Done,
  },
  'POST auth/login': {
    summary:
      'Signs a person in. login_type says how: password (with password), code (a one-time code as password), token (login_token), google (google_jwt), apple (apple_auth_grant_code), canvas (canvas_code), d2l (d2l_code); left out, it follows from the field that is there. An account of another role than login_role is refused like wrong credentials.',
    who: 'public',
    reach: 'none',
    headers: device,
    body: z.object({
      ...accountName,
      password: z.optional(z.string().check(z.maxLength(256))),
      // Not in the spec: our choice of names, in the order of the body's fields.
      login_type: z.optional(z.enum(['password', 'google', 'canvas', 'apple', 'd2l', 'token', 'code'])),
      login_role: z.optional(role),
      google_jwt: z.optional(jwt),
      canvas_code: z.optional(code),
      apple_auth_grant_code: z.optional(code),
      d2l_code: z.optional(code),
      login_token: z.optional(token),
    }),
    answer: SignedIn,
    errors: [
      'auth.wrong-credentials',
      'auth.inactive',
      'auth.login-type',
      'auth.no-account',
      'auth.link-spent',
      'auth.provider-refused',
      'auth.provider-unavailable',
    ],
  },
  'POST auth/logout': {
    summary: 'Ends the session whose token is sent.',
    who: 'signed-in',
    reach: 'own',
    answer: Done,
  },
  'POST auth/magic-link': {
    summary:
      "Mails a link that signs in, to the address's account if there is one; the answer is the same if not. `portal` is ai_create or the product; it travels with the link, and is answered when the link is used.",
    who: 'public',
    reach: 'none',
    body: z.object({ email: short.check(z.minLength(3)), portal: z.optional(z.string().check(z.maxLength(40))) }),
    answer: Done,
  },
  'GET auth/magic-link/{token}/validate': {
    summary: 'What a link from a mail is for. Looks only: the link still works afterwards.',
    who: 'public',
    reach: 'none',
    answer: MagicLink,
    errors: ['auth.link-spent'],
  },
  'POST auth/magic-link/consume': {
    summary: 'The person’s own step behind a link: signs in, or finishes a sign-up. Works once.',
    who: 'public',
    reach: 'none',
    headers: device,
    body: z.object({ token }),
    answer: z.object({
      ...SignedIn.shape,
      portal: z.string(),
      /** A friend's code that was given at sign-up, for `PATCH users/referral/redemption-status`. */
      referral_code: z.nullable(z.string()),
    }),
    errors: ['auth.link-spent', 'auth.inactive'],
    ours: true,
  },
  'POST auth/password/reset/link': {
    summary:
      'Mails a link to set a new password, to the address’s account if there is one; the answer is the same if not.',
    who: 'public',
    reach: 'none',
    body: z.object({
      email: short.check(z.minLength(3)),
      /** The link leads back to the checkout afterwards. */
      'is_from_{product}_new_buy_page': z.optional(z.boolean()),
    }),
    answer: Done,
  },
  'POST auth/password/reset': {
    summary: 'Sets a new password with the token of the mail, which works once. Every session of the account ends.',
    who: 'public',
    reach: 'none',
    body: z.object({ token, new_password: NewPassword }),
    answer: Done,
    errors: ['auth.link-spent'],
  },
  'GET auth/apple/{code}/validate': {
    summary: 'Who an authorisation grant of Apple names. The code stays good for one sign-in or sign-up with us.',
    who: 'public',
    reach: 'none',
    params: z.object({ code }),
    answer: z.object({ email: z.nullable(z.string()), claims: ProviderClaims }),
    errors: ['auth.login-type', 'auth.provider-refused', 'auth.provider-unavailable'],
  },
  'GET auth/google/{jwt}/validate': {
    summary: 'Who an ID token of Google names. It stays good for one sign-in or sign-up with us.',
    who: 'public',
    reach: 'none',
    params: z.object({ jwt }),
    answer: z.object({ email: z.nullable(z.string()), claims: ProviderClaims }),
    errors: ['auth.login-type', 'auth.provider-refused', 'auth.provider-unavailable'],
  },
  'GET auth/token/{id}': {
    summary:
      'The token behind an address that a sign-in elsewhere came back with, for the browser that began it alone. Works once; the token is for POST auth/login, or for POST auth/signup where `account` is new.',
    who: 'public',
    reach: 'none',
    /** What `POST auth/providers/{provider}/start` gave this browser. */
    headers: z.object({ 'x-login-binding': z.string().check(z.minLength(1), z.maxLength(200)) }),
    answer: z.object({
      token: z.string(),
      account: z.enum(['known', 'new']),
      /** What the provider says of somebody new, for the sign-up form. */
      email: z.nullable(z.string()),
      first_name: z.string(),
      last_name: z.string(),
    }),
    errors: ['auth.link-spent'],
  },
  'GET auth/providers': {
    summary: 'The ways to sign in that this deployment has besides the password; what is off has no button.',
    who: 'public',
    reach: 'none',
    answer: z.object({ providers: z.array(z.object({ name: ProviderName, title: z.string() })) }),
    ours: true,
  },
  'POST auth/providers/{provider}/start': {
    summary:
      'Where to send the browser to sign in elsewhere. It comes back to /login/validation/{token}, or to /login with a `problem`; keep `binding` until then (session storage), GET auth/token/{id} asks for it.',
    who: 'public',
    reach: 'none',
    params: z.object({ provider: ProviderName }),
    body: z.object({ login_role: z.optional(role) }),
    answer: z.object({ url: z.string(), binding: z.string() }),
    errors: ['auth.login-type', 'auth.provider-unavailable'],
    ours: true,
  },
  'GET auth/sessions': {
    summary: 'Where the person is signed in.',
    who: 'signed-in',
    reach: 'own',
    answer: z.object({ sessions: z.array(LoginSession) }),
    ours: true,
  },
  'DELETE auth/sessions/{id}': {
    summary: 'Ends one of the person’s sessions.',
    who: 'signed-in',
    reach: { session: 'id' },
    answer: Done,
    ours: true,
  },
  'POST auth/sessions/end-others': {
    summary: 'Ends every session of the person but the one that asks.',
    who: 'signed-in',
    reach: 'own',
    answer: Done,
    ours: true,
  },
  'POST auth/white-label': {
    summary: 'The white-label setting of a domain name, or null where it has none.',
    who: 'public',
    reach: 'published',
    body: z.object({ domain: z.string().check(z.minLength(1), z.maxLength(253)) }),
    answer: z.object({ brand: z.nullable(BrandConfig) }),
  },
})
