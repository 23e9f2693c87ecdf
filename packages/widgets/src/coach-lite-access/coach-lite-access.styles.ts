export const liteStyles = `
.lite-done { justify-items: center; text-align: center; padding-block: var(--coach-space-6); }
.lite-done p { text-wrap: balance; }
`
