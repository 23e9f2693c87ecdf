/** Beside each other from 760 px of the widget's own width; the coach's panel is decoration and the first to go. */
export const signInStyles = `
.sign-in { container-type: inline-size; }
.sign-in-place { display: grid; padding-block-start: 44px; }
.sign-in-side { display: none; }
.sign-in-card { position: relative; display: flex; flex-direction: column; gap: var(--coach-space-5); min-inline-size: 0;
  padding: 48px var(--coach-space-4) var(--coach-space-5); border: 1px solid var(--coach-border);
  border-radius: var(--coach-radius-large); background: var(--coach-fill-raised); box-shadow: var(--coach-shadow-1); }
.sign-in-face { position: absolute; inset-block-start: -44px; inset-inline: 0; display: grid; justify-items: center; }
.sign-in-head { display: flex; flex-direction: column; gap: var(--coach-space-2); }
.sign-in-head h1 { font-size: var(--coach-size-5); letter-spacing: -.01em; }
.sign-in-head h1:focus-visible { outline: none; }
.sign-in-form .button-main { inline-size: 100%; min-block-size: 52px; }
.sign-in-links { display: flex; flex-wrap: wrap; gap: 0 var(--coach-space-5); justify-content: space-between;
  padding-block-start: var(--coach-space-3); border-block-start: 1px solid var(--coach-border); }
.sign-in-links p { display: flex; flex-wrap: wrap; align-items: center; gap: 0 var(--coach-space-2); }
.link { display: inline-flex; align-items: center; gap: var(--coach-space-2); min-block-size: 44px; padding: 0; border: 0; background: none; color: var(--coach-text-accent);
  font-weight: 600; text-align: start; cursor: pointer; text-decoration: underline; text-decoration-color: transparent;
  text-underline-offset: 4px; transition: text-decoration-color var(--coach-quick); }
.link:hover { text-decoration-color: currentColor; }
.sign-in-or { display: flex; align-items: center; gap: var(--coach-space-3); color: var(--coach-text-quiet); font-size: var(--coach-size-2); }
.sign-in-or::before, .sign-in-or::after { content: ''; flex: 1; block-size: 1px; background: var(--coach-border); }
.sign-in-wait { min-block-size: 44px; font-variant-numeric: tabular-nums; }
.sign-in-done { display: flex; flex-direction: column; gap: var(--coach-space-4); }
.sign-in-mark { font-weight: 650; overflow-wrap: anywhere; }
@container (min-width: 400px) {
  .sign-in-card { padding: 48px var(--coach-space-5) var(--coach-space-5); }
}
@container (min-width: 480px) {
  .sign-in-card { padding: 48px var(--coach-space-6) var(--coach-space-6); }
}
@container (min-width: 760px) {
  .sign-in-place { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); padding: 0; border: 1px solid var(--coach-border);
    border-radius: 24px; background: var(--coach-fill-raised); box-shadow: var(--coach-shadow-2); overflow: clip; }
  .sign-in-side { display: flex; flex-direction: column; justify-content: center; gap: var(--coach-space-3);
    padding: 48px; color: var(--coach-text-normal);
    background: radial-gradient(circle at 30% 25%, color-mix(in oklab, var(--coach-fill-accent) 34%, var(--coach-fill-quiet)), color-mix(in oklab, var(--coach-fill-accent) 12%, var(--coach-fill-quiet)) 75%); }
  .sign-in-side .face { margin-block-end: var(--coach-space-5); }
  .sign-in-side-title { font-size: var(--coach-size-6); font-weight: 700; line-height: 1.15; letter-spacing: -.02em; text-wrap: balance; }
  .sign-in-card { justify-content: center; padding: 48px; border: 0; border-radius: 0; box-shadow: none; min-block-size: 560px; }
  .sign-in-face { display: none; }
}
`
