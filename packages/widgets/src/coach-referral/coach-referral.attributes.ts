import { asChoice } from '@coachkit/sdk'

export const referralAttributes = {
  /** The code and who used it, or the questions about it. */
  page: asChoice('code', 'faq'),
}
