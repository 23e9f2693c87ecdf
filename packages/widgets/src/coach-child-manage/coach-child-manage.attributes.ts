import { asText } from '@coachkit/sdk'

export const manageAttributes = {
  /** The parent's child; a student finds the own payments whatever it says. */
  'child-id': asText(''),
}
