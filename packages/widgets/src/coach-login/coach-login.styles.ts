export const loginStyles = `
.login-secret { display: flex; flex-direction: column; align-items: flex-start; gap: var(--coach-space-1); }
.login-secret .field { inline-size: 100%; }
.login-ways { display: flex; flex-direction: column; gap: var(--coach-space-3); }
.login-pair { display: grid; gap: var(--coach-space-3); grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr)); }
.login-provider { display: inline-grid; place-items: center; inline-size: 24px; block-size: 24px; border-radius: 50%;
  background: var(--coach-fill-quiet); font-size: var(--coach-size-2); font-weight: 700; }

`
