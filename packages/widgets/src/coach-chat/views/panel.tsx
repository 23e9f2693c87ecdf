import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { CoachChat } from '../state/coach-chat.state.ts'

/** Below this the panel takes the whole screen, and then keeps the focus inside, as a dialog must. */
export const smallScreen = '(max-width: 520px), (max-height: 460px)'

const focusable = 'a[href], button:not([disabled]), textarea, input, select, summary, [tabindex]:not([tabindex="-1"])'

/** The innermost focused element, through shadow roots. */
function focused(from: Document | ShadowRoot): Element | null {
  const active = from.activeElement
  return active?.shadowRoot ? focused(active.shadowRoot) : active
}

/** The panel in the browser's top layer, above whatever the page stacks up. */
export function Panel({ state, children }: { state: CoachChat; children: ComponentChildren }) {
  const place = useRef<HTMLDivElement>(null)
  const open = state.open.value

  useLayoutEffect(() => {
    const panel = place.current
    if (!panel || !open) return
    const opener = focused(state.host.ownerDocument) as HTMLElement | null
    panel.showPopover()
    state.focusComposer.peek()?.()
    return () => {
      const inside = panel.contains(focused(state.host.ownerDocument))
      panel.hidePopover()
      // Back to where one came from, unless the person has gone on to another place meanwhile.
      if (inside && opener?.isConnected) opener.focus()
    }
  }, [open, state])

  useEffect(() => {
    const panel = place.current
    if (!panel) return
    const media = matchMedia(smallScreen)
    const tell = () => panel.toggleAttribute('aria-modal', media.matches)
    tell()
    media.addEventListener('change', tell)
    return () => media.removeEventListener('change', tell)
  }, [])

  function keys(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation()
      state.hide()
    }
    const panel = place.current
    if (event.key !== 'Tab' || !panel || !matchMedia(smallScreen).matches) return
    const stops = [...panel.querySelectorAll<HTMLElement>(focusable)].filter((one) => one.checkVisibility())
    const active = focused(state.host.ownerDocument)
    const edge = event.shiftKey ? stops[0] : stops.at(-1)
    if (active !== edge) return
    event.preventDefault()
    ;(event.shiftKey ? stops.at(-1) : stops[0])?.focus()
  }
  return (
    <div
      class="panel"
      ref={place}
      popover="manual"
      role="dialog"
      aria-labelledby="coach-title"
      hidden={!open}
      onKeyDown={keys}
    >
      {children}
    </div>
  )
}
