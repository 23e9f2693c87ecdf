import type { SignedIn } from '@coachkit/sdk'

const storageKey = 'coachkit-session'
const newUserKey = 'coachkit-new-user'
/** What belongs to a signed-in person and goes when they sign out: part 1 §4, "Logout clears …". */
const personalKeys = [newUserKey, 'coachkit-cart', 'coachkit-chat', 'coachkit-survey', 'coachkit-course']
/** What the coach's widget keeps of somebody: the session, the draft, what was not sent. */
const isChat = (key: string) => /^coachkit:.*:chat\./.test(key)

export interface SessionStore {
  current(): SignedIn | null
  signIn(signedIn: SignedIn): void
  /** The session is over (a 401): the user is cleared, and what waits to be sent stays for when they are back. */
  clear(): void
  /** The person's own sign-out: everything of theirs goes from this browser. */
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
    clear: () => keep(null),
    logout() {
      keep(null)
      forgetPerson()
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

function forgetPerson() {
  try {
    const chats = Object.keys(localStorage).filter(isChat)
    for (const key of [...personalKeys, ...chats]) localStorage.removeItem(key)
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}
