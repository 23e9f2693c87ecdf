/**
 * The box of the chat: opener, panel, header. The frame has the mode's name as a class, so nothing else may be styled by
 * one of those.
 */
export const frameStyles = `
:host([mode='inline']) { block-size: min(640px, 85vh); }
:host([mode='page']) { block-size: 100dvh; }
.frame { display: flex; flex-direction: column; block-size: 100%; min-block-size: 0; background: var(--coach-fill-raised); }
.frame.inline { border: 1px solid var(--coach-border); border-radius: var(--coach-radius-large); overflow: hidden; }
.frame.page { background: var(--coach-fill); }
.head {
  display: flex;
  align-items: center;
  gap: var(--coach-space-3);
  padding: 10px var(--coach-space-4);
  border-block-end: 1px solid var(--coach-border);
  flex: none;
}
.head-words { flex: 1; min-inline-size: 0; }
.head h2 { font-size: 16px; line-height: 1.25; }
.state-line { font-size: 13px; line-height: 1.35; color: var(--coach-text-quiet); }
.state-line.offline { color: var(--coach-warn); }
.page .head { padding-inline: max(var(--coach-space-4), calc((100% - 760px) / 2)); }
.action {
  display: inline-grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 0;
  border-radius: var(--coach-radius);
  background: none;
  color: var(--coach-text-quiet);
  cursor: pointer;
  transition: background-color var(--coach-quick), color var(--coach-quick);
}
.action:hover { background: var(--coach-fill-quiet); color: var(--coach-text-normal); }
.action[aria-pressed='true'] { color: var(--coach-text-accent); }
.action[aria-pressed='true'] .icon { fill: color-mix(in srgb, currentColor 22%, transparent); }

.opener {
  position: fixed;
  inset-block-end: max(20px, env(safe-area-inset-bottom));
  right: max(20px, env(safe-area-inset-right));
  z-index: 2147483000;
  inline-size: 64px;
  block-size: 64px;
  display: grid;
  place-items: center;
  padding: 0;
  border: 1px solid var(--coach-border);
  border-radius: 50%;
  background: var(--coach-fill-raised);
  box-shadow: var(--coach-shadow-2);
  cursor: pointer;
  transition: transform var(--coach-quick);
}
:host([position='left']) :is(.opener, .panel) {
  right: auto;
  left: max(20px, env(safe-area-inset-left));
}
.opener:hover { transform: translateY(-2px); }
/* Beside a widget: as slim as the padding that every widget has at its edge, and still 24 px to press. */
.opener[data-place='away'] { display: none; }
.opener[data-place='edge'] {
  right: 0;
  inline-size: 24px;
  border-radius: 12px 0 0 12px;
}
:host([position='left']) .opener[data-place='edge'] { right: auto; left: 0; border-radius: 0 12px 12px 0; }
.opener[data-place='edge'] svg { inline-size: 22px; block-size: 22px; }
.unread {
  position: absolute;
  inset-block-start: -2px;
  inset-inline-end: -2px;
  min-inline-size: 22px;
  block-size: 22px;
  padding-inline: 6px;
  border-radius: 11px;
  background: var(--coach-danger);
  color: var(--coach-fill);
  font-size: 12px;
  font-weight: 700;
  line-height: 22px;
}

.panel {
  position: fixed;
  inset: auto;
  inset-block-end: max(20px, env(safe-area-inset-bottom));
  right: max(20px, env(safe-area-inset-right));
  inline-size: 400px;
  block-size: min(680px, calc(100dvh - 40px));
  margin: 0;
  padding: 0;
  border: 1px solid var(--coach-border);
  border-radius: var(--coach-radius-large);
  overflow: hidden;
  background: var(--coach-fill-raised);
  color: inherit;
  box-shadow: var(--coach-shadow-2);
}
@media (prefers-reduced-motion: no-preference) {
  .panel:popover-open { animation: coach-rise var(--coach-calm) cubic-bezier(.2, .8, .3, 1); }
}
@keyframes coach-rise { from { opacity: 0; transform: translateY(16px) scale(.985); } }
@media (max-width: 520px), (max-height: 460px) {
  .panel {
    inset-block: var(--coach-viewport-top, 0px) auto;
    inset-inline: 0 !important;
    inline-size: 100%;
    block-size: var(--coach-viewport-height, 100dvh);
    max-inline-size: none;
    max-block-size: none;
    border: 0;
    border-radius: 0;
  }
}
`
