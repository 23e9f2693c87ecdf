import { personalNames, type SignedIn } from '@coachkit/sdk'

const storageKey = 'coachkit-session'
const newUserKey = 'coachkit-new-user'
/** What widgets keep, by site and person; what waits to be sent waits for its owner. */
const isKept = (key: string) => key.startsWith('coachkit:') && !key.includes(':unsent.')
/** A sign-in that leaves the page, or a mailed link that is not used yet. */
const isUnderWay = (key: string) => key.startsWith('coachkit-under-way')

export interface SessionStore {
  current(): SignedIn | null
  signIn(signedIn: SignedIn): void
  /**
   * The session is over (a 401): the user is cleared with everything of theirs (part 1 §4, "Logout clears …"), and what
   * waits to be sent stays for when they are back. Nothing happens where nobody is signed in.
   */
  clear(): void
  /** The person's own sign-out: the same, and what was under way in this tab. */
  logout(): void
  /**
   * Somebody who had never logged in before: part 1 §4, "New-user flag". Part 1 sets and clears it and names no reader:
   * these are part 2's coach, whose first-login prompts (types 1 and 2) and new-user messages (triggers 16 to 18) ask
   * for it. Where a sign-in leads does not depend on it.
   */
  isNewUser(): boolean
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
      else localStorage.removeItem(storageKey)
    } catch {
      // A browser that refuses storage still has the session until the page is left.
    }
    tell()
  }
  // A session that came to its end since the last page.
  if (!signedIn && wasKept()) forgetPerson()
  addEventListener('storage', ({ key }) => {
    if (key !== storageKey && key !== null) return
    signedIn = read()
    tell()
  })
  return {
    current: () => signedIn,
    signIn(next) {
      flagNewUser(next.user.last_logged_in === null)
      keep(next)
    },
    clear() {
      if (!signedIn) return
      keep(null)
      forgetPerson()
    },
    logout() {
      keep(null)
      forgetPerson()
      forgetIn(() => sessionStorage, isUnderWay)
    },
    isNewUser,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function flagNewUser(isNew: boolean) {
  try {
    if (isNew) localStorage.setItem(newUserKey, 'true')
    else localStorage.removeItem(newUserKey)
  } catch {
    // Nothing is kept in this browser; the next sign-in says it again.
  }
}

function isNewUser(): boolean {
  try {
    return localStorage.getItem(newUserKey) === 'true'
  } catch {
    return false
  }
}

function wasKept(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

/** Part 1 §4: "Logout clears the user, cart, chat history, survey status and selected course." */
const personal = [storageKey, newUserKey, ...personalNames]
const forgetPerson = () =>
  forgetIn(
    () => localStorage,
    (key) => personal.includes(key) || isKept(key),
  )

function forgetIn(open: () => Storage, isTheirs: (key: string) => boolean) {
  try {
    const storage = open()
    for (const key of Object.keys(storage).filter(isTheirs)) storage.removeItem(key)
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}
