export const fieldStyles = `
.field { display: flex; flex-direction: column; gap: var(--coach-space-2); flex: 1; min-inline-size: 0; }
.field-label { font-weight: 600; }
.field-input { inline-size: 100%; min-block-size: 52px; padding: var(--coach-space-3) var(--coach-space-4);
  border: 2px solid var(--coach-border-strong); border-radius: var(--coach-radius-large);
  background: var(--coach-fill-raised); color: var(--coach-text-normal); font-size: max(16px, 1em); line-height: 1.5;
  transition: border-color var(--coach-quick); }
.field-input::placeholder { color: var(--coach-text-quiet); opacity: 1; }
.field-input:focus-visible { outline-offset: 0; border-color: var(--coach-focus); }
.field-number { max-inline-size: 260px; font-variant-numeric: tabular-nums; }
.field-long { field-sizing: content; min-block-size: 100px; max-block-size: 320px; resize: vertical; }
.field-input:read-only { background: var(--coach-fill-quiet); }
.field-input[data-outcome='right'] { border-color: var(--coach-good); background: var(--coach-fill-good); }
.field-input[data-outcome='not-yet'], .field-input[data-outcome='partly'] { border-color: var(--coach-warn);
  background: var(--coach-fill-warn); }
`
