import type { SignedIn } from '@coachkit/sdk'

/** What another service said of somebody who has no account yet; the token is their proof at sign-up. */
export interface SignUpProof {
  login_token: string
  email: string | null
  first_name: string
  last_name: string
}

/** A place that a sign-in screen leads to; the page knows where it is. `email` is what was typed so far. */
export interface SignInWish {
  to: 'login' | 'signup' | 'magic-link' | 'forgotten-password'
  email?: string
  proof?: SignUpProof
}

/** Somebody signed in. The page keeps the token. */
export interface SomebodySignedIn extends SignedIn {
  /** The account was made just now. */
  is_new: boolean
  /** A friend's code that was given on the way, for the first screen after. */
  referral_code: string | null
}
