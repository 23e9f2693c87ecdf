/**
 * A wide table's box. `position`: words in the table that are only heard belong to the box, or they would widen the page.
 */
export const scrollRegionStyles = `
.scroll-region { position: relative; container-type: inline-size; overflow-x: auto; border: 1px solid var(--coach-border);
  border-radius: var(--coach-radius); }
.scroll-region table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
.scroll-region th, .scroll-region td { padding: var(--coach-space-2) var(--coach-space-4); text-align: start;
  white-space: nowrap; border-block-end: 1px solid var(--coach-border); font-weight: 400; }
.scroll-region thead th { background: var(--coach-fill-quiet); color: var(--coach-text-quiet); font-weight: 600; }
.scroll-region tbody tr:last-child > * { border-block-end: 0; }
.scroll-region .number { text-align: end; }
/* At 200 % zoom the words wrap, so that a table of a few columns is seen as a whole; where there is less room it scrolls. */
@container (max-width: 700px) {
  .scroll-region th, .scroll-region td { padding: var(--coach-space-2); white-space: normal; }
}
`
