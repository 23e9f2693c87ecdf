import { asChoice, asText } from '@coachkit/sdk'

export const loginAttributes = {
  /** What stands in the first field at the beginning. */
  name: asText(''),
  /** Why somebody signs in here: it changes the words alone. */
  purpose: asChoice('page', 'checkout'),
  /** The last part of the address that a sign-in elsewhere came back to. */
  'hand-over': asText(),
  /** What `coach-provider-start` gave before the browser left; a hand-over is good with it alone. */
  binding: asText(),
  /** What went wrong elsewhere: the `problem` that the browser came back with. */
  problem: asText(),
}
