const name = 'coachkit-device'

/**
 * The name that this browser gave itself. The server keeps a limit of wrong tries of its own for a browser that has
 * signed in to an account before, so that a stranger's guessing locks nobody out. It stays when somebody signs out, and
 * says nothing of who that was.
 */
export function deviceHeaders(): { 'x-device-id'?: string } {
  try {
    const known = localStorage.getItem(name)
    const id = known && /^[A-Za-z0-9_-]{16,64}$/.test(known) ? known : newId()
    if (id !== known) localStorage.setItem(name, id)
    return { 'x-device-id': id }
  } catch {
    // A page without storage signs in as a stranger's would: with the stricter limit.
    return {}
  }
}

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
