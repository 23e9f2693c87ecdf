export const sessionsStyles = `
.sessions { display: flex; flex-direction: column; gap: var(--coach-space-4); }
.sessions-head { display: flex; flex-direction: column; gap: var(--coach-space-2); }
.sessions-head h1 { font-size: var(--coach-size-5); }
.sessions [role='status']:empty { display: none; }
.sessions-list { border: 1px solid var(--coach-border); border-radius: var(--coach-radius-large);
  background: var(--coach-fill-raised); }
.sessions-row { display: flex; flex-wrap: wrap; align-items: center; gap: var(--coach-space-3); padding: var(--coach-space-3) var(--coach-space-4);
  min-block-size: 68px; }
.sessions-row + .sessions-row { border-block-start: 1px solid var(--coach-border); }
.sessions-row .icon { color: var(--coach-text-quiet); }
.sessions-words { flex: 1 1 160px; display: flex; flex-direction: column; min-inline-size: 0; }
.sessions-current { padding: var(--coach-space-1) var(--coach-space-3); border-radius: 16px; background: var(--coach-fill-good);
  color: var(--coach-good); font-weight: 600; font-size: var(--coach-size-2); }
`
