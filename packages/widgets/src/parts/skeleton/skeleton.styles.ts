export const skeletonStyles = `
.skeleton { display: flex; flex-direction: column; gap: var(--coach-space-3); }
.skeleton-line { block-size: 16px; border-radius: var(--coach-radius); background: var(--coach-border);
  animation: skeleton-breathe 1.4s ease-in-out infinite alternate; }
.skeleton-line:first-of-type { block-size: 24px; inline-size: 55%; }
.skeleton-line:last-of-type { inline-size: 70%; }
@keyframes skeleton-breathe { from { opacity: .45; } to { opacity: .9; } }
@media (prefers-reduced-motion: reduce) { .skeleton-line { animation: none; } }
`
