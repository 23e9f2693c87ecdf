/** What the first question stands in. */
export const quizStyles = `
.coach-root { container-type: inline-size; }
.quiz { display: flex; flex-direction: column; gap: var(--coach-space-4); --quiz-column: 760px;
  padding: var(--coach-space-4) max(var(--coach-space-5), (100% - var(--quiz-column)) / 2); background: var(--coach-fill);
  min-block-size: 100%; border-radius: var(--coach-radius-large); }
.quiz:has(.desk-passage) { --quiz-column: 1160px; }
.card { background: var(--coach-fill-raised); border: 1px solid var(--coach-border);
  border-radius: var(--coach-radius-large); box-shadow: var(--coach-shadow-1); padding: var(--coach-space-5); }
.quiz-title { font-size: var(--coach-size-6); }
.screen-heading { font-size: var(--coach-size-4); }
.screen-heading:focus-visible { outline: none; }
.passage h3, .summary-list { font-size: var(--coach-size-3); }

.quiz-top { display: flex; flex-direction: column; gap: var(--coach-space-3); }
.quiz-top > .row { flex-wrap: nowrap; min-block-size: 24px; }
.running-title { font-size: var(--coach-size-3); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.save { display: flex; align-items: center; gap: var(--coach-space-2); margin-inline-start: auto; flex: none;
  color: var(--coach-text-quiet); white-space: nowrap; }
.save[data-safety='saved'] { color: var(--coach-good); }
.save[data-safety='unsafe'] { color: var(--coach-danger); white-space: normal; }

.map ol { display: flex; gap: 2px; overflow-x: auto; scrollbar-width: thin; position: relative;
  margin-inline: calc(var(--coach-space-2) * -1); padding: var(--coach-space-1); --before: 0px; --after: 0px;
  mask-image: linear-gradient(to right, transparent, #000 var(--before), #000 calc(100% - var(--after)), transparent); }
.map ol[data-before] { --before: 36px; }
.map ol[data-after] { --after: 36px; }
.map:dir(rtl) ol { mask-image: linear-gradient(to left, transparent, #000 var(--before), #000 calc(100% - var(--after)),
  transparent); }
.dot { position: relative; display: grid; place-items: center; inline-size: 44px; block-size: 44px; padding: 0;
  border: 0; border-radius: 50%; background: none; cursor: pointer; flex: none; }
.dot-face { display: grid; place-items: center; inline-size: 34px; block-size: 34px; border-radius: 50%;
  border: 2px solid var(--coach-border-strong); background: var(--coach-fill-raised); color: var(--coach-text-quiet);
  font-size: var(--coach-size-2); font-weight: 650; font-variant-numeric: tabular-nums;
  transition: background-color var(--coach-quick), border-color var(--coach-quick); }
.dot:hover .dot-face { background: var(--coach-fill-quiet); }
.dot[data-status='typing'] .dot-face, .dot[data-status='device'] .dot-face, .dot[data-status='answered'] .dot-face {
  border-color: var(--coach-fill-accent); color: var(--coach-text-normal); background: var(--coach-fill-quiet); }
.dot[data-status='device'] .dot-face { border-style: dashed; }
.dot[data-status='queued'] .dot-face, .dot[data-status='failed'] .dot-face { border-color: var(--coach-fill-accent);
  color: var(--coach-text-normal); }
.dot[data-status='right'] .dot-face { background: var(--coach-fill-good); border-color: var(--coach-good);
  color: var(--coach-text-normal); }
.dot[data-status='partly'] .dot-face, .dot[data-status='not-yet'] .dot-face { background: var(--coach-fill-warn);
  border-color: var(--coach-warn); color: var(--coach-text-normal); }
.dot[aria-current] .dot-face { box-shadow: 0 0 0 2px var(--coach-fill), 0 0 0 4px var(--coach-text-normal); }
.dot-sign, .dot-mark { position: absolute; display: grid; place-items: center; border-radius: 50%; font-size: 8px; }
.dot-sign { inset-block-end: 1px; inset-inline-end: 0; inline-size: 16px; block-size: 16px;
  background: var(--coach-fill-raised); color: var(--coach-text-quiet); box-shadow: 0 0 0 1px var(--coach-border); }
.dot-sign .icon { stroke-width: 3; }
.dot[data-status='right'] .dot-sign { background: var(--coach-good); color: var(--coach-fill); box-shadow: none; }
.dot[data-status='partly'] .dot-sign, .dot[data-status='not-yet'] .dot-sign { background: var(--coach-warn);
  color: var(--coach-fill); box-shadow: none; }
.dot-mark { inset-block-start: -1px; inset-inline-end: 4px; font-size: 12px; color: var(--coach-text-accent); }
.dot-mark .icon { fill: currentColor; }

.desk { display: grid; gap: var(--coach-space-4); align-items: start; }
.question { display: flex; flex-direction: column; gap: var(--coach-space-5);
  animation: quiz-rise var(--coach-calm) ease-out; }
.question-top { flex-wrap: nowrap; }
.question-top > span { flex: none; }
.prose[data-raw] { opacity: 0; }
.stem { font-size: 18px; }
.stem math { font-size: 1.15em; }
.picture { border-radius: var(--coach-radius); max-block-size: 420px; object-fit: contain; }
.icon-button { display: grid; place-items: center; inline-size: 44px; block-size: 44px; padding: 0; border: 0;
  border-radius: 50%; background: none; color: var(--coach-text-quiet); cursor: pointer; }
.icon-button:hover { background: var(--coach-fill-quiet); color: var(--coach-text-normal); }
.icon-button[aria-pressed='true'] { color: var(--coach-text-accent); }
.icon-button[aria-pressed='true'] .icon { fill: currentColor; }
.numeric { display: flex; flex-direction: column; gap: var(--coach-space-4); }
.parts { display: flex; flex-direction: column; gap: var(--coach-space-5); }
.part { display: flex; gap: var(--coach-space-3); padding-block-start: var(--coach-space-5);
  border-block-start: 1px solid var(--coach-border); }
.part-letter { flex: none; display: grid; place-items: center; inline-size: 28px; block-size: 28px;
  border-radius: var(--coach-radius); background: var(--coach-fill-quiet); font-weight: 650; }
.part-body { flex: 1; min-inline-size: 0; }
.part-mark { font-size: var(--coach-size-2); font-weight: 600; color: var(--coach-warn); }
.part-mark[data-outcome='right'] { color: var(--coach-good); }

.nudge { padding: var(--coach-space-2) var(--coach-space-3); border-radius: var(--coach-radius);
  background: var(--coach-fill-warn); font-weight: 600; }
.actions { display: flex; flex-direction: column; gap: var(--coach-space-3); padding-block-start: var(--coach-space-4);
  border-block-start: 1px solid var(--coach-border); }
.intro { display: flex; flex-wrap: wrap; align-items: center; gap: var(--coach-space-6); padding: var(--coach-space-6); }
.intro-face { inline-size: 128px; block-size: 128px; flex: none; }
.intro-face > * { inline-size: 100%; block-size: 100%; }
.intro-words { flex: 1 1 300px; }
.facts { display: flex; flex-direction: column; gap: var(--coach-space-2); color: var(--coach-text-quiet); }
.facts .row { flex-wrap: nowrap; align-items: start; }
.facts .icon { margin-block-start: 2px; color: var(--coach-text-accent); }
.intro-progress { display: flex; flex-direction: column; gap: var(--coach-space-2); }

@keyframes quiz-rise { from { opacity: 0; transform: translateY(8px); } }

/* A grid's cell would hold the passage where it is; beside a column of questions it may follow. */
.desk-passage { display: flex; flex-direction: column; align-items: stretch; }
@container (min-width: 660px) {
  .desk-passage { display: grid; align-items: start; grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr); }
}
@container (max-width: 520px) {
  .quiz { padding: var(--coach-space-3); border-radius: 0; }
  .quiz-top { padding-inline: var(--coach-space-3); }
  .card { padding: var(--coach-space-4); }
  .quiz-title { font-size: var(--coach-size-5); }
  .question-top { gap: var(--coach-space-2); }
  .question-top .screen-heading { font-size: var(--coach-size-3); }
  .intro { padding: var(--coach-space-5) var(--coach-space-4); gap: var(--coach-space-4); }
  .intro-face { inline-size: 88px; block-size: 88px; }
  .part { flex-direction: column; }
  .part-body { inline-size: 100%; }
  .actions .row { gap: var(--coach-space-2); }
  .actions .push { display: none; }
  .actions .push + .button-plain { margin-inline-start: auto; }
  .actions .button:not(.button-main) { padding-inline: 10px; font-size: var(--coach-size-2); }
  .back-words { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  .actions .button-main, .intro .button-main { inline-size: 100%; }
}
`
