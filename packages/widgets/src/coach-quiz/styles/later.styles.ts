/** Hints, results, passage and the last screens; over the first sheet. */
export const laterStyles = `
.expression { display: flex; flex-direction: column; gap: var(--coach-space-3); }
.signs { display: flex; flex-wrap: wrap; gap: var(--coach-space-2); }
.sign { min-inline-size: 48px; min-block-size: 44px; padding: 0 var(--coach-space-2); border: 1px solid var(--coach-border);
  border-radius: var(--coach-radius); background: var(--coach-fill-quiet); font-size: 17px; cursor: pointer; }
.sign:hover { border-color: var(--coach-border-strong); background: var(--coach-fill-raised); }
.preview { display: flex; flex-wrap: wrap; align-items: center; gap: var(--coach-space-3); min-block-size: 56px;
  padding: var(--coach-space-2) var(--coach-space-4); border-radius: var(--coach-radius); background: var(--coach-fill-quiet); }
.preview-maths { font-size: 20px; overflow-x: auto; }

.hints, .ladder { display: flex; flex-direction: column; gap: var(--coach-space-3); }
.rung { display: flex; flex-direction: column; gap: var(--coach-space-2); padding: var(--coach-space-4);
  border-radius: var(--coach-radius-large); background: var(--coach-fill-quiet); animation: quiz-rise var(--coach-calm) ease-out; }
.rung-top { display: flex; gap: var(--coach-space-2); color: var(--coach-text-accent); font-weight: 650;
  font-size: var(--coach-size-2); }
.both { display: grid; grid-template-columns: repeat(auto-fit, minmax(180px, 1fr)); gap: var(--coach-space-3); }
.both > div { padding: var(--coach-space-3); border-radius: var(--coach-radius); background: var(--coach-fill-raised); }
.both dt { font-size: var(--coach-size-2); color: var(--coach-text-quiet); }
.both dd { overflow-wrap: anywhere; }

.result { display: flex; flex-direction: column; gap: var(--coach-space-4); padding: var(--coach-space-4);
  border-radius: var(--coach-radius-large); background: var(--coach-fill-quiet); animation: quiz-rise var(--coach-calm) ease-out; }
.result[data-outcome='right'] { background: var(--coach-fill-good); }
.result[data-outcome='partly'], .result[data-outcome='not-yet'] { background: var(--coach-fill-warn); }
.result-top { display: flex; align-items: center; gap: var(--coach-space-4); }
.result-top > :first-child { flex: none; inline-size: 64px; block-size: 64px; }
.result-words { font-size: var(--coach-size-4); font-weight: 650; line-height: 1.2; }
.verdict { scroll-margin: var(--coach-space-5) 0 120px; }
.result .explanation { padding-block-start: var(--coach-space-4); border-block-start: 1px solid var(--coach-border); }
.rate { flex-wrap: nowrap; gap: var(--coach-space-1); }

.summary-face > *, .result-top > :first-child > svg { inline-size: 100%; block-size: 100%; }

.passage { display: flex; flex-direction: column; gap: var(--coach-space-3); }
.passage-top { flex-wrap: nowrap; }
.passage-top h3 { flex: 1; min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.passage-fold { flex: none; padding-inline: var(--coach-space-2); }
.passage-top .icon { color: var(--coach-text-accent); }
.passage-text { display: flex; flex-direction: column; gap: var(--coach-space-4); border-radius: var(--coach-radius); }
.passage-text[data-open='false'] { display: none; }
.question > [role='status']:empty { display: none; }
[data-praise='summary.all'] .ring-fill { stroke: var(--coach-good); }
.bookmarks { gap: var(--coach-space-3); }
.summary-top { display: flex; flex-wrap: wrap; align-items: center; gap: var(--coach-space-6); }
.summary-top > .stack { flex: 1 1 280px; }
.summary-face { inline-size: 72px; block-size: 72px; }
.ring-percent { font-size: var(--coach-size-6); font-weight: 700; line-height: 1.1; }
.marks { display: flex; flex-direction: column; gap: var(--coach-space-2); }
.mark { position: relative; display: flex; align-items: center; gap: var(--coach-space-3); inline-size: 100%; min-block-size: 52px;
  padding: var(--coach-space-2) var(--coach-space-3); border: 1px solid var(--coach-border);
  border-radius: var(--coach-radius); background: none; text-align: start; cursor: pointer; }
.mark:hover { background: var(--coach-fill-quiet); }
.mark-sign { flex: none; display: grid; place-items: center; inline-size: 28px; block-size: 28px; border-radius: 50%;
  background: var(--coach-fill-warn); color: var(--coach-warn); font-size: 12px; }
.mark[data-outcome='right'] .mark-sign { background: var(--coach-fill-good); color: var(--coach-good); }
.mark-number { flex: none; min-inline-size: 1.2em; color: var(--coach-text-quiet); font-variant-numeric: tabular-nums; }
.mark-stem { flex: 1; min-inline-size: 0; }
.mark-stem p { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.mark-kept { flex: none; color: var(--coach-text-accent); }
.mark-kept .icon { fill: currentColor; }
.mark-figure { flex: none; color: var(--coach-text-quiet); font-variant-numeric: tabular-nums; font-size: var(--coach-size-2); }

/* One column: the sheet stays while the question goes by, except where a keyboard on the screen needs the room. */
.desk-passage > .passage { position: sticky; inset-block-start: 0; z-index: 1; padding: var(--coach-space-3) var(--coach-space-4); }
.desk-passage:has(textarea:focus, input:not([type='radio'], [type='checkbox']):focus) > .passage { position: static; }
.passage-text { max-block-size: 45vh; overflow-y: auto; overscroll-behavior: contain; }
.desk-passage > .question :is(input, textarea, button, .screen-heading) { scroll-margin-block-start: 45vh; }
@container (min-width: 660px) {
  .desk-passage > .passage, .desk-passage:has(textarea:focus, input:focus) > .passage { position: sticky;
    inset-block-start: var(--coach-space-4); padding: var(--coach-space-5); }
  .passage-fold { display: none; }
  .passage-top h3 { white-space: normal; }
  .passage-text, .passage-text[data-open='false'] { display: flex; max-block-size: 70vh; }
  .desk-passage > .question :is(input, textarea, button, .screen-heading) { scroll-margin-block-start: 0; }
}
@container (max-width: 520px) {
  .result-top > :first-child { inline-size: 52px; block-size: 52px; }
  .review .button-main, .summary .button-main { inline-size: 100%; }
  .summary-top { justify-content: center; }
  .mark { display: grid; grid-template-columns: auto auto 1fr auto; }
  .mark .mark-stem { grid-column: 3; }
  .mark .mark-figure { grid-area: 2 / 3; }
  .mark .mark-kept { grid-area: 2 / 1; justify-self: center; }
  .mark > .icon { grid-area: 1 / 4 / 3; }
  .mark-stem p { white-space: normal; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; }
}
`
