import { asFlag, asText } from '@coachkit/sdk'

export const passwordAttributes = {
  /** From the mailed link. Without one the screen asks where to send it. */
  token: asText(),
  email: asText(''),
  /** The link leads back to the checkout afterwards. */
  'from-checkout': asFlag(),
  /** The deployment's slug: a field of the call has it in its name. */
  product: asText('coachkit'),
}
