import type { VNode } from 'preact'

/**
 * One line icon, sized by its text. It is decoration: the control around it carries the words.
 * `flips` mirrors an arrow where text runs from right to left.
 */
export const Icon = ({ path, flips = false }: { path: string; flips?: boolean }): VNode => (
  <svg class={flips ? 'icon flips' : 'icon'} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={path} />
  </svg>
)
