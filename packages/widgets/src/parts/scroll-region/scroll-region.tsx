import type { ComponentChildren } from 'preact'

/** A wide table's box: it scrolls sideways by itself, by keyboard too, and never makes the page scroll. */
export function ScrollRegion({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section class="scroll-region" tabIndex={0} aria-label={label}>
      {children}
    </section>
  )
}
