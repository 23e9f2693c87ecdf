/**
 * A phone's keyboard covers the layout viewport without changing it. `--coach-viewport-height` and
 * `--coach-viewport-top` say what of the page can be seen, so that a panel can stand above the keyboard. Until it comes
 * they are unset, and the layout viewport counts: to read them at once would lay the page out for every element.
 */
export function followViewport(inside: HTMLElement, signal: AbortSignal) {
  const view = inside.ownerDocument.defaultView?.visualViewport
  if (!view) return
  const tell = () => {
    inside.style.setProperty('--coach-viewport-height', `${Math.round(view.height)}px`)
    inside.style.setProperty('--coach-viewport-top', `${Math.round(view.offsetTop)}px`)
  }
  view.addEventListener('resize', tell, { signal })
  view.addEventListener('scroll', tell, { signal })
}
