/** Stands after `formStyles`. The list is in the top layer, tied to its own field, above it where there is no room below. */
export const comboboxStyles = `
.combobox { position: relative; anchor-scope: --combobox; }
.combobox-input { anchor-name: --combobox; padding-inline-end: 52px; text-overflow: ellipsis; }
.combobox-button { position: absolute; inset-block: 0; inset-inline-end: 4px; margin-block: auto; display: grid; place-items: center;
  inline-size: 44px; block-size: 44px; border: 0; border-radius: var(--coach-radius); background: none;
  color: var(--coach-text-quiet); cursor: pointer; }
.combobox-button:hover { background: var(--coach-fill-quiet); color: var(--coach-text-normal); }
.combobox-list { position: absolute; inset-inline: 0; inset-block-start: calc(100% + 4px); z-index: 2; margin: 0; padding: var(--coach-space-1);
  max-block-size: 320px; overflow-y: auto; overscroll-behavior: contain; border: 1px solid var(--coach-border-strong);
  border-radius: var(--coach-radius-large); background: var(--coach-fill-raised); color: var(--coach-text-normal);
  box-shadow: var(--coach-shadow-2); }
.combobox-list[popover] { position: fixed; position-anchor: --combobox; inset: auto; inset-block-start: calc(anchor(end) + 4px);
  inset-inline-start: anchor(start); inline-size: anchor-size(inline); position-try-fallbacks: flip-block; }
.combobox-option { display: flex; align-items: center; justify-content: space-between; gap: var(--coach-space-3); min-block-size: 44px;
  padding: var(--coach-space-2) var(--coach-space-3); border-radius: var(--coach-radius); cursor: pointer; overflow-wrap: anywhere; }
.combobox-option:hover { background: var(--coach-fill-quiet); }
.combobox-option[data-active] { background: var(--coach-fill-quiet); outline: 2px solid var(--coach-focus); outline-offset: -2px; }
.combobox-option[aria-selected='true'] { font-weight: 600; }
.combobox-words { display: grid; min-inline-size: 0; }
.combobox-empty { padding: var(--coach-space-3); }
@media (forced-colors: active) { .combobox-option[data-active] { outline-color: Highlight; } }
`
