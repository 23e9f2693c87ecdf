export const redeemStyles = `
.redeem-courses { display: grid; gap: var(--coach-space-2); }
.redeem-courses li { display: flex; align-items: center; gap: var(--coach-space-2); font-weight: 600; }
.redeem-done { justify-items: center; text-align: center; padding-block: var(--coach-space-6); }
.redeem-done p { text-wrap: balance; }
.redeem-ways { justify-content: center; }
.family #code { font-family: ui-monospace, SFMono-Regular, Menlo, monospace; letter-spacing: .06em; text-transform: uppercase; }
.redeem-nothing { padding: var(--coach-space-3) var(--coach-space-4); border-radius: var(--coach-radius); background: var(--coach-fill-warn); }
.redeem-nothing:empty { display: none; }
`
