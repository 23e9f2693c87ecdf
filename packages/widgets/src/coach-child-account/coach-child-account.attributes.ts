import { asChoice, asFlag, asText } from '@coachkit/sdk'

export const accountAttributes = {
  /** The account is of the free tier. */
  lite: asFlag(),
  /** `done` shows the account that was made last. */
  step: asChoice('form', 'done'),
  /** The account that `done` shows; the newest when it is not said. */
  'child-id': asText(),
}
