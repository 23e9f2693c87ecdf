/** For the few pages that the server writes itself: plain HTML, no script, one style sheet. */
export const plainStyle = `
:root { color-scheme: light dark; --line: light-dark(#d9dde3, #3a4049); --quiet: light-dark(#5b6470, #a3adba); }
body { margin: 0; font: 16px/1.55 system-ui, sans-serif; background: light-dark(#fbfbfc, #15181d); color: light-dark(#1c2127, #e8ebef); }
main { max-width: 56rem; margin: 0 auto; padding: 2.5rem 1.25rem 5rem; }
h1 { font-size: 1.95rem; line-height: 1.2; margin: 0 0 .5rem; } h2 { font-size: 1.25rem; margin: 3rem 0 1rem; }
a { color: light-dark(#0f6c8c, #7cc4de); } p { margin: .5rem 0 1rem; } .quiet { color: var(--quiet); }
ul { padding-left: 1.25rem; } li { margin: .35rem 0; }
code, pre { font: .875rem/1.5 ui-monospace, monospace; } code { overflow-wrap: anywhere; }
pre { overflow-x: auto; padding: 1rem; border: 1px solid var(--line); border-radius: 8px; }
details { border: 1px solid var(--line); border-radius: 8px; margin: .5rem 0; }
summary { padding: .75rem 1rem; cursor: pointer; } summary > span { display: block; color: var(--quiet); padding-left: 1.1rem; }
details > div { padding: 0 1rem 1rem; border-top: 1px solid var(--line); }
dl { display: grid; grid-template-columns: minmax(6rem, max-content) 1fr; gap: .35rem 1.25rem; } dt { color: var(--quiet); } dd { margin: 0; min-width: 0; }
.method { display: inline-block; min-width: 4.2rem; font-weight: 600; }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: .5rem; } }
`

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** `body` is HTML whose texts were escaped. */
export const plainPage = (title: string, body: string, lang = 'en'): string => `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="stylesheet" href="/api/plain.css"></head>
<body><main>${body}</main></body>
</html>
`

export const plainHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'cache-control': 'no-cache',
}
