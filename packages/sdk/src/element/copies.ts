/** What would wake a copy: all of it comes before anything is written or pressed. */
const touches = ['pointerdown', 'keydown', 'focusin', 'click'] as const

interface Drawn {
  kit: unknown
  look: string
  root: ShadowRoot
  inside: HTMLElement
}

/**
 * Many elements of one class often begin in one turn: ten coaches on a page. The first draws; those whose first drawing
 * would be the same take a copy of its nodes, and begin for themselves each in a turn of its own, or as soon as somebody
 * touches them. So all are there at once, and the page is never held up for the sum of them.
 */
export function createCopies() {
  let drawn: Drawn | null = null

  return {
    /** Others may copy this until the turn ends. What differs by then is put right as they begin. */
    offer(one: Drawn) {
      drawn = one
      queueMicrotask(() => {
        if (drawn === one) drawn = null
      })
    },

    /** Puts in a copy of what an equal one drew in this turn; false where there is none. */
    take({ kit, look, root, inside }: Drawn): boolean {
      if (!drawn || drawn.kit !== kit || drawn.look !== look) return false
      if (drawn.root.ownerDocument !== root.ownerDocument) return false
      root.adoptedStyleSheets = drawn.root.adoptedStyleSheets
      for (const { name, value } of drawn.inside.attributes) {
        // Each follows the viewport by itself, and a page may forbid the attribute.
        if (name !== 'style') inside.setAttribute(name, value)
      }
      inside.replaceChildren(...drawn.inside.cloneNode(true).childNodes)
      return true
    },
  }
}

/** Calls `wake` once, in a turn of its own or before an event reaches the copy's nodes, unless `left` ends first. */
export function sleep(root: ShadowRoot, left: AbortSignal, wake: () => void): () => void {
  const done = new AbortController()
  const rise = () => {
    if (done.signal.aborted) return
    done.abort()
    clearTimeout(timer)
    wake()
  }
  const timer = setTimeout(rise)
  const options = { capture: true, signal: done.signal }
  for (const touch of touches) root.addEventListener(touch, rise, options)
  left.addEventListener('abort', () => {
    clearTimeout(timer)
    done.abort()
  })
  return rise
}
