export const magicLinkStyles = `
.magic-ways { display: flex; flex-direction: column; gap: var(--coach-space-4); align-items: flex-start; }
.magic-children { display: flex; flex-direction: column; gap: var(--coach-space-3); inline-size: 100%; padding: var(--coach-space-4);
  border-radius: var(--coach-radius-large); background: var(--coach-fill-quiet); }
.magic-children h2 { font-size: var(--coach-size-2); color: var(--coach-text-quiet); }
.magic-children ul { display: flex; flex-direction: column; gap: var(--coach-space-2); }
.magic-children li { display: flex; align-items: center; gap: var(--coach-space-3); min-block-size: 36px; font-weight: 600; }
.magic-initial { flex: none; display: grid; place-items: center; inline-size: 36px; block-size: 36px; border-radius: 50%;
  background: var(--coach-fill-accent); color: var(--coach-text-on-accent); font-weight: 700; }
`
