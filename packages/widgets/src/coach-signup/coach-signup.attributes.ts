import { asFlag, asText } from '@coachkit/sdk'

export const signupAttributes = {
  /** Begins an account of the free tier. */
  lite: asFlag(),
  /** The name of the course that somebody chose before, which is said above the form. */
  course: asText(),
  email: asText(''),
  'first-name': asText(''),
  'last-name': asText(''),
  /** The proof that another service gave; then no password is needed. */
  'login-token': asText(),
  /** A friend's code that came with the address. */
  'referral-code': asText(''),
  /** Where the page has the terms and the privacy policy. */
  'terms-href': asText(),
  'privacy-href': asText(),
}
