export const loginStyles = `
.login { display: flex; flex-direction: column; gap: var(--coach-space-5); padding: var(--coach-space-5);
  border: 1px solid var(--coach-border); border-radius: var(--coach-radius-large); background: var(--coach-fill-raised);
  box-shadow: var(--coach-shadow-1); }
.login h1 { font-size: var(--coach-size-5); }
.login-problem { padding: var(--coach-space-3) var(--coach-space-4); border-radius: var(--coach-radius);
  background: var(--coach-fill-warn); border-inline-start: 4px solid var(--coach-warn); }
.login-secret { display: flex; flex-direction: column; gap: var(--coach-space-1); align-items: flex-start; }
.login-secret .button { margin-inline-start: calc(var(--coach-space-4) * -1); }
.login > .button { margin-block-start: calc(var(--coach-space-3) * -1); }
`
