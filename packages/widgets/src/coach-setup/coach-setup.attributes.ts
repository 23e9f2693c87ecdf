import { asText } from '@coachkit/sdk'

export const setupAttributes = {
  /** What the server printed at its start; without it the form asks for it. */
  token: asText(''),
}
