export const dashboardStyles = `
:host { container-type: inline-size; }
.dashboard { display: grid; gap: var(--coach-space-6); }
.dashboard h1 { font-size: var(--coach-size-6); }
.dashboard h2 { font-size: var(--coach-size-4); margin-block-end: var(--coach-space-3); }
.dashboard-title { font-weight: 600; }
.dashboard-first { display: grid; gap: var(--coach-space-4); }
.dashboard-next { display: grid; justify-items: start; align-content: start; gap: var(--coach-space-3);
  padding: var(--coach-space-5); border-radius: var(--coach-radius-large); min-inline-size: 0;
  background: color-mix(in oklab, var(--coach-fill-accent) 14%, var(--coach-fill)); }
.dashboard-next h2 { margin: 0; font-size: var(--coach-size-3); color: var(--coach-text-accent); }
.dashboard-next > .dashboard-title { font-size: var(--coach-size-6); line-height: 1.2; }
.dashboard-next .dashboard-list { inline-size: 100%; }
.dashboard-progress { display: grid; gap: var(--coach-space-1); inline-size: 100%; max-inline-size: 360px; }
.dashboard-progress progress { inline-size: 100%; block-size: 10px; appearance: none; border: 0; border-radius: 5px;
  overflow: hidden; background: var(--coach-border); }
.dashboard-progress progress::-webkit-progress-bar { background: var(--coach-border); }
.dashboard-progress progress::-webkit-progress-value { background: var(--coach-fill-accent); border-radius: 5px; }
.dashboard-progress progress::-moz-progress-bar { background: var(--coach-fill-accent); border-radius: 5px; }
.dashboard-card { display: grid; justify-items: start; align-content: center; gap: var(--coach-space-3);
  padding: var(--coach-space-5); border: 1px solid var(--coach-border); border-radius: var(--coach-radius-large);
  background: var(--coach-fill-raised); }
.dashboard-card h2 { margin: 0; }
.dashboard-list { inline-size: 100%; }
.dashboard-progress { display: grid; gap: var(--coach-space-1); inline-size: 100%; max-inline-size: 360px; }
.dashboard-progress progress { inline-size: 100%; block-size: 10px; appearance: none; border: 0; border-radius: 5px;
  overflow: hidden; background: var(--coach-border); }
.dashboard-progress progress::-webkit-progress-bar { background: var(--coach-border); }
.dashboard-progress progress::-webkit-progress-value { background: var(--coach-fill-accent); border-radius: 5px; }
.dashboard-progress progress::-moz-progress-bar { background: var(--coach-fill-accent); border-radius: 5px; }
.dashboard-card { display: grid; justify-items: start; gap: var(--coach-space-3); padding: var(--coach-space-5);
  border: 1px solid var(--coach-border); border-radius: var(--coach-radius-large); }
.dashboard-card h2 { margin: 0; }
.dashboard-list { display: grid; gap: var(--coach-space-3); }
.dashboard-row { display: grid; grid-template-columns: 1fr auto; align-items: center; gap: 2px var(--coach-space-3);
  inline-size: 100%; min-block-size: 72px; padding: var(--coach-space-3) var(--coach-space-4); text-align: start;
  cursor: pointer; border: 1px solid var(--coach-border); border-radius: var(--coach-radius-large);
  background: var(--coach-fill-raised); transition: border-color var(--coach-quick); }
.dashboard-row > .quiet { grid-row: 2; }
.dashboard-row > .icon { grid-area: 1 / 2 / span 2; color: var(--coach-text-quiet); }
.dashboard-row:hover { border-color: var(--coach-border-strong); background: var(--coach-fill-quiet); }
.dashboard-courses { display: grid; gap: var(--coach-space-3); }
/* A course with something left to do is pressed as a whole; one without is a line, and looks like one. */
.dashboard-courses li { position: relative; display: grid; align-content: start; gap: var(--coach-space-2);
  padding: var(--coach-space-4); }
.dashboard-courses .dashboard-pressable { border: 1px solid var(--coach-border); border-radius: var(--coach-radius-large);
  background: var(--coach-fill-raised); transition: border-color var(--coach-quick); }
.dashboard-pressable:hover { border-color: var(--coach-border-strong); }
.dashboard-course { display: grid; grid-template-columns: 1fr auto; gap: 2px var(--coach-space-3); padding: 0; border: 0;
  background: none; text-align: start; cursor: pointer; }
.dashboard-course > .icon { grid-area: 1 / 2 / span 2; align-self: center; color: var(--coach-text-quiet); }
.dashboard-course::after { content: ''; position: absolute; inset: 0; border-radius: var(--coach-radius-large); }
.dashboard-course:focus-visible { outline: none; }
.dashboard-course:focus-visible::after { outline: 3px solid var(--coach-focus); outline-offset: 2px; }
.dashboard-stem { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.dashboard-more { justify-self: start; margin-block-start: var(--coach-space-2); }
.dashboard-link { display: grid; justify-items: start; gap: var(--coach-space-3); padding: var(--coach-space-5);
  border-radius: var(--coach-radius-large); background: var(--coach-fill-quiet); }
.dashboard-link h2 { margin: 0; font-size: var(--coach-size-3); }
.dashboard-code { font: 650 var(--coach-size-5) / 1.3 ui-monospace, SFMono-Regular, Menlo, monospace; letter-spacing: .08em;
  user-select: all; overflow-wrap: anywhere; }
@container (min-inline-size: 680px) {
  .dashboard-list { grid-template-columns: 1fr 1fr; }
  .dashboard-courses { grid-template-columns: repeat(auto-fit, minmax(200px, 1fr)); }
  .dashboard-first { grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr); }
}
`
