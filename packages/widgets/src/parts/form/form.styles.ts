/** Stands after `fieldStyles`, whose field it completes. A list counts as read-only, and would look locked there. */
export const formStyles = `
.form { display: flex; flex-direction: column; gap: var(--coach-space-5); }
.form .field { flex: none; }
.form-pair { display: grid; gap: var(--coach-space-5); grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  align-items: start; }
.form-problem { display: flex; gap: var(--coach-space-3); align-items: flex-start; padding: var(--coach-space-3) var(--coach-space-4);
  border-radius: var(--coach-radius); background: var(--coach-fill-warn); border-inline-start: 4px solid var(--coach-warn); }
.form-problem .icon { margin-block-start: 2px; color: var(--coach-warn); }
.form-problem p { min-inline-size: 0; }
.field-optional { font-weight: 400; color: var(--coach-text-quiet); font-size: var(--coach-size-2); }
.field-input[aria-invalid='true'] { border-color: var(--coach-danger); }
.field-wrong { color: var(--coach-danger); font-size: var(--coach-size-2); font-weight: 600; }
.field-secret { position: relative; }
.field-secret .field-input { padding-inline-end: 56px; }
.field-eye { position: absolute; inset-block: 0; inset-inline-end: 4px; margin-block: auto; display: grid; place-items: center;
  inline-size: 44px; block-size: 44px; border: 0; border-radius: var(--coach-radius); background: none;
  color: var(--coach-text-quiet); cursor: pointer; }
.field-eye:hover { color: var(--coach-text-normal); background: var(--coach-fill-quiet); }
.field-code { font-size: var(--coach-size-5); font-weight: 650; letter-spacing: .32em; text-align: center;
  font-variant-numeric: tabular-nums; direction: ltr; padding-inline-end: calc(var(--coach-space-4) - .32em); }
.field-input.field-select { appearance: none; background-color: var(--coach-fill-raised); cursor: pointer; padding-inline-end: 44px;
  background-image: linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(-45deg, transparent 50%, currentColor 50%);
  background-size: 6px 6px; background-repeat: no-repeat; background-position: right 22px center, right 16px center; }
.field-input.field-select:dir(rtl) { background-position: left 16px center, left 22px center; }
.field-select option { background: var(--coach-fill-raised); color: var(--coach-text-normal); }
.check { display: flex; flex-direction: column; gap: var(--coach-space-2); }
.check-line { display: flex; gap: var(--coach-space-3); align-items: flex-start; min-block-size: 44px; padding-block: 10px;
  cursor: pointer; }
.check-line input { flex: none; inline-size: 24px; block-size: 24px; accent-color: var(--coach-fill-accent); cursor: inherit; }
.check-line a, .form a { color: var(--coach-text-accent); font-weight: 600; }
@media (forced-colors: active) { .field-input.field-select { appearance: auto; background-image: none; } }
`
