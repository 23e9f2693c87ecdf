export const accountStyles = `
.account-consent { display: grid; gap: var(--coach-space-2); padding: var(--coach-space-4); border-radius: var(--coach-radius);
  background: var(--coach-fill-quiet); }
.family .account-consent h2 { font-size: var(--coach-size-3); }
.account-done { justify-items: center; text-align: center; padding-block: var(--coach-space-6); }
.account-done p { text-wrap: balance; }
.account-name { display: grid; gap: var(--coach-space-1); padding: var(--coach-space-3) var(--coach-space-5);
  border-radius: var(--coach-radius); background: var(--coach-fill-raised); }
.account-name dd { font-size: var(--coach-size-5); }
.account-ways { justify-content: center; }
`
