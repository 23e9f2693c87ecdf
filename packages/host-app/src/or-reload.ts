const reloadedKey = 'coachkit-reloaded'

/** Waits for a page's module; the first failure loads the page in full, the next one of the same page is thrown. */
export async function orReload(loading: Promise<unknown>, page: { path: string; reload: () => void }): Promise<void> {
  try {
    await loading
    sessionStorage.removeItem(reloadedKey)
  } catch (cause) {
    if (sessionStorage.getItem(reloadedKey) === page.path) throw cause
    sessionStorage.setItem(reloadedKey, page.path)
    page.reload()
    // The page is going away: neither loaded nor failed.
    await new Promise(() => {})
  }
}
