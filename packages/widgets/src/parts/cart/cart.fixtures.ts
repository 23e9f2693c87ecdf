import type { SubscriptionProduct } from '@coachkit/contract'
import type { CartItem } from './cart-rules.ts'

/** A course on sale, for stories and tests. */
export const productOf = (id: string, title: string, more: Partial<SubscriptionProduct> = {}): SubscriptionProduct => ({
  product_id: `product-${id}`,
  name: title,
  price_id: `month-${id}`,
  amount: 999,
  annual_price_id: `year-${id}`,
  annual_amount: 9900,
  currency: 'GBP',
  course: {
    id: `course-${id}`,
    title,
    is_active: true,
    school: null,
    description: '',
    subject: { id, name: title.split(',')[0] ?? title },
    subject_id: id,
    subject_name: title.split(',')[0] ?? title,
    academic_level: { id: '6', name: 'Year 6' },
  },
  already_subscribed: false,
  ...more,
})

export const itemFor = (child_id: string | null, product: SubscriptionProduct, child_name = ''): CartItem => ({
  product,
  child_id,
  child_name,
})
