import type { ComponentChildren, JSX } from 'preact'

export interface ButtonProps {
  children: ComponentChildren
  /** One `main` button a screen: the clear next action. */
  kind?: 'main' | 'quiet' | 'plain'
  type?: 'button' | 'submit'
  /** Work is under way: the button keeps its width and its focus, and does nothing when pressed again. */
  busy?: boolean
  /** The second click of a double one does nothing: the button may mean something else by then. */
  once?: boolean
  pressed?: boolean
  /** Where the words on the button do not say enough by themselves. */
  label?: string
  class?: string
  expanded?: boolean
  controls?: string
  onClick?: () => void
  buttonRef?: JSX.HTMLAttributes<HTMLButtonElement>['ref']
}

export function Button({
  children,
  kind = 'quiet',
  type = 'button',
  busy = false,
  once = false,
  pressed,
  label,
  class: more,
  expanded,
  controls,
  onClick,
  buttonRef,
}: ButtonProps) {
  return (
    <button
      ref={buttonRef}
      type={type}
      class={`button button-${kind}${more ? ` ${more}` : ''}`}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-controls={controls}
      // Not `disabled`: that would drop the focus of whoever works by keyboard.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy || (once && event.detail > 1)) event.preventDefault()
        else onClick?.()
      }}
    >
      <span class="button-words">{children}</span>
      {busy && <span class="button-dots" aria-hidden="true" />}
    </button>
  )
}
