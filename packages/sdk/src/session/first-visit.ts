export const storePrefix = 'coachkit:'
interface Visit {
  api?: string
  key?: string | null
  token?: string | null
  getToken?: unknown
  keep?: string | null
}

/** The name under which a browser keeps a visitor's token. */
export const visitorName = (api?: string, key?: string | null) => `session:${api}:${key}`

/**
 * Asks for the session of a visitor whom this browser does not know: beside the core's file instead of after it. Nothing
 * comes of a line that is broken; the session then asks by itself.
 *
 * @param wanted false for a widget that begins without a session. A page's storage takes milliseconds to open; it is
 * read even then, because nothing waits for it here.
 */
export function firstVisit(
  { api, key, token, getToken, keep }: Visit,
  wanted: boolean,
): Promise<Response | undefined> | undefined {
  try {
    if ((keep === 'device' ? localStorage : sessionStorage).getItem(storePrefix + visitorName(api, key))) return
  } catch {
    // Storage is refused: everybody is new here.
  }
  if (wanted && key && !token && !getToken) {
    return fetch(`${api}/api/v1/embed/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"key":"${key}"}`,
    }).catch(() => undefined)
  }
}
