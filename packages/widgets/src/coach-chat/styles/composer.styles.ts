/** Where one writes. */
export const composerStyles = `
.composer {
  flex: none;
  display: flex;
  align-items: flex-end;
  gap: var(--coach-space-1);
  margin: 0 var(--coach-space-3) max(var(--coach-space-3), env(safe-area-inset-bottom));
  padding: 4px;
  border: 1px solid var(--coach-border-strong);
  border-radius: 27px;
  background: var(--coach-fill-raised);
  transition: border-color var(--coach-quick);
}
.composer:focus-within { border-color: var(--coach-focus); box-shadow: 0 0 0 1px var(--coach-focus); }
.page .composer { inline-size: min(760px, calc(100% - 24px)); margin-inline: auto; }
.composer textarea {
  flex: 1;
  min-inline-size: 0;
  min-block-size: 44px;
  max-block-size: 160px;
  padding: 10px 8px 10px 14px;
  padding-inline: 14px 8px;
  border: 0;
  background: none;
  resize: none;
  line-height: 24px;
  field-sizing: content;
  contain: content;
}
.composer textarea:focus-visible { outline: 0; }
.composer textarea::placeholder { color: var(--coach-text-quiet); opacity: 1; }
.round {
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: var(--coach-fill-accent);
  color: var(--coach-text-on-accent);
  cursor: pointer;
  transition: background-color var(--coach-quick), opacity var(--coach-quick);
}
button.stop .icon { fill: currentColor; inline-size: 16px; block-size: 16px; }
.round:hover { background: var(--coach-fill-accent-hover); }
.round:active { background: var(--coach-fill-accent-active); }
.round[aria-disabled='true'] { background: var(--coach-fill-quiet); color: var(--coach-text-quiet); cursor: default; }
@media (forced-colors: active) { .round { border: 1px solid ButtonText; } }
`
