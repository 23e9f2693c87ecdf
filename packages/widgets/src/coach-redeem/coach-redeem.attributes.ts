import { asText } from '@coachkit/sdk'

export const redeemAttributes = {
  /** A code that somebody came with: it is checked at once, and never redeemed by itself. */
  code: asText(''),
  /** The parent's child that is chosen at the beginning. */
  'child-id': asText(),
}
