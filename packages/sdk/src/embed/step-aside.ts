/** Where a bubble is: its corner, a slim tab at the edge of the screen, or out of sight. */
export type BubblePlace = 'corner' | 'edge' | 'away'

/** The square of the corner that a bubble takes, its shadow included, in CSS pixels. */
const corner = 92

/**
 * Keeps a bubble off what a pupil reads and presses. Over one of our widgets it is a tab at the edge, as wide as the
 * padding that every widget has there; over a coach in the page, which says all that it would, it is away. `coach-ready`
 * tells of widgets that come later. Not in the spec: our choice.
 *
 * @param own the bubble's own host, which is no widget to step aside for
 */
export function stepAside(
  own: HTMLElement,
  isLeft: () => boolean,
  move: (to: BubblePlace) => void,
  left?: AbortSignal,
) {
  const page = own.ownerDocument
  const view = page.defaultView
  if (!view) return
  const widgets = new Set<Element>()
  let place: BubblePlace = 'corner'
  let isAsked = false

  const look = () => {
    isAsked = false
    const { clientWidth, clientHeight } = page.documentElement
    const [from, to] = isLeft() ? [0, corner] : [clientWidth - corner, clientWidth]
    let next: BubblePlace = 'corner'
    for (const widget of widgets) {
      if (!widget.isConnected) {
        widgets.delete(widget)
        sizes.unobserve(widget)
        continue
      }
      const box = widget.getBoundingClientRect()
      if (!box.width || !box.height || box.right <= from || box.left >= to) continue
      if (box.bottom <= Math.min(clientHeight, view.innerHeight) - corner || box.top >= view.innerHeight) continue
      if (widget.localName.startsWith('coach-chat')) next = 'away'
      else if (next === 'corner') next = 'edge'
    }
    // Who is on it with the keyboard must not lose it.
    if (next === 'away' && page.activeElement === own) next = 'edge'
    if (next === place) return
    place = next
    move(place)
  }
  const soon = () => {
    if (!isAsked) view.requestAnimationFrame(look)
    isAsked = true
  }
  const sizes = new ResizeObserver(soon)
  const meet = (widget: Element) => {
    if (widget === own || widgets.has(widget)) return
    widgets.add(widget)
    sizes.observe(widget)
  }
  const options = { passive: true, capture: true, signal: left }
  page.addEventListener('coach-ready', ({ target }) => target instanceof Element && meet(target), options)
  for (const name of ['scroll', 'focusin', 'focusout']) page.addEventListener(name, soon, options)
  view.addEventListener('resize', soon, options)
  sizes.observe(page.documentElement)
  left?.addEventListener('abort', () => sizes.disconnect())
  // Those that were ready before the bubble was drawn.
  for (const element of page.querySelectorAll(':defined')) if (element.localName.startsWith('coach-')) meet(element)
}
