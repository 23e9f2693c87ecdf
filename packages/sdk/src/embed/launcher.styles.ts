/**
 * The host is ours alone, so even the page's `!important` rules must not move it: inside a shadow root an important
 * declaration of `:host` wins over the page's.
 */
export const launcherStyles = (isLeft: boolean) => `
:host{all:initial!important;position:fixed!important;z-index:2147483000!important;display:block!important;
inset:auto ${isLeft ? 'auto' : 'max(20px,env(safe-area-inset-right))'} max(20px,env(safe-area-inset-bottom)) ${isLeft ? 'max(20px,env(safe-area-inset-left))' : 'auto'}!important;
direction:ltr!important}
:host([data-place=away]){display:none!important}
:host([data-place=edge]){${isLeft ? 'left' : 'right'}:0!important}
@media print{:host{display:none!important}}
button{all:unset;box-sizing:border-box;position:relative;display:grid;place-items:center;width:60px;height:60px;
border-radius:50%;background:var(--fill);color:var(--label);cursor:pointer;touch-action:manipulation;
-webkit-tap-highlight-color:transparent;
box-shadow:0 2px 6px rgb(0 0 0/.18),0 8px 24px rgb(0 0 0/.18);transition:background 120ms,transform 120ms}
button:hover{background:var(--hover);transform:translateY(-2px)}
button:active{background:var(--active);transform:none}
button:focus-visible{outline:3px solid var(--label);outline-offset:-6px;box-shadow:0 0 0 3px var(--fill)}
svg{grid-area:1/1;width:36px;height:36px;transition:opacity 120ms,transform 240ms}
:host([data-place=edge]) button{width:24px;height:60px;border-radius:${isLeft ? '0 12px 12px 0' : '12px 0 0 12px'}}
:host([data-place=edge]) svg{width:22px;height:22px}
.eye{fill:var(--fill);transform-origin:center 13.500px;animation:blink 6s infinite}
.mouth,.cross{fill:none;stroke:var(--fill);stroke-width:1.800;stroke-linecap:round}
.cross{stroke:currentColor;stroke-width:2.800}
svg:has(.cross),[aria-expanded=true] svg:first-child{opacity:0;transform:rotate(-45deg) scale(.6)}
[aria-expanded=true] svg:has(.cross){opacity:1;transform:none}
[aria-busy=true] svg{animation:wait 1s infinite alternate}
.mark{position:absolute;top:-2px;right:-2px;min-width:20px;height:20px;padding:0 5px;box-sizing:border-box;
border-radius:10px;background:#b3261e;color:#fff;font:600 12px/20px system-ui,sans-serif;text-align:center}
p{position:absolute;bottom:72px;${isLeft ? 'left' : 'right'}:0;width:max-content;max-width:min(260px,80vw);margin:0;
padding:12px 16px;border-radius:12px;background:#fff;color:#2b2b2b;font:400 14px/1.4 system-ui,sans-serif;
box-shadow:0 2px 6px rgb(0 0 0/.18),0 8px 24px rgb(0 0 0/.18)}
[hidden]{display:none}
@keyframes blink{0%,94%,100%{transform:none}97%{transform:scaleY(.1)}}
@keyframes wait{to{opacity:.5}}
@media (prefers-reduced-motion:reduce){*{animation:none!important;transition:none!important}}
`
