/** Screens of the family area; the page knows where they are. */
export type FamilyWish =
  | { to: 'dashboard' | 'child-account' | 'checkout' | 'referral' | 'referral-faq' | 'chat' | 'learning' }
  /** A child's page, or the courses on sale for that child; a student's own id is one as well. */
  | { to: 'child' | 'shop'; child_id: string }
  | { to: 'redeem'; code?: string; child_id?: string }
  /** Somebody has to sign in first; `code` is what they came with. */
  | { to: 'login'; code?: string }
  | { to: 'checkout-login' }
  | { to: 'lite-access'; child_id?: string }

export interface FamilyEvents {
  'coach-navigate': FamilyWish
  /** What is shown has a name of its own: a child's. */
  'coach-title': { title: string }
  [name: `coach-${string}`]: unknown
}
