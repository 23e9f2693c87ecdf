import { asText } from '@coachkit/sdk'

export const shopAttributes = {
  /** The parent's child that the courses are for; a student buys for themselves. */
  'child-id': asText(),
}
