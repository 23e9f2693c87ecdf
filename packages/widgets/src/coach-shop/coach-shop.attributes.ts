import { asText } from '@coachkit/sdk'

export const shopAttributes = {
  /** The parent's child that the courses are for; a student buys for themselves. */
  'child-id': asText(),
  /** The course that somebody chose before they came here: it goes into the basket by itself, once. */
  'course-id': asText(),
}
