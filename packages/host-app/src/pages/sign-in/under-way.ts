/**
 * What this tab must still know when a sign-in leaves the page or loads it anew: for the tab alone, and gone with it.
 * Secrets are kept here instead of in an address.
 */
interface UnderWay {
  /** `binding` makes a sign-in elsewhere good in this browser alone; the rest is where it began, and with what. */
  elsewhere: { binding: string; search: string; checkout: boolean }
  /** The token of a mailed link that was opened and not used yet. */
  link: { token: string }
}

const nameOf = (what: keyof UnderWay) => `coachkit-under-way-${what}`

export function keepUnderWay<What extends keyof UnderWay>(what: What, value: UnderWay[What]): void {
  try {
    sessionStorage.setItem(nameOf(what), JSON.stringify(value))
  } catch {
    // A browser that refuses storage loses it when the page is left, and the person begins again.
  }
}

export function findUnderWay<What extends keyof UnderWay>(what: What): UnderWay[What] | null {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(what)) ?? 'null') as UnderWay[What] | null
  } catch {
    return null
  }
}

export function endUnderWay(what: keyof UnderWay): void {
  try {
    sessionStorage.removeItem(nameOf(what))
  } catch {
    // Nothing was kept then.
  }
}

/** Takes what is secret out of the address, without a new page and without leaving it in the history. */
export function cleanAddress(path: string): void {
  history.replaceState(history.state, '', path)
}
