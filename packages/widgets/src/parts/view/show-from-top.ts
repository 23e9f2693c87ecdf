/** An element above, through shadow roots. */
const parentOf = (element: Element): Element | null =>
  element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null

/** Where the view begins and ends for an element: the page's own, or that of a box that scrolls inside it. */
function viewOf(element: Element) {
  let [from, to] = [0, element.ownerDocument.documentElement.clientHeight]
  for (let box = parentOf(element); box?.parentElement; box = parentOf(box)) {
    if (!/auto|scroll/.test(getComputedStyle(box).overflowY) || box.localName === 'body') continue
    const { top, bottom } = box.getBoundingClientRect()
    from = Math.max(from, top)
    to = Math.min(to, bottom)
  }
  return { from, to }
}

/**
 * Brings the beginning of a screen into view. Where most of the view lies below it already nothing moves, so that a
 * widget in the middle of a page does not pull the page about.
 */
export function showFromTop(screen: Element) {
  const { from, to } = viewOf(screen)
  const { top } = screen.getBoundingClientRect()
  if (top < from || top > from + (to - from) / 2) screen.scrollIntoView({ block: 'start' })
}
