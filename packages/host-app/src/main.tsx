import type {} from './widget-events.ts'
import './styles/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app.tsx'
import { findBrand, wearBrand } from './brand/brand.ts'
import { createThemes, findTheme, keepTheme } from './brand/themes.ts'
import { loadConfig } from './config.ts'
import { DeploymentContext, pageBrandOf } from './deployment.ts'
import { beginKit } from './kit.ts'
import { Notifications } from './notifications/notifications.tsx'
import { createHostCalls } from './session/host-calls.ts'
import { isOver } from './session/is-over.ts'
import { createOnboardingRecord } from './session/onboarding-record.ts'
import { refreshPerson } from './session/refresh-person.ts'
import { createSessionStore } from './session/session-store.ts'

async function begin() {
  const config = await loadConfig()
  const record = await findBrand(config, location.hostname)
  wearBrand(record)

  const sessions = createSessionStore()
  const token = sessions.current()?.access_token ?? null
  const kit = beginKit({
    key: config.site_key,
    api: location.origin,
    brand: record,
    product: config.product,
    token,
    isSignIn: true,
  })

  let known = token
  sessions.subscribe(() => {
    const next = sessions.current()?.access_token ?? null
    if (next === known) return
    known = next
    void (next ? kit.identify({ token: next, isSignIn: true }) : kit.logout())
  })
  const themes = record.theme_feature ? createThemes(record, kit) : null
  const dress = () => void themes?.wear(findTheme(sessions.current()?.user ?? null))
  sessions.subscribe(dress)
  dress()
  kit.on('coach-theme-chosen', ({ detail }) => {
    const user = sessions.current()?.user
    if (user) keepTheme(user, detail.theme_id)
    dress()
  })
  kit.on('coach-profile-changed', ({ detail }) => {
    const now = sessions.current()
    if (now && now.user.id === detail.user.id) sessions.signIn({ ...now, user: detail.user })
  })
  kit.on('coach-auth-required', (event) => {
    if (isOver(event)) sessions.clear()
  })

  const calls = createHostCalls({ api: location.origin, product: config.product }, sessions)
  const onboarding = createOnboardingRecord(sessions, calls)
  const refresh = () => void refreshPerson(sessions, calls)
  // A code can end the free tier.
  kit.on('coach-code-redeemed', () => {
    calls.invalidate('users')
    refresh()
  })

  function signOut() {
    const token = sessions.current()?.access_token
    // The person is signed out here at once, whether or not the server can be reached.
    if (token)
      void fetch('/api/v1/auth/logout', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        keepalive: true,
      }).catch(() => {})
    sessions.logout()
  }

  const root = document.getElementById('app')
  if (!root) throw new Error('index.html has no #app')
  const brand = pageBrandOf(config, record)
  createRoot(root).render(
    <StrictMode>
      <DeploymentContext value={{ config, brand }}>
        <BrowserRouter>
          <Notifications>
            <App sessions={sessions} onboarding={onboarding} signOut={signOut} refresh={refresh} />
          </Notifications>
        </BrowserRouter>
      </DeploymentContext>
    </StrictMode>,
  )
}

begin().catch(() => {
  const sorry = document.createElement('p')
  sorry.className = 'calm'
  sorry.textContent = 'We can’t reach the platform right now. Nothing you’ve done is lost; reload the page in a moment.'
  document.getElementById('app')?.replaceChildren(sorry)
})
