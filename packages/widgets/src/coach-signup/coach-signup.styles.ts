export const signupStyles = `
.signup-role { display: flex; flex-direction: column; gap: var(--coach-space-2); }
.signup-role .choices { gap: var(--coach-space-3); }
.signup-role .choice { flex: 1 1 120px; border-color: var(--coach-border-strong); }
.signup-role .choice:has(:checked) { border-color: var(--coach-fill-accent); font-weight: 650; }
`
