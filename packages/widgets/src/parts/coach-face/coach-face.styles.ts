/**
 * Belongs to the styles of every widget that shows the coach. An endless animation inside a picture is drawn again in each
 * frame, also while nothing moves: the eyes blink a few times and rest.
 */
export const coachFaceStyles = `
.face { display: block; flex: none; overflow: visible; }
.face .body { fill: var(--coach-fill-accent); }
.face .leaf { fill: var(--coach-good); }
.face .stem { fill: none; stroke: var(--coach-good); stroke-width: 1.8; stroke-linecap: round; }
.face .shine { fill: none; stroke: #fff; stroke-width: 2; stroke-linecap: round; opacity: .45; }
.face .cheek { fill: var(--coach-fill-accent-active); opacity: .45; }
.face .eyes, .face .mouth { fill: var(--coach-text-on-accent); }
.face .glint { fill: #fff; opacity: .9; }
.face .lines { fill: none; stroke: var(--coach-text-on-accent); stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.face .eyes { transform-box: fill-box; transform-origin: center; }
.face .sprout { transform-box: fill-box; transform-origin: 50% 100%; }
.face .whole { transform-box: fill-box; transform-origin: 50% 100%; }
@media (prefers-reduced-motion: no-preference) {
  .face.idle .eyes { animation: coach-blink .24s 3s, coach-blink .24s 8s, coach-blink .24s 15s, coach-blink .24s 24s; }
  .face.thinks .eyes { animation: coach-ponder 2.4s ease-in-out infinite; }
  .face.thinks .sprout { animation: coach-sway 1.6s ease-in-out infinite; }
  .face.cheers .whole { animation: coach-hop .9s ease-out 2; }
  .face.cheers .sprout { animation: coach-sway .45s ease-in-out 4; }
  .face.consoles .whole { animation: coach-lean 3.2s ease-in-out infinite; }
}
@keyframes coach-blink { 50% { transform: scaleY(.1); } }
@keyframes coach-ponder { 0%, 100% { transform: none; } 50% { transform: translateX(-3px); } }
@keyframes coach-sway { 0%, 100% { transform: rotate(-7deg); } 50% { transform: rotate(7deg); } }
@keyframes coach-hop { 0%, 60%, 100% { transform: none; } 20% { transform: scale(1.06, .92); } 40% { transform: translateY(-4px); } }
@keyframes coach-lean { 0%, 100% { transform: rotate(-2deg); } 50% { transform: rotate(2deg); } }
`
