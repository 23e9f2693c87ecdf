/**
 * The page owns the host's box. What a shadow root inherits (font, colour, letter spacing, direction …) ends at the
 * first element inside; `all` leaves direction alone, so `dir` is set on that element by its language.
 */
export const resetStyles = `
:host{display:block}
:host([hidden]){display:none}
.coach-root{all:initial;display:block;block-size:100%;box-sizing:border-box;unicode-bidi:isolate;
font:400 16px/1.5 var(--coach-font);color:var(--coach-text-normal);text-align:start;
-webkit-text-size-adjust:100%;text-size-adjust:100%;-webkit-tap-highlight-color:transparent;
overflow-wrap:anywhere}
.coach-view{display:contents}
.coach-root[data-waiting]{visibility:hidden}
.coach-root *,.coach-root ::before,.coach-root ::after{box-sizing:border-box}
.coach-root :where(button,input,select,textarea){font:inherit;color:inherit;letter-spacing:inherit;margin:0}
.coach-root [hidden]{display:none!important}
.coach-root :focus-visible{outline:2px solid var(--coach-focus);outline-offset:2px}
@media (prefers-reduced-motion:reduce){.coach-root *,.coach-root ::before,.coach-root ::after{
animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}}
.coach-calm{display:grid;gap:var(--coach-space-3);justify-items:start;padding:var(--coach-space-5);
border:1px solid var(--coach-border);border-radius:var(--coach-radius-large);background:var(--coach-fill-raised)}
.coach-calm p{margin:0;max-inline-size:60ch}
.coach-calm p:last-of-type{color:var(--coach-text-quiet);font-size:var(--coach-size-2)}
.coach-calm button{min-block-size:44px;padding:0 var(--coach-space-4);border:0;border-radius:var(--coach-radius);
background:var(--coach-fill-accent);color:var(--coach-text-on-accent);font-weight:600;cursor:pointer}
.coach-calm button:hover{background:var(--coach-fill-accent-hover)}
.coach-calm button:active{background:var(--coach-fill-accent-active)}
`
