export const setupStyles = `
.setup-colour { inline-size: 96px; padding: var(--coach-space-1); cursor: pointer; }
.setup-done { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--coach-space-5); }
.setup-done h2 { font-size: var(--coach-size-3); }
.setup-done .stack { gap: var(--coach-space-3); }
.setup-done > .button-main { inline-size: 100%; min-block-size: 52px; }
`
