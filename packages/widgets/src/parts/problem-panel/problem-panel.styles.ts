export const problemPanelStyles = `
.problem-panel { display: flex; flex-direction: column; gap: var(--coach-space-3); padding: var(--coach-space-4);
  border-radius: var(--coach-radius-large); background: var(--coach-fill-warn); color: var(--coach-text-normal);
  border-inline-start: 4px solid var(--coach-warn); line-height: 1.5; }
.problem-title { font-weight: 650; }
`
