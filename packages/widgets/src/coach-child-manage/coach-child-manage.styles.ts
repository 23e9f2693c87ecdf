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
.manage-ask { inline-size: min(440px, calc(100vw - 32px)); margin: auto; padding: var(--coach-space-5); border: 0;
  border-radius: var(--coach-radius-large); background: var(--coach-fill-raised); color: var(--coach-text-normal);
  box-shadow: var(--coach-shadow-2); }
.manage-ask[open] { display: grid; gap: var(--coach-space-4); }
.manage-ask::backdrop { background: rgb(0 0 0 / .45); }
@container (min-inline-size: 800px) { .manage { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); } }
`
