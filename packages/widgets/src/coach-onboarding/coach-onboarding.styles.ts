export const onboardingStyles = `
.onboarding { display: flex; flex-direction: column; gap: var(--coach-space-5); }
.onboarding-head { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--coach-space-4) var(--coach-space-5); align-items: center; }
.onboarding-words { display: flex; flex-direction: column; gap: var(--coach-space-2); }
.onboarding-head h1 { font-size: var(--coach-size-6); letter-spacing: -.015em; }
.onboarding-progress { grid-column: 1 / -1; display: flex; flex-direction: column; gap: var(--coach-space-2); }
.onboarding-referral { grid-column: 1 / -1; padding: var(--coach-space-3) var(--coach-space-4); border-radius: var(--coach-radius); background: var(--coach-fill-quiet); }
.onboarding-referral:empty { padding: 0; margin-block-start: calc(var(--coach-space-4) * -1); }
.onboarding-group { display: flex; flex-direction: column; gap: var(--coach-space-5); padding: var(--coach-space-5) var(--coach-space-4);
  border: 1px solid var(--coach-border); border-radius: var(--coach-radius-large); background: var(--coach-fill-raised); }
.onboarding-group h2 { font-size: var(--coach-size-4); }
.onboarding .choice { border-color: var(--coach-border-strong); }
.onboarding .choice:has(:checked) { border-color: var(--coach-fill-accent); background: var(--coach-fill-quiet); font-weight: 650; }
.onboarding-foot { display: flex; flex-direction: column; gap: var(--coach-space-3); }
.onboarding-foot .button-main { min-block-size: 52px; }
/* On a phone the face stands beside the heading alone, and the sentence has the whole width. */
@media (max-width: 480px) {
  .onboarding-head { column-gap: var(--coach-space-4); }
  .onboarding-words { display: contents; }
  .onboarding-words p { grid-column: 1 / -1; }
  .onboarding-head h1 { font-size: var(--coach-size-5); }
}
@media (min-width: 640px) { .onboarding-group { padding: var(--coach-space-6); } }
`
