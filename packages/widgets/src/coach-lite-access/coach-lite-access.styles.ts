export const liteStyles = `
.lite-done { justify-items: center; text-align: center; padding-block: var(--coach-space-6); }
.lite-done p { text-wrap: balance; }
.lite-found { padding: var(--coach-space-3) var(--coach-space-4); border-radius: var(--coach-radius); background: var(--coach-fill-good); }
.lite-found:empty { display: none; }
.lite-found li { font-weight: 600; }
`
