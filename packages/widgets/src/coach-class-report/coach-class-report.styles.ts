export const classReportStyles = `
.report { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--coach-space-5); font-size: var(--coach-size-2); }
.report h1 { font-size: var(--coach-size-5); }
.report h2 { font-size: var(--coach-size-3); margin-block-end: var(--coach-space-3); }
.report-head { display: flex; flex-wrap: wrap; gap: var(--coach-space-4); align-items: end; justify-content: space-between; }
.report-choices { display: flex; flex-wrap: wrap; gap: var(--coach-space-3); }
.report-choices label { display: grid; gap: var(--coach-space-1); color: var(--coach-text-quiet); }
.report-choices select { min-block-size: 44px; max-inline-size: 100%; padding: 0 var(--coach-space-3);
  border: 1px solid var(--coach-border-strong); border-radius: var(--coach-radius); background: var(--coach-fill-raised);
  color: var(--coach-text-normal); font-size: max(16px, 1em); }
.report-body { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--coach-space-6); }
.report-body[aria-busy='true'] { opacity: .6; }
.report thead button { min-block-size: 36px; padding: 0; border: 0; background: none; font-weight: 600; cursor: pointer;
  display: inline-flex; align-items: center; gap: var(--coach-space-1); }
.report .report-arrow { inline-size: 1em; text-align: center; }
.report .number .report-arrow { order: -1; }
.report .report-stem { white-space: normal; min-inline-size: 200px; }
.report-mark { display: inline-flex; align-items: center; gap: var(--coach-space-3); justify-content: end; }
.report-percent { min-inline-size: 6ch; white-space: nowrap; }
.report-more { margin-block-start: var(--coach-space-2); }
.report-mark meter { inline-size: 72px; block-size: 10px; }
@container (max-width: 700px) { .report-mark meter { inline-size: 36px; } .report-mark { gap: var(--coach-space-1); } }
.report-nothing { padding: var(--coach-space-5); border-radius: var(--coach-radius-large); background: var(--coach-fill-quiet);
  margin-block-end: var(--coach-space-4); }
.report-nothing h2 { margin-block-end: var(--coach-space-1); }
`
