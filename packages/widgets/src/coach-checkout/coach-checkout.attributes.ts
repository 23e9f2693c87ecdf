import { asChoice, asText } from '@coachkit/sdk'

export const checkoutAttributes = {
  /** `select` shows the basket and pays; the other two are where the payment page returns to. */
  step: asChoice('select', 'success', 'cancelled'),
  /** The origin that the payer returns to, such as `https://school.example`. */
  'app-domain': asText(''),
  /** The child that is selected at the beginning; after a payment, the student of the address of return. */
  'student-id': asText(),
  /** After a payment: the comma list of the address of return. */
  'price-ids': asText(''),
}
