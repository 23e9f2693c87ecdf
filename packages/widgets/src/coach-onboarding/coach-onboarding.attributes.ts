import { asFlag, asText } from '@coachkit/sdk'

export const onboardingAttributes = {
  /** The page has somebody signed in. A pupil is known without it; parents and staff are no learners of the session. */
  'signed-in': asFlag(),
  /** A friend's code that was given at sign-up; it is redeemed here, once. */
  'referral-code': asText(),
  /** Where the page has the terms and the privacy policy. */
  'terms-href': asText(),
  'privacy-href': asText(),
}
