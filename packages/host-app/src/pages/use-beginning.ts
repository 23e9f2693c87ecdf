import { useLayoutEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/**
 * A page that shows something else under the same path (`/blogs?post=…`) begins at its top, for eyes and for screen
 * readers, as another path does. Somebody who goes back finds the place where they were.
 */
export function useBeginning(shown: string | null) {
  const before = useRef(shown)
  const type = useNavigationType()
  useLayoutEffect(() => {
    if (before.current === shown) return
    before.current = shown
    document.getElementById('main')?.focus({ preventScroll: true })
    if (type !== 'POP') scrollTo(0, 0)
  }, [shown, type])
}
