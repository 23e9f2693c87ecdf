import { useLocation, useNavigate } from 'react-router'
import { landingOf } from '../../guard/decide.ts'
import { useNotify } from '../../notifications/notifications.tsx'
import type { PageTools } from '../../routes/route.ts'
import type { SignInWish, SomebodySignedIn } from '../../widgets.ts'
import { nextPage } from './next-page.ts'
import { keepUnderWay } from './under-way.ts'

/** What a page of signing in hands to the next one; it stands in no address, so an e-mail address gets into no log. */
export interface HandedOn {
  email?: string
  proof?: SignInWish['proof']
  /** Somebody came from the checkout, and wants back to it. */
  checkout?: boolean
  /** Why another service signed nobody in. */
  problem?: string
}

/** The wishes of the screens of signing in, followed in one way by all of their pages. */
export function useSignIn({ signIn, product, query }: PageTools, { checkout = false } = {}) {
  const navigate = useNavigate()
  const notify = useNotify()
  const { state } = useLocation()
  const search = query.size > 0 ? `?${query}` : ''
  const handed = (state ?? {}) as HandedOn
  const fromCheckout = checkout || handed.checkout === true

  const places = {
    login: loginPage(product, fromCheckout),
    signup: `/${product}/signup`,
    'magic-link': '/magic-link',
    'forgotten-password': `/${product}/forget-password`,
  }

  /** Begins the session, and leads to where the person wanted to be, or belongs. */
  function arrive({ detail }: CustomEvent<SomebodySignedIn>) {
    const { is_new, referral_code, ...signedIn } = detail
    const { user } = signedIn
    signIn(signedIn)
    const name = user.first_name ? `, ${user.first_name}` : ''
    notify(user.last_logged_in === null ? `Welcome${name}. It’s good to have you here.` : `Welcome back${name}.`)
    const to = fromCheckout
      ? `/${product}/checkout/select-child`
      : is_new
        ? firstPage(product, query, referral_code)
        : (nextPage({ query, user, product }) ?? landingOf(user, product))
    void navigate(to, { replace: true })
  }

  /** Another screen of signing in, with what was asked for and what was typed. */
  function wish({ detail }: CustomEvent<SignInWish>) {
    const { to, email, proof } = detail
    const next: HandedOn = {
      ...(email ? { email } : {}),
      ...(proof ? { proof } : {}),
      ...(fromCheckout ? { checkout: true } : {}),
    }
    void navigate({ pathname: places[to], search }, { state: next })
  }

  /** The browser goes to another service, and comes back to /login/validation/…, or to /login with a problem. */
  function leave({ detail }: CustomEvent<{ url: string; binding: string }>) {
    keepUnderWay('elsewhere', { binding: detail.binding, search, checkout: fromCheckout })
    location.assign(detail.url)
  }

  return { arrive, wish, leave, handed, fromCheckout }
}

/**
 * A new account, a lite one too, begins with the onboarding, and goes on from there to where the person was going. Not in
 * the spec: our choice of the order.
 */
function firstPage(product: string, query: URLSearchParams, referral_code: string | null): string {
  const carried = new URLSearchParams()
  for (const name of ['redirect', 'code']) {
    const value = query.get(name)
    if (value) carried.set(name, value)
  }
  if (referral_code) carried.set('referral_code', referral_code)
  return `/${product}/onboarding${carried.size > 0 ? `?${carried}` : ''}`
}

export const loginPage = (product: string, checkout: boolean) => (checkout ? `/${product}/checkout/login` : '/login')
