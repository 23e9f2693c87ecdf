import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { Navigate, useLocation, useNavigate, useNavigationType } from 'react-router'
import { isChatbotPortal } from './brand/address.ts'
import { useDeployment } from './deployment.ts'
import { frameFor, frames } from './frames/frames.tsx'
import { Ribbon } from './frames/ribbon.tsx'
import { decide, landingOf } from './guard/decide.ts'
import { matchRoute } from './guard/match.ts'
import { usePageTitle } from './page-title.ts'
import { NotFound } from './pages/not-found.tsx'
import { PageError } from './pages/page-error.tsx'
import { nextPage } from './pages/sign-in/next-page.ts'
import { routeTable } from './routes/table.tsx'
import type { OnboardingRecordStore } from './session/onboarding-record.ts'
import type { SessionStore } from './session/session-store.ts'

/** The host: finds the row, asks the guard, places the screen in its frame. */
export function App({
  sessions,
  onboarding,
  signOut,
  refresh,
}: {
  sessions: SessionStore
  onboarding: OnboardingRecordStore
  signOut: () => void
  /** Asks whether what the guard decides by still holds. */
  refresh: () => void
}) {
  const deployment = useDeployment()
  const { config, brand } = deployment
  const host = location.hostname
  const signedIn = useSyncExternalStore(sessions.subscribe, sessions.current)
  const filled = useSyncExternalStore(onboarding.subscribe, onboarding.ratio)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const go = useCallback((to: string) => void navigate(to), [navigate])
  const query = useMemo(() => new URLSearchParams(search), [search])
  const { product } = config
  const user = signedIn?.user ?? null
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  const found = matchRoute(routeTable, path, product)
  const isPortal = isChatbotPortal(host, path)
  const guarded = { ...brand, chatbot_portal: isPortal }
  const decision = decide({ route: found?.route ?? null, path, query, user, brand: guarded, host, product })
  const shown = 'show' in decision ? decision.show : null
  useForEach(`${path} ${user?.id}`, refresh)

  usePageTitle(`${path}${search}`, shown?.title ?? 'Page not found', brand.title)
  useFocusOnNewPage('go' in decision ? null : path)

  // Somebody who is signed in has no use for the login page. Not in the spec: our choice.
  const left = path === '/login' ? nextPage({ query, user, product }) : null
  if (left) return <Navigate replace to={left} />
  if ('go' in decision) return <Navigate replace to={decision.go} />

  const ownFrame = !shown || shown.frame === 'own' ? frameFor(user) : (shown.frame ?? 'public')
  // A chatbot portal shows the chat alone: part 1 §1.
  const Frame = frames[isPortal && shown?.chat ? 'plain' : ownFrame]
  const home = user ? landingOf(user, product) : '/'
  return (
    <Frame user={user} home={home} signOut={signOut}>
      <Ribbon />
      <PageError at={path}>
        {shown?.screen ? (
          shown.screen({
            params: found?.params ?? {},
            query,
            user,
            product,
            onboarding: filled,
            go,
            signIn: sessions.signIn,
          })
        ) : (
          <NotFound isPlanned={found !== null} home={home === path ? null : home} />
        )}
      </PageError>
    </Frame>
  )
}

/** Does something once for each value, such as a page and a person. */
function useForEach(value: string, work: () => void) {
  const done = useRef<string | null>(null)
  useEffect(() => {
    if (done.current === value) return
    done.current = value
    work()
  }, [value, work])
}

/**
 * After a navigation, screen readers and keyboards begin at the new page and not where the old link was. The first page
 * is left to the browser, and so are links within a page. `path` is null while the guard leads on.
 */
function useFocusOnNewPage(path: string | null) {
  const shown = useRef<string | null>(null)
  const type = useNavigationType()
  useLayoutEffect(() => {
    const before = shown.current
    if (path === null || path === before) return
    shown.current = path
    if (before === null) return
    document.getElementById('main')?.focus({ preventScroll: true })
    // Somebody who goes back finds the place where they were: the browser restores it.
    if (type !== 'POP') scrollTo(0, 0)
  }, [path, type])
}
