import { asText } from '@coachkit/sdk'

export const liteAttributes = {
  /** A code that somebody came with. */
  code: asText(''),
  /** The parent's child that is chosen at the beginning. */
  'child-id': asText(),
}
