export const childrenStyles = `
.picture { display: flex; flex-wrap: wrap; align-items: flex-start; gap: var(--coach-space-4); }
.picture .line-words { gap: var(--coach-space-2); justify-items: start; }
.picture-file { inline-size: fit-content; }
.picture-file:has(:focus-visible) { outline: 3px solid var(--coach-focus); outline-offset: 2px; }
.picture-input { position: absolute; inset: 0; inline-size: 100%; opacity: 0; cursor: pointer; }
.avatar { flex: none; border-radius: 50%; object-fit: cover; }
.avatar circle { fill: color-mix(in oklab, var(--coach-fill-accent) 22%, var(--coach-fill-raised)); }
.avatar text { fill: var(--coach-text-normal); font-size: 20px; font-weight: 650; }
.people { display: flex; flex-direction: column; gap: var(--coach-space-3); }
.people-legend { font-weight: 600; padding: 0; margin-block-end: var(--coach-space-2); }
.person-choice { position: relative; display: flex; align-items: center; gap: var(--coach-space-3); min-block-size: 64px;
  padding: var(--coach-space-3) var(--coach-space-4); border: 2px solid var(--coach-border);
  border-radius: var(--coach-radius-large); background: var(--coach-fill-raised); cursor: pointer;
  touch-action: manipulation; transition: border-color var(--coach-quick), background-color var(--coach-quick); }
.person-choice:hover { border-color: var(--coach-border-strong); background: var(--coach-fill-quiet); }
.person-choice input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; opacity: 0; cursor: inherit; }
.person-choice::after { content: ''; flex: none; margin-inline-start: auto; inline-size: 24px; block-size: 24px;
  border-radius: 50%; border: 2px solid var(--coach-border-strong); }
.person-choice:has(:checked) { border-color: var(--coach-fill-accent); background: var(--coach-fill-quiet); }
.person-choice:has(:checked)::after { border: 7px solid var(--coach-fill-accent); background: var(--coach-text-on-accent); }
.person-choice:has(:focus-visible) { outline: 3px solid var(--coach-focus); outline-offset: 2px; }
.person-words { display: flex; flex-direction: column; min-inline-size: 0; overflow-wrap: anywhere; }
.person-name { font-weight: 600; }
@media (forced-colors: active) { .person-choice:has(:checked) { border-color: Highlight; } }
`
