import { asText } from '@coachkit/sdk'

export const onboardingAttributes = {
  /** A friend's code that was given at sign-up; it is redeemed here, once. */
  'referral-code': asText(),
  /** Where the page has the terms and the privacy policy. */
  'terms-href': asText(),
  'privacy-href': asText(),
}
