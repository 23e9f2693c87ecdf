export const checkoutStyles = `
.checkout { display: grid; gap: var(--coach-space-5); align-items: start; }
.checkout-line { grid-template-columns: minmax(0, 1fr) auto auto; }
.family .checkout-pay { justify-self: stretch; min-block-size: 52px; }
.checkout-end { justify-items: center; text-align: center; padding-block: var(--coach-space-6); }
.checkout-end p { text-wrap: balance; }
.checkout-end .row { justify-content: center; }
.checkout-courses { display: grid; gap: var(--coach-space-2); justify-items: center; }
.checkout-courses li { display: flex; align-items: center; gap: var(--coach-space-2); font-weight: 600; }
@container (min-inline-size: 720px) { .checkout { grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr); } }
.checkout-child { font-size: var(--coach-size-4); padding-block-start: var(--coach-space-2); }
`
