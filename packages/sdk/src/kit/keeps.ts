import { isVisitors } from '../session/person-watch.ts'
import type { Store } from '../session/store.ts'

/** What a device keeps of a signed-in person for all sites, and signing out clears: part 1 §4, "Logout clears …". */
export const personalNames = ['coachkit-cart', 'coachkit-chat', 'coachkit-survey', 'coachkit-course']

/** What the server does not have yet waits on this device for its owner; a visitor is nobody's owner. */
const waits = (name: string) => name.startsWith('unsent.')

/**
 * What widgets keep, by site and person. A learner's stays on the device until they sign out; a visitor's lives for the
 * browser's session, or on the device where the site asks for that (`visitors` is then the same store).
 */
export function createKeeps(start: string, device: Store, visitors: Store, whose: () => string | null) {
  const storeOf = (owner: string | null) => (isVisitors(owner) ? visitors : device)
  const nameOf = (owner: string | null, name: string) => `${start}:${owner ?? ''}:${name}`
  return {
    get: (name: string, owner = whose()) => storeOf(owner).get(nameOf(owner, name)),
    /** A widget that ends because its person has gone writes nothing down behind them but what waits to be sent. */
    set(name: string, value: string | null, owner = whose()) {
      if (owner === whose() || (waits(name) && !isVisitors(owner))) storeOf(owner).set(nameOf(owner, name), value)
    },
    /** Forgets what was kept of everybody but this one. */
    keepOnly(owner: string | null) {
      const own = nameOf(owner, '')
      for (const store of new Set([device, visitors])) {
        for (const name of store.names(`${start}:`)) {
          const isWaiting = name.includes(':unsent.') && !name.includes(':visitor:')
          if (!(owner && name.startsWith(own)) && !isWaiting) store.set(name, null)
        }
      }
    },
  }
}

/** Storage that is refused has kept nothing. */
export function forgetPersonal() {
  try {
    for (const name of personalNames) localStorage.removeItem(name)
  } catch {
    // As above.
  }
}
