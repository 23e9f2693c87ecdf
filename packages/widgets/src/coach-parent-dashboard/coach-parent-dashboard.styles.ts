export const dashboardStyles = `
.dash-next { grid-template-columns: auto minmax(0, 1fr); align-items: start; gap: var(--coach-space-5); }
.dash-children, .dash-more { display: grid; gap: var(--coach-space-4);
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr)); }
.dash-child { display: grid; grid-template-columns: auto minmax(0, 1fr); align-items: center; gap: var(--coach-space-2) var(--coach-space-3); }
.dash-child > .tag { grid-column: 2; justify-self: start; margin: 0; }
.dash-tight { gap: var(--coach-space-2); }
.dash-courses { display: flex; flex-wrap: wrap; gap: var(--coach-space-2); }
.dash-actions { align-self: end; margin-block-start: auto; }
.dash-link { display: flex; align-items: center; gap: var(--coach-space-3); inline-size: 100%; min-block-size: 60px;
  padding: var(--coach-space-3) var(--coach-space-4); border: 1px solid var(--coach-border);
  border-radius: var(--coach-radius-large); background: var(--coach-fill-raised); font-weight: 600; text-align: start;
  cursor: pointer; transition: border-color var(--coach-quick); }
.dash-link > .icon:first-child { color: var(--coach-text-accent); }
.dash-link > .icon:last-child { margin-inline-start: auto; color: var(--coach-text-quiet); }
.dash-link:hover { border-color: var(--coach-border-strong); background: var(--coach-fill-quiet); }
@container (max-inline-size: 420px) { .dash-next { grid-template-columns: minmax(0, 1fr); } .dash-next .button { inline-size: 100%; } }
`
