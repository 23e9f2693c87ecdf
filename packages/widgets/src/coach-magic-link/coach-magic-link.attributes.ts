import { asText } from '@coachkit/sdk'

export const magicLinkAttributes = {
  /** From the mailed link. Without one the screen asks where to send it. */
  token: asText(),
  email: asText(''),
  /** `ai_create` or the product: where the link leads. */
  portal: asText(),
}
