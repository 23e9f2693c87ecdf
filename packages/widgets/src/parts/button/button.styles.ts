export const buttonStyles = `
.button { position: relative; display: inline-flex; align-items: center; justify-content: center; min-block-size: 44px; min-inline-size: 44px; padding: 10px var(--coach-space-4);
  border: 1px solid transparent; border-radius: var(--coach-radius); background: none; font-weight: 600;
  line-height: 1.3; cursor: pointer; touch-action: manipulation;
  transition: background-color var(--coach-quick), border-color var(--coach-quick), transform var(--coach-quick); }
.button-words { display: inline-flex; align-items: center; justify-content: center; gap: var(--coach-space-2); }
.button-main { background: var(--coach-fill-accent); color: var(--coach-text-on-accent);
  padding-inline: var(--coach-space-5); box-shadow: var(--coach-shadow-1); }
.button-main:hover { background: var(--coach-fill-accent-hover); }
.button-main:active { background: var(--coach-fill-accent-active); transform: translateY(1px); }
.button-quiet { background: var(--coach-fill-raised); border-color: var(--coach-border-strong); }
.button-quiet:hover, .button-plain:hover { background: var(--coach-fill-quiet); }
.button-plain { color: var(--coach-text-quiet); }
.button-plain:hover { color: var(--coach-text-normal); }
.button[aria-pressed='true'] { color: var(--coach-text-accent); }
.button[aria-busy='true'] { cursor: progress; }
.button[aria-busy='true'] .button-words { opacity: 0; }
.button-dots { position: absolute; inset: 0; margin: auto; inline-size: 42px; block-size: 8px;
  background: radial-gradient(circle 4px, currentColor 95%, transparent) 0 0 / 14px 8px repeat-x;
  animation: button-breathe 1s ease-in-out infinite alternate; }
@keyframes button-breathe { from { opacity: .35; } to { opacity: 1; } }
@media (prefers-reduced-motion: reduce) { .button-dots { animation: none; } }
@media (forced-colors: active) { .button { border-color: ButtonText; } }
`
