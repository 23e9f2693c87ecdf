import type { KitOptions } from '../kit/options.ts'

export const storePrefix = 'coachkit:'
/** Where a device keeps a visitor's token. */
export const visitorName = ({ api, key }: KitOptions) => `session:${api}:${key}`

/**
 * Asks for the session of a visitor whom this device does not know: beside the core's file instead of after it. Nothing
 * comes of a line that is broken; the session then asks by itself.
 */
export function firstVisit(options: KitOptions): Promise<Response | undefined> | undefined {
  const { api, key, token, getToken } = options
  try {
    if (localStorage.getItem(storePrefix + visitorName(options))) return
  } catch {
    // Storage is refused: everybody is new here.
  }
  if (key && !token && !getToken) {
    return fetch(`${api}/api/v1/embed/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"key":"${key}"}`,
    }).catch(() => undefined)
  }
}
