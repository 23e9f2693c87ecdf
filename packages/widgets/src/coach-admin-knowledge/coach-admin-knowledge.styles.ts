export const knowledgeStyles = `
.knowledge { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--coach-space-4); font-size: var(--coach-size-2); }
.knowledge h1 { font-size: var(--coach-size-5); margin-block-end: var(--coach-space-1); }
.knowledge h2 { font-size: var(--coach-size-3); }
.knowledge-add { display: flex; flex-wrap: wrap; gap: var(--coach-space-4); align-items: center; justify-content: space-between;
  padding: var(--coach-space-4); border: 2px dashed var(--coach-border-strong); border-radius: var(--coach-radius-large); }
.knowledge-add[data-over='true'] { background: var(--coach-fill-quiet); border-color: var(--coach-focus); }
.knowledge-choose { display: inline-flex; align-items: center; position: relative; }
.knowledge-choose:focus-within { outline: 3px solid var(--coach-focus); outline-offset: 2px; }
.knowledge select, .knowledge-search input { min-block-size: 44px; padding: 0 var(--coach-space-3);
  border: 1px solid var(--coach-border-strong); border-radius: var(--coach-radius); background: var(--coach-fill-raised);
  font-size: max(16px, 1em); }
.knowledge-search { display: grid; gap: var(--coach-space-1); max-inline-size: 360px; color: var(--coach-text-quiet); }
.knowledge-search input { color: var(--coach-text-normal); }
.knowledge-refused { padding: var(--coach-space-4); border-radius: var(--coach-radius); background: var(--coach-fill-warn);
  overflow-wrap: anywhere; }
.knowledge-refused ul { display: grid; gap: var(--coach-space-2); }
.knowledge-said:empty { display: none; }
.knowledge-defaults { margin-inline-start: calc(var(--coach-space-4) * -1); }
.knowledge .knowledge-title { white-space: normal; min-inline-size: 140px; font-weight: 600; overflow-wrap: anywhere; }
@container (max-width: 700px) { .scroll-region .button { padding-inline: var(--coach-space-2); } }
.knowledge-title span { display: block; font-weight: 400; }
.knowledge-sure td { white-space: normal; background: var(--coach-fill-warn); }
.knowledge-nothing { padding: var(--coach-space-5); border-radius: var(--coach-radius-large); background: var(--coach-fill-quiet); }
`
