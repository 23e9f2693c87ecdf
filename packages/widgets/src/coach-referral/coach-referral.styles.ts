export const referralStyles = `
.referral-own { justify-items: center; text-align: center; padding-block: var(--coach-space-6); }
.referral-code { font-size: var(--coach-size-6); user-select: all; }
.family .referral-copy { justify-self: center; min-inline-size: 200px; }
.referral-quota { display: grid; gap: var(--coach-space-2); inline-size: 100%; max-inline-size: 320px; margin-block-start: var(--coach-space-3); }
.referral-friend { display: flex; flex-wrap: wrap; align-items: center; gap: var(--coach-space-3); min-block-size: 56px; }
.referral-used { justify-self: start; padding: var(--coach-space-3) var(--coach-space-4); border-radius: var(--coach-radius-large); }
.referral-questions { display: grid; gap: var(--coach-space-3); }
.referral-questions details { border: 1px solid var(--coach-border); border-radius: var(--coach-radius-large);
  background: var(--coach-fill-raised); }
.referral-questions summary { display: flex; align-items: center; justify-content: space-between; gap: var(--coach-space-3);
  min-block-size: 56px; padding: var(--coach-space-3) var(--coach-space-4); border-radius: var(--coach-radius-large);
  font-weight: 600; cursor: pointer; }
.referral-questions summary::marker { content: ''; }
.referral-questions summary .icon { transition: transform var(--coach-quick); color: var(--coach-text-quiet); }
.referral-questions details[open] summary .icon { transform: rotate(180deg); }
.referral-questions p { padding: 0 var(--coach-space-4) var(--coach-space-4); max-inline-size: 60ch; }
`
