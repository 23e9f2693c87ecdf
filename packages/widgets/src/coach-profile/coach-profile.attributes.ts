import { asFlag, asText } from '@coachkit/sdk'

export const profileAttributes = {
  /** The brand lets pupils choose a theme. */
  themes: asFlag(),
  /** The theme that the person wears now. */
  'theme-id': asText(),
}
