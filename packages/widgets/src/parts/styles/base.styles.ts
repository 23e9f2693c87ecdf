/** What every widget's screen begins with. Meaning tokens only; logical properties, so that right-to-left is free. */
export const baseStyles = `
*, *::before, *::after { box-sizing: border-box; }
h1, h2, h3, h4, p, ul, ol, fieldset, figure, dl, dd { margin: 0; padding: 0; border: 0; min-inline-size: 0; }
h1, h2, h3, h4 { line-height: 1.2; font-weight: 650; text-wrap: balance; }
ul, ol { list-style: none; }
button, input, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; margin: 0; }
img, svg { display: block; max-inline-size: 100%; }
:focus { outline: none; }
:focus-visible { outline: 3px solid var(--coach-focus); outline-offset: 2px; }
[hidden] { display: none !important; }
.heard-only { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%);
  white-space: nowrap; }
.stack { display: flex; flex-direction: column; gap: var(--coach-space-4); }
.row { display: flex; flex-wrap: wrap; align-items: center; gap: var(--coach-space-3); }
.push { margin-inline-start: auto; }
.quiet { color: var(--coach-text-quiet); }
.small { font-size: var(--coach-size-2); }
`
