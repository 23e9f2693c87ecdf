/** The place of the conversation, and what stands there before the first word. */
export const logStyles = `
.waiting { display: flex; flex-direction: column; gap: var(--coach-space-4); }
.waiting .skeleton { inline-size: 62%; }
.waiting .skeleton:nth-child(odd) { align-self: flex-end; inline-size: 48%; }
.log-frame { position: relative; flex: 1; min-block-size: 0; display: flex; }
.log {
  flex: 1;
  min-inline-size: 0;
  overflow-y: auto;
  overflow-x: hidden;
  overscroll-behavior: contain;
  padding: var(--coach-space-4);
  scrollbar-width: thin;
  scrollbar-color: var(--coach-border-strong) transparent;
}
.log:focus-visible { outline-offset: -3px; }
.page .log { padding-inline: max(var(--coach-space-4), calc((100% - 760px) / 2)); }
.chips { display: flex; flex-wrap: wrap; gap: var(--coach-space-2); padding-block-start: var(--coach-space-4); }
.log > .chips { padding-inline-start: 44px; }
.chip {
  min-block-size: 44px;
  padding: 8px var(--coach-space-4);
  border: 1px solid color-mix(in srgb, var(--coach-fill-accent) 45%, var(--coach-border));
  border-radius: 22px;
  background: color-mix(in srgb, var(--coach-fill-accent) 8%, var(--coach-fill-raised));
  text-align: start;
  line-height: 1.35;
  cursor: pointer;
  transition: background-color var(--coach-quick), border-color var(--coach-quick);
}
.chip:hover {
  background: color-mix(in srgb, var(--coach-fill-accent) 18%, var(--coach-fill-raised));
  border-color: var(--coach-text-accent);
}

.welcome {
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: safe center;
  text-align: center;
  gap: var(--coach-space-3);
  padding-block: var(--coach-space-5);
}
.welcome h2 { font-size: var(--coach-size-5); }
.welcome > p { max-inline-size: 38ch; }
.welcome > .chips { flex-direction: column; align-items: stretch; inline-size: 100%; max-inline-size: 360px; padding-inline: 0; }
.welcome .chip { inline-size: 100%; text-align: center; }
`
