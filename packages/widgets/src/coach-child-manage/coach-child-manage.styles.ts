export const manageStyles = `
.manage, .manage-column { display: grid; gap: var(--coach-space-5); align-content: start; min-inline-size: 0; }
.manage-saved:empty { display: none; }
.manage .form > .button { align-self: flex-start; }
.manage-subscription { display: grid; justify-items: start; gap: var(--coach-space-2); padding-block: var(--coach-space-4);
  border-block-start: 1px solid var(--coach-border); }
.manage-subscription:first-child { border-block-start: 0; padding-block-start: 0; }
.manage-subscription > ul { inline-size: 100%; }
.manage-subscription > .button-plain { margin-inline-start: calc(var(--coach-space-4) * -1); }
.manage-product { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; align-items: center;
  gap: var(--coach-space-3); min-block-size: 44px; overflow-wrap: anywhere; }
.manage-switch { display: flex; align-items: center; justify-content: space-between; gap: var(--coach-space-4); min-block-size: 52px;
  padding-block: var(--coach-space-2); cursor: pointer; }
.manage-switch input { flex: none; appearance: none; position: relative; inline-size: 52px; block-size: 32px; margin: 0; border-radius: 999px;
  border: 2px solid var(--coach-border-strong); background: var(--coach-fill-quiet); cursor: inherit;
  transition: background var(--coach-quick); }
.manage-switch input::before { content: ''; position: absolute; inset-block: 3px; inset-inline-start: 3px; inline-size: 22px;
  border-radius: 50%; background: var(--coach-border-strong); transition: inset-inline-start var(--coach-quick); }
.manage-switch input:checked { background: var(--coach-fill-accent); border-color: var(--coach-fill-accent); }
.manage-switch input:checked::before { inset-inline-start: 23px; background: var(--coach-fill-raised); }
@media (forced-colors: active) { .manage-switch input { appearance: auto; } }
.manage-ask { inline-size: min(440px, calc(100vw - 32px)); margin: auto; padding: var(--coach-space-5); border: 0;
  border-radius: var(--coach-radius-large); background: var(--coach-fill-raised); color: var(--coach-text-normal);
  box-shadow: var(--coach-shadow-2); }
.manage-ask[open] { display: grid; gap: var(--coach-space-4); }
.manage-ask::backdrop { background: rgb(0 0 0 / .45); }
@container (min-inline-size: 800px) { .manage { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); } }
`
