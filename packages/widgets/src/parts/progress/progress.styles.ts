export const progressStyles = `
.progress-bar { block-size: 8px; border-radius: 8px; background: var(--coach-border); overflow: hidden; }
.progress-fill { block-size: 100%; border-radius: inherit; background: var(--coach-fill-accent);
  transition: inline-size calc(var(--coach-calm) * 2) ease-out; }
.progress-ring { position: relative; inline-size: 144px; block-size: 144px; flex: none; }
.progress-ring svg { inline-size: 100%; block-size: 100%; transform: rotate(-90deg); }
.ring-track, .ring-fill { fill: none; stroke-width: 11; }
.ring-track { stroke: var(--coach-border); }
.ring-fill { stroke: var(--coach-fill-accent); stroke-linecap: round;
  animation: ring-grow calc(var(--coach-calm) * 4) ease-out; }
.ring-figure { position: absolute; inset: 0; display: grid; place-content: center; text-align: center; }
@keyframes ring-grow { from { stroke-dasharray: 0 100; } }
@media (forced-colors: active) { .progress-bar { border: 1px solid; } .progress-fill { background: Highlight; } }
`
