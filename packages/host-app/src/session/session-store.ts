import type { SignedIn } from '@coachkit/sdk'

const storageKey = 'coachkit-session'
/** What belongs to a signed-in person and goes with the session: part 1 §4, "Logout clears …". */
const personalKeys = ['coachkit-cart', 'coachkit-chat', 'coachkit-survey', 'coachkit-course']

export interface SessionStore {
  current(): SignedIn | null
  signIn(signedIn: SignedIn): void
  clear(): void
  subscribe(listener: () => void): () => void
}

function read(): SignedIn | null {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as SignedIn | null
    return kept?.access_token && kept.user?.id && Date.parse(kept.expires_at) > Date.now() ? kept : null
  } catch {
    return null
  }
}

/** The signed-in person, kept locally and shared by the tabs of this browser. The one place where a session begins and ends. */
export function createSessionStore(): SessionStore {
  let signedIn = read()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const keep = (value: SignedIn | null) => {
    signedIn = value
    try {
      if (value) localStorage.setItem(storageKey, JSON.stringify(value))
      else for (const key of [storageKey, ...personalKeys]) localStorage.removeItem(key)
    } catch {
      // A browser that refuses storage still has the session until the page is left.
    }
    tell()
  }
  addEventListener('storage', ({ key }) => {
    if (key !== storageKey && key !== null) return
    signedIn = read()
    tell()
  })
  return {
    current: () => signedIn,
    signIn: keep,
    clear: () => keep(null),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
