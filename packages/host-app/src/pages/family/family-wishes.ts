import type { FamilyWish } from '../../family-widgets.ts'
import { homeOf } from '../../guard/decide.ts'
import type { PageTools } from '../../routes/route.ts'
import { rolesOf } from '../../session/user.ts'

const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1])
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

/** Where a wish of the family's screens leads. */
export function placeOf(wish: FamilyWish, { product, user }: Pick<PageTools, 'product' | 'user'>): string {
  const area = `/${product}`
  switch (wish.to) {
    case 'dashboard':
      return `${area}/dashboard`
    case 'child-account':
      return `${area}/create-child-account`
    case 'child':
      return `${area}/child/${encodeURIComponent(wish.child_id)}/manage`
    // The specification has no address for the shop. Not in the spec: our choice, beside the child's own page; for
    // somebody who is not signed in, where it will be said whom the courses are for.
    case 'shop':
      return wish.child_id
        ? `${area}/child/${encodeURIComponent(wish.child_id)}/manage?show=courses`
        : `${area}/checkout/select-child?show=courses`
    case 'checkout':
      return `${area}/checkout/select-child`
    case 'checkout-login':
      return `${area}/checkout/login`
    case 'referral':
      return `${area}/referral`
    case 'referral-faq':
      return `${area}/referral/faq`
    case 'lite-access':
      return withQuery(`${area}/activate-lite-access`, { child: wish.child_id })
    case 'redeem':
      return withQuery(`${area}/product-redemption`, { code: wish.code, child: wish.child_id })
    // The guard leads to the login page, and the code goes along.
    case 'login':
      return withQuery(`${area}/product-redemption`, { code: wish.code })
    case 'chat':
      if (!user) return '/chat'
      return rolesOf(user).includes('student') ? '/student/v2/chat' : `${area}/coach`
    case 'learning':
      return user ? homeOf(user) : '/student/dashboard'
  }
}
