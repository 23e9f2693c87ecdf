/** How an answer's text looks; the widget gives its root the class `prose`. */
export const markdownStyles = `
.prose { line-height: 1.5; overflow-wrap: anywhere; }
.prose p, .prose blockquote, .prose h3, .prose ul, .prose ol { margin: 0; }
.prose > :nth-child(n + 2), .prose blockquote > :nth-child(n + 2), .prose li > :nth-child(n + 2) { margin-block-start: var(--coach-space-3); }
.prose li > p + ul, .prose li > p + ol, .prose li:nth-child(n + 2) { margin-block-start: var(--coach-space-1); }
.prose h3 { font-size: var(--coach-size-3); line-height: 1.2; font-weight: 650; }
.prose h3.level-1, .prose h3.level-2 { font-size: 18px; }
.prose h3.level-4 { font-size: inherit; }
.prose > h3:nth-child(n + 2) { margin-block-start: var(--coach-space-5); }
.prose ul, .prose ol { padding-inline-start: 1.5em; list-style: disc; }
.prose ol { list-style: decimal; }
.prose li::marker { color: var(--coach-text-quiet); font-variant-numeric: tabular-nums; }
.prose strong { font-weight: 650; }
.prose a { color: var(--coach-text-accent); text-underline-offset: 2px; }
.prose a:focus-visible, .prose button:focus-visible, .prose pre:focus-visible, .prose .table:focus-visible {
  outline: 2px solid var(--coach-focus);
  outline-offset: 2px;
}
.prose hr { border: 0; border-block-start: 1px solid var(--coach-border); margin-block: var(--coach-space-4); }
.prose blockquote {
  border-inline-start: 3px solid var(--coach-border-strong);
  padding-inline-start: var(--coach-space-3);
  color: var(--coach-text-quiet);
}
.prose code { font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace; font-size: .9em; }
.prose :not(pre) > code {
  background: var(--coach-fill-quiet);
  border: 1px solid var(--coach-border);
  border-radius: 4px;
  padding: 1px 4px;
}
.prose .code {
  border: 1px solid var(--coach-border);
  border-radius: var(--coach-radius);
  overflow: hidden;
  background: var(--coach-fill-quiet);
}
.prose .code-bar {
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-inline: var(--coach-space-3) var(--coach-space-1);
  font-size: var(--coach-size-1);
  color: var(--coach-text-quiet);
  border-block-end: 1px solid var(--coach-border);
}
.prose .copy {
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 44px;
  padding-inline: var(--coach-space-2);
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  border-radius: var(--coach-radius);
}
.prose .copy:hover { color: var(--coach-text-normal); }
.prose pre { margin: 0; padding: var(--coach-space-3); overflow-x: auto; line-height: 1.5; tab-size: 2; }
.prose pre code { overflow-wrap: normal; white-space: pre; }
.prose .table { overflow-x: auto; border: 1px solid var(--coach-border); border-radius: var(--coach-radius); }
.prose table { border-collapse: collapse; inline-size: 100%; font-variant-numeric: tabular-nums; }
.prose th, .prose td { padding: var(--coach-space-2) var(--coach-space-3); text-align: start; overflow-wrap: normal; }
.prose th { background: var(--coach-fill-quiet); font-weight: 600; white-space: nowrap; }
.prose tbody tr { border-block-start: 1px solid var(--coach-border); }
.prose .centre { text-align: center; }
.prose .end { text-align: end; }
.prose .alt { color: var(--coach-text-quiet); font-style: italic; }
.prose img { max-inline-size: 100%; block-size: auto; border-radius: var(--coach-radius); }
.prose .cite {
  position: relative;
  display: inline-block;
  min-inline-size: 18px;
  block-size: 18px;
  margin-inline: 2px;
  padding: 0 4px;
  border: 0;
  border-radius: 9px;
  background: var(--coach-fill-quiet);
  box-shadow: inset 0 0 0 1px var(--coach-border-strong);
  color: var(--coach-text-accent);
  font: inherit;
  font-size: 11px;
  font-weight: 600;
  line-height: 18px;
  vertical-align: 2px;
  cursor: pointer;
}
/* A finger needs more than the eye does. */
.prose .cite::after { content: ''; position: absolute; inset: -13px -8px; }
.prose .cite:hover { background: var(--coach-fill-accent); color: var(--coach-text-on-accent); }
`
