export const sitesStyles = `
.sites { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--coach-space-4); font-size: var(--coach-size-2);
  container-type: inline-size; }
.sites h1 { font-size: var(--coach-size-5); margin-block-end: var(--coach-space-1); }
.sites h2 { font-size: var(--coach-size-3); overflow-wrap: anywhere; }
.sites h3 { font-size: var(--coach-size-3); }
.sites h4 { font-size: var(--coach-size-2); }
.sites-head { display: flex; flex-wrap: wrap; gap: var(--coach-space-4); align-items: flex-start; justify-content: space-between; }
.sites-head > div { flex: 1 1 320px; }
.sites-said:empty { display: none; }
.sites-said { font-weight: 600; }
.sites-nothing { padding: var(--coach-space-5); border-radius: var(--coach-radius-large); background: var(--coach-fill-quiet); }
.sites-list { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--coach-space-3); }
.site-card { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--coach-space-4); padding: var(--coach-space-4);
  border: 1px solid var(--coach-border); border-radius: var(--coach-radius-large); background: var(--coach-fill-raised); }
.site-line { display: flex; flex-wrap: wrap; gap: var(--coach-space-3) var(--coach-space-5); align-items: center; }
.site-names { flex: 1 1 240px; min-inline-size: 0; display: grid; gap: var(--coach-space-1); overflow-wrap: anywhere; }
.site-used { flex: none; }
.site-used span { color: var(--coach-text-normal); font-variant-numeric: tabular-nums; }
.site-open { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--coach-space-6); padding-block-start: var(--coach-space-4);
  border-block-start: 1px solid var(--coach-border); }
.site-open > .sites-said:empty { display: none; }
.site-open .field-input { min-block-size: 44px; padding-block: var(--coach-space-2); }
.site-secret { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--coach-space-3); padding: var(--coach-space-4);
  border-radius: var(--coach-radius); background: var(--coach-fill-warn); border-inline-start: 4px solid var(--coach-warn); }
.site-secret .copy-value { background: var(--coach-fill-raised); }
.site-key { display: grid; gap: var(--coach-space-3); padding-block: var(--coach-space-3); }
.site-key + .site-key { border-block-start: 1px solid var(--coach-border); }
.site-public { font: 13px/1.55 ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace; direction: ltr; text-align: start; }
.site-replace { display: grid; gap: var(--coach-space-3); padding: var(--coach-space-4); border-radius: var(--coach-radius);
  background: var(--coach-fill-quiet); }
.site-replace legend { float: inline-start; padding: 0; font-weight: 650; }
.site-replace .field { max-inline-size: 320px; }
.site-check { flex-direction: row; flex-wrap: wrap; gap: var(--coach-space-3); align-items: flex-end; max-inline-size: 720px; }
.site-check .field { flex: 1 1 240px; }
.site-findings { display: grid; gap: var(--coach-space-2); margin-block-end: var(--coach-space-2); }
.site-findings li { display: flex; gap: var(--coach-space-3); align-items: flex-start; padding: var(--coach-space-3) var(--coach-space-4);
  border-radius: var(--coach-radius); background: var(--coach-fill-quiet); overflow-wrap: anywhere; }
.site-findings li p { min-inline-size: 0; }
.site-findings li[data-tone='good'] { background: var(--coach-fill-good); }
.site-findings li[data-tone='good'] .icon { color: var(--coach-good); }
.site-findings li[data-tone='warn'] { background: var(--coach-fill-warn); }
.site-findings li[data-tone='warn'] .icon { color: var(--coach-warn); }
`
