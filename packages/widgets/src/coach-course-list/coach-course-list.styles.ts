export const courseListStyles = `
.courses { display: flex; flex-direction: column; gap: var(--coach-space-5); container-type: inline-size; }
.courses-head { display: flex; flex-direction: column; gap: var(--coach-space-2); padding-block: var(--coach-space-4) var(--coach-space-2); }
.courses-head h1 { font-size: clamp(31px, 5cqi, 44px); letter-spacing: -.02em; }
.courses-head h1:focus-visible { outline: none; }
.courses-head p { max-inline-size: 60ch; font-size: var(--coach-size-4); }
.courses-head .small { font-size: var(--coach-size-3); }
.courses-filters { display: grid; gap: var(--coach-space-4); }
@container (min-width: 640px) { .courses-filters { grid-template-columns: 2fr 1fr 1fr; } }
.courses-grid { display: grid; gap: var(--coach-space-4); grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr)); }
.course-card { position: relative; display: flex; align-items: center; gap: var(--coach-space-4); padding: var(--coach-space-4);
  border: 1px solid var(--coach-border); border-radius: var(--coach-radius-large); background: var(--coach-fill-raised);
  transition: box-shadow var(--coach-quick), border-color var(--coach-quick); }
.course-card:hover { border-color: var(--coach-border-strong); box-shadow: var(--coach-shadow-1); }
.course-card .icon { margin-inline-start: auto; color: var(--coach-text-quiet); }
.course-mark { flex: none; display: grid; place-items: center; inline-size: 52px; block-size: 52px;
  border-radius: var(--coach-radius-large); font-size: var(--coach-size-5); font-weight: 700; color: var(--coach-text-accent);
  background: color-mix(in oklab, var(--coach-fill-accent) 16%, var(--coach-fill)); }
.course-words { min-inline-size: 0; display: flex; flex-direction: column; gap: 2px; }
.course-card h2 { font-size: var(--coach-size-4); }
.course-open { padding: 0; border: 0; background: none; font-weight: inherit; text-align: start; cursor: pointer; overflow-wrap: anywhere; }
.course-open::after { content: ''; position: absolute; inset: 0; border-radius: var(--coach-radius-large); }
.course-open:focus-visible { outline: none; }
.course-open:focus-visible::after { outline: 3px solid var(--coach-focus); outline-offset: 2px; }
.courses-none { display: flex; flex-direction: column; align-items: flex-start; gap: var(--coach-space-4); }
.course-one { max-inline-size: 720px; }
.course-back { margin-inline-start: calc(var(--coach-space-4) * -1); }
.course-about { font-size: var(--coach-size-3); font-weight: 650; color: var(--coach-text-accent); }
.courses-head .course-about { font-size: var(--coach-size-3); }
.course-inside { display: flex; flex-direction: column; gap: var(--coach-space-3); }
.course-inside h2 { font-size: var(--coach-size-5); }
.course-quizzes { display: flex; flex-direction: column; gap: var(--coach-space-3); }
.course-quiz { display: flex; flex-wrap: wrap; gap: var(--coach-space-2); align-items: baseline; font-weight: 600; }
.course-free { padding: 2px var(--coach-space-2); border-radius: var(--coach-radius-large); font-size: var(--coach-size-2);
  font-weight: 600; background: var(--coach-fill-good); }
.course-points { display: flex; flex-direction: column; gap: var(--coach-space-3); padding: var(--coach-space-5);
  border-radius: var(--coach-radius-large); background: var(--coach-fill-quiet); }
.course-points li { display: flex; gap: var(--coach-space-3); align-items: flex-start; }
.course-points .icon { flex: none; margin-block-start: 2px; color: var(--coach-good); }
`
