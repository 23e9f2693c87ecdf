import { buttonStyles } from '../button/button.styles.ts'
import { childrenStyles } from '../children/children.styles.ts'
import { coachFaceStyles } from '../coach-face/coach-face.styles.ts'
import { fieldStyles } from '../field/field.styles.ts'
import { formStyles } from '../form/form.styles.ts'
import { iconStyles } from '../icon/icon.styles.ts'
import { problemPanelStyles } from '../problem-panel/problem-panel.styles.ts'
import { skeletonStyles } from '../skeleton/skeleton.styles.ts'
import { baseStyles } from '../styles/base.styles.ts'

/** Cards, a warm one for the next step, lists of lines with an amount, and what stands above them. */
const ownStyles = `
:host { container-type: inline-size; }
.family { display: grid; gap: var(--coach-space-6); min-inline-size: 0; }
.family h1 { font-size: var(--coach-size-6); }
.family h2 { font-size: var(--coach-size-4); }
.family h3 { font-size: var(--coach-size-3); }
.family-narrow { inline-size: 100%; max-inline-size: 560px; margin-inline: auto; }
.family-head { display: grid; gap: var(--coach-space-2); justify-items: start; }
.family-head p { max-inline-size: 60ch; }
.family p, .card-warm p { text-wrap: pretty; }
.back { display: inline-flex; align-items: center; gap: var(--coach-space-2); min-block-size: 44px; padding: 0;
  border: 0; background: none; color: var(--coach-text-accent); font-weight: 600; cursor: pointer; }
.back:hover, .link:hover { text-decoration: underline; }
.link { display: inline-flex; align-items: center; gap: var(--coach-space-2); min-block-size: 44px; padding: 0; border: 0;
  background: none; color: var(--coach-text-accent); font-weight: 600; cursor: pointer; text-align: start; }
.card { display: grid; align-content: start; gap: var(--coach-space-4); padding: var(--coach-space-5); min-inline-size: 0;
  border: 1px solid var(--coach-border); border-radius: var(--coach-radius-large); background: var(--coach-fill-raised); }
/* A heading with a button beside it: where there is no room for both, the button begins where the heading does. */
.family .row > h2 { flex: 1 1 auto; }
.family .row > h2 + .push { margin-inline-start: 0; }
.card-warm { display: grid; justify-items: start; gap: var(--coach-space-3); padding: var(--coach-space-5); min-inline-size: 0;
  border-radius: var(--coach-radius-large);
  background: color-mix(in oklab, var(--coach-fill-accent) 14%, var(--coach-fill)); }
.card-warm p { max-inline-size: 60ch; }
.lines { display: grid; }
.line { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: var(--coach-space-1) var(--coach-space-3);
  min-block-size: 52px; padding-block: var(--coach-space-2); border-block-start: 1px solid var(--coach-border); }
.line:first-child { border-block-start: 0; }
.line-words { display: grid; min-inline-size: 0; overflow-wrap: anywhere; }
.line-title { font-weight: 600; }
.amount { font-variant-numeric: tabular-nums; white-space: nowrap; }
.total { display: flex; justify-content: space-between; gap: var(--coach-space-3); padding-block-start: var(--coach-space-3);
  border-block-start: 2px solid var(--coach-border-strong); font-weight: 650; font-size: var(--coach-size-4); }
.tag { display: inline-flex; align-items: center; gap: var(--coach-space-1); padding: 2px var(--coach-space-3);
  border-radius: 999px; border: 1px solid var(--coach-border); background: var(--coach-fill-quiet); font-size: var(--coach-size-2); }
.tag-good { background: var(--coach-fill-good); }
.tag-warn { background: var(--coach-fill-warn); }
.tag .icon { inline-size: 1em; block-size: 1em; }
.icon-button { display: inline-grid; place-items: center; inline-size: 44px; block-size: 44px; border: 0;
  border-radius: var(--coach-radius); background: none; color: var(--coach-text-quiet); cursor: pointer; }
.icon-button:hover { background: var(--coach-fill-quiet); color: var(--coach-text-normal); }
.code { font-family: ui-monospace, SFMono-Regular, Menlo, monospace; font-weight: 650; letter-spacing: .08em;
  overflow-wrap: anywhere; }
.segments { display: inline-flex; inline-size: fit-content; padding: 3px; border: 0; border-radius: calc(var(--coach-radius) + 3px);
  background: var(--coach-fill-quiet); max-inline-size: 100%; }
.segment { position: relative; display: inline-flex; align-items: center; justify-content: center; min-block-size: 44px;
  padding: var(--coach-space-2) var(--coach-space-4); border-radius: var(--coach-radius); font-weight: 600; cursor: pointer;
  color: var(--coach-text-quiet); text-align: center; }
.segment input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; opacity: 0; cursor: inherit; }
.segment:has(:checked) { background: color-mix(in oklab, var(--coach-fill-accent) 26%, var(--coach-fill-raised)); color: var(--coach-text-normal); box-shadow: var(--coach-shadow-1); }
.segment:has(:focus-visible) { outline: 3px solid var(--coach-focus); outline-offset: 2px; }
.family .button-main { justify-self: start; }
@container (max-inline-size: 420px) {
  .card, .card-warm { padding: var(--coach-space-4); }
  .family .button-main { justify-self: stretch; }
  .segment { padding-inline: var(--coach-space-3); }
}
@media (forced-colors: active) { .segment:has(:checked) { outline: 2px solid Highlight; } }
`

/** The sheets of every screen of the family area. */
export const familySheets: readonly string[] = [
  baseStyles,
  buttonStyles,
  iconStyles,
  coachFaceStyles,
  problemPanelStyles,
  skeletonStyles,
  fieldStyles,
  formStyles,
  childrenStyles,
  ownStyles,
]
