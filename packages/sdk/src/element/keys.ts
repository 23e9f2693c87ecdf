const editable = 'input:not([type=button],[type=checkbox],[type=radio],[type=range],[type=submit]),textarea,select'

const isEditable = (target: EventTarget | undefined) =>
  target instanceof Element && (target.matches(editable) || (target as HTMLElement).isContentEditable)

/** Keys by which a focused control is worked; with a modifier they are the browser's or the page's. */
const isTyped = (event: KeyboardEvent) =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  (event.key.length === 1 || /^(Enter|Arrow|Home|End|Page)/.test(event.key))

/**
 * A page sees our host as the target of every key (events are retargeted at the root), so its "is this a text field?"
 * test fails and `k` would start its search. Keys meant for us stop at the first element inside. Tab always passes:
 * the page's own focus traps need it.
 */
export function keepKeysInside(inside: HTMLElement) {
  const stop = (event: Event) => {
    const origin = event.composedPath()[0]
    const key = event as KeyboardEvent
    if (isEditable(origin) ? key.key !== 'Tab' : 'key' in event && isTyped(key)) event.stopPropagation()
  }
  for (const name of ['keydown', 'keypress', 'keyup', 'paste', 'copy', 'cut']) inside.addEventListener(name, stop)
}
