/** The conversation: turns, sources, notes. */
export const turnsStyles = `
.turns { display: flex; flex-direction: column; gap: var(--coach-space-5); }
.turn { contain: layout style; min-inline-size: 0; }
.mine { display: flex; flex-direction: column; align-items: flex-end; gap: var(--coach-space-2); }
.bubble {
  max-inline-size: min(85%, 560px);
  padding: 10px 14px;
  border-radius: var(--coach-radius-large);
  border-end-end-radius: 4px;
  background: color-mix(in srgb, var(--coach-fill-accent) 18%, var(--coach-fill-raised));
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
.bubble.unsent { background: none; box-shadow: inset 0 0 0 1px var(--coach-border-strong); color: var(--coach-text-quiet); }
.theirs { display: flex; gap: var(--coach-space-3); align-items: flex-start; }
.theirs > .face { margin-block-start: -4px; }
/* The coach in the head blinks for all of them: an animation to come is a layer of its own, which every key would pay for. */
.theirs > .face.idle .eyes { animation: none; }
.answer { flex: 1; min-inline-size: 0; display: flex; flex-direction: column; gap: var(--coach-space-2); }
.prose:empty { display: none; }

.dots { display: flex; gap: 5px; align-items: center; block-size: 24px; }
.dots i { inline-size: 7px; block-size: 7px; border-radius: 50%; background: var(--coach-border-strong); }
@media (prefers-reduced-motion: no-preference) {
  .dots i { animation: coach-dot 1.2s ease-in-out infinite; }
  .dots i:nth-of-type(2) { animation-delay: .15s; }
  .dots i:nth-of-type(3) { animation-delay: .3s; }
}
@keyframes coach-dot { 0%, 60%, 100% { transform: none; } 30% { transform: translateY(-4px); } }

.note { font-size: var(--coach-size-2); color: var(--coach-text-quiet); }
.note.warn {
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--coach-space-2);
  max-inline-size: min(85%, 560px);
  padding: var(--coach-space-3);
  border-radius: var(--coach-radius);
  background: var(--coach-fill-warn);
  color: var(--coach-text-normal);
}
.answer .note.warn { max-inline-size: none; align-self: stretch; }

.actions { display: flex; margin-inline-start: -12px; margin-block: -8px; opacity: 0; transition: opacity var(--coach-quick); }
.actions.stay, .turn:hover .actions, .turn:focus-within .actions { opacity: 1; }
.actions .icon { inline-size: 18px; block-size: 18px; }
/* Where there is a pointer, the actions of older answers lie over the gap below and take no room of their own. */
@media (hover: hover) { .actions:not(.stay) { position: relative; z-index: 1; margin-block-end: -36px; } }
@media (hover: none) { .actions { opacity: 1; } }

.sources summary {
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 44px;
  font-size: var(--coach-size-2);
  color: var(--coach-text-quiet);
  cursor: pointer;
  list-style: none;
  border-radius: var(--coach-radius);
}
.sources summary::-webkit-details-marker { display: none; }
.sources summary:hover { color: var(--coach-text-normal); }
.sources summary .icon { inline-size: 16px; block-size: 16px; }
.sources summary .icon:last-child { transition: transform var(--coach-quick); }
.sources[open] summary .icon:last-child { transform: rotate(180deg); }
.sources ol { display: flex; flex-direction: column; gap: var(--coach-space-2); }
/* A source leads nowhere by itself, so it does not look like a card to press. */
.sources li {
  display: flex;
  gap: var(--coach-space-3);
  padding: var(--coach-space-2) var(--coach-space-3);
  border-inline-start: 3px solid var(--coach-border);
  font-size: var(--coach-size-2);
}
.sources li.chosen { border-color: var(--coach-text-accent); background: var(--coach-fill-quiet); }
.sources .number { font-weight: 650; color: var(--coach-text-accent); font-variant-numeric: tabular-nums; }
.source-title { font-weight: 600; }
.excerpt { color: var(--coach-text-quiet); overflow-wrap: anywhere; }

.kept { display: flex; flex-direction: column; gap: var(--coach-space-4); }
.kept h3 { font-size: var(--coach-size-3); }
.kept h3:focus-visible { outline: none; }
.kept .face { display: none; }
.kept .turn { padding-block-end: var(--coach-space-3); border-block-end: 1px solid var(--coach-border); }
.kept-note { gap: 0 var(--coach-space-2); }
.older { display: flex; justify-content: center; padding-block-end: var(--coach-space-3); }
.newest {
  position: absolute;
  inset-block-end: var(--coach-space-3);
  inset-inline: 0;
  margin-inline: auto;
  inline-size: max-content;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 44px;
  padding-inline: var(--coach-space-4);
  border: 1px solid var(--coach-border);
  border-radius: 22px;
  background: var(--coach-fill-raised);
  box-shadow: var(--coach-shadow-2);
  font-size: var(--coach-size-2);
  font-weight: 600;
  cursor: pointer;
}
`
