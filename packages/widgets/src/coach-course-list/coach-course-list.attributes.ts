import { asFlag, asText } from '@coachkit/sdk'

export const courseListAttributes = {
  /** Shows this course in place of the list. */
  'course-id': asText(),
  /** Whoever looks can take a course: there is a button for it. */
  joinable: asFlag(),
}
