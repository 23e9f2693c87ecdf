export const choiceListStyles = `
.choices { display: flex; gap: var(--coach-space-3); }
.choices-cards { flex-direction: column; }
.choices-chips { flex-wrap: wrap; gap: var(--coach-space-2); align-items: center; }
.choices-legend { font-weight: 600; padding: 0; margin-block-end: var(--coach-space-2); }
.choice { position: relative; display: flex; align-items: center; gap: var(--coach-space-3); min-block-size: 52px;
  padding: var(--coach-space-3) var(--coach-space-4) var(--coach-space-3) var(--coach-space-3);
  border: 2px solid var(--coach-border); border-radius: var(--coach-radius-large); background: var(--coach-fill-raised);
  cursor: pointer; touch-action: manipulation; transition: border-color var(--coach-quick), background-color var(--coach-quick); }
.choice:hover:not(:has(:disabled)) { border-color: var(--coach-border-strong); background: var(--coach-fill-quiet); }
.choice input { position: absolute; inset: 0; opacity: 0; inline-size: 100%; block-size: 100%; cursor: inherit; }
.choice:has(:focus-visible) { outline: 3px solid var(--coach-focus); outline-offset: 2px; }
.choice-letter { flex: none; display: grid; place-items: center; inline-size: 32px; block-size: 32px; border-radius: 50%;
  border: 2px solid var(--coach-border-strong); font-weight: 650; font-size: var(--coach-size-2);
  color: var(--coach-text-quiet); transition: inherit; }
.choice-box { border-radius: var(--coach-radius); }
.choice-label { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
.choice:has(:checked) { border-color: var(--coach-fill-accent); background: var(--coach-fill-quiet); }
.choice:has(:checked) .choice-letter { background: var(--coach-fill-accent); border-color: var(--coach-fill-accent);
  color: var(--coach-text-on-accent); }
.choice[data-outcome='right'] { border-color: var(--coach-good); background: var(--coach-fill-good); }
.choice[data-outcome='right'] .choice-letter { background: var(--coach-good); border-color: var(--coach-good);
  color: var(--coach-fill); }
.choice[data-outcome='not-yet'], .choice[data-outcome='partly'] { border-color: var(--coach-warn);
  background: var(--coach-fill-warn); }
.choice[data-outcome='not-yet'] .choice-letter, .choice[data-outcome='partly'] .choice-letter {
  background: var(--coach-warn); border-color: var(--coach-warn); color: var(--coach-fill); }
.choice:has(:disabled) { cursor: default; }
.choices-chips .choice { min-block-size: 44px; min-inline-size: 52px; justify-content: center; border-radius: 22px;
  padding: var(--coach-space-2) var(--coach-space-4); }
.choices-chips .choice-label { text-align: center; }
@media (forced-colors: active) { .choice:has(:checked) { border-color: Highlight; } }
`
