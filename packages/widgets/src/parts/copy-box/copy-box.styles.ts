export const copyBoxStyles = `
.copy-box { display: flex; flex-wrap: wrap; gap: var(--coach-space-3); align-items: flex-start; }
.copy-value { flex: 1 1 280px; min-inline-size: 0; margin: 0; padding: var(--coach-space-3) var(--coach-space-4);
  border: 1px solid var(--coach-border); border-radius: var(--coach-radius); background: var(--coach-fill-quiet);
  font: 13px/1.55 ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere;
  direction: ltr; text-align: left; }
.copy-value code { font: inherit; }
.copy-words { display: inline-flex; align-items: center; gap: var(--coach-space-2); }
`
