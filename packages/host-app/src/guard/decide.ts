import type { HostRoute } from '../routes/route.ts'
import { rolesOf, type SessionUser } from '../session/user.ts'

/** What the guard needs to know of a brand and of the address. */
export interface GuardBrand {
  coming_soon: boolean
  /** The main brand, which the root redirect speaks of. */
  is_main: boolean
  /** One widget on a full page: found by host name or chat path. */
  chatbot_portal: boolean
}

export interface GuardInput {
  /** The row of the table that the path matches, or null. */
  route: HostRoute | null
  /** The path with its values, without the query. */
  path: string
  query: URLSearchParams
  user: Pick<SessionUser, 'user_role_id' | 'teacher_role_id' | 'is_free_tier' | 'school_flags'> | null
  brand: GuardBrand
  host: string
  product: string
}

export type Decision = { show: HostRoute } | { go: string } | { notFound: true }

const fill = (path: string, product: string) => path.replaceAll('{product}', product)

/** Where the root leads: part 1 §2, "Public group". */
export function rootPath({ brand, host }: Pick<GuardInput, 'brand' | 'host'>): string {
  if (brand.coming_soon) return '/coming-soon'
  if (!brand.is_main || host.includes('teach')) return '/login'
  return brand.chatbot_portal ? '/chat' : '/welcome'
}

/** Where somebody who may not be here goes: part 1 §2, "Navigation guard". */
export function homeOf(user: NonNullable<GuardInput['user']>): string {
  const roles = rolesOf(user)
  if (roles.includes('student')) return user.is_free_tier ? '/student/v2/chat' : '/student/dashboard'
  if (roles.includes('teacher')) return '/teacher/reports'
  if (roles.includes('admin')) return '/admin/rag-management'
  return '/'
}

/** Where a person lands after signing in: the guard's home, and for the others what decisions.md names. */
export function landingOf(user: NonNullable<GuardInput['user']>, product: string): string {
  const roles = rolesOf(user)
  if (roles.includes('parent')) return `/${product}/dashboard`
  if (roles.includes('curriculum') || roles.includes('curriculum-guest')) return '/assessments'
  return homeOf(user)
}

/** The address of the lite activation, the one page that a sign-in leads back to. */
const activation = (product: string) => `/${product}/activate-lite-access`

function loginPath({ path, query, product }: GuardInput): string {
  const carried = new URLSearchParams()
  if (path === activation(product)) carried.set('redirect', path)
  const code = query.get('code')
  if (code) carried.set('code', code)
  return carried.size > 0 ? `/login?${carried}` : '/login'
}

/**
 * Where the login page leads somebody who is signed in: back to the lite activation with its code, to the redemption
 * of a code that came along, or to where the person belongs. Null where that is nowhere, so that login and root don't lead to each other for ever.
 * Not in the spec: our choice.
 */
export function afterLogin({ query, user, product }: Pick<GuardInput, 'query' | 'user' | 'product'>): string | null {
  if (!user) return null
  if (query.get('redirect') === activation(product)) {
    const code = query.get('code')
    return code ? `${activation(product)}?${new URLSearchParams({ code })}` : activation(product)
  }
  const code = query.get('code')
  const redeems = rolesOf(user).some((role) => role === 'student' || role === 'parent')
  if (code && redeems) return `/${product}/product-redemption?${new URLSearchParams({ code })}`
  const landing = landingOf(user, product)
  return landing === '/' ? null : landing
}

/** The navigation guard: one pure function, a test row for each sentence of part 1 "Navigation guard". */
export function decide(input: GuardInput): Decision {
  const { route, path, user, brand, product } = input
  if (brand.coming_soon && path !== '/coming-soon') return { go: '/coming-soon' }
  if (path === '/') return { go: rootPath(input) }
  if (!route) return { notFound: true }

  if (route.who !== 'anyone') {
    if (!user) return { go: loginPath(input) }
    const roles: readonly string[] = rolesOf(user)
    if (!route.who.some((role) => roles.includes(role))) return { go: homeOf(user) }
  }
  if (route.path === '/student/dashboard' && user?.school_flags.learning_path_disabled)
    return { go: '/student/library' }
  if (route.redirect) return { go: fill(route.redirect, product) }
  return route.screen ? { show: route } : { notFound: true }
}
