export const contactStyles = `
.contact { display: flex; flex-direction: column; gap: var(--coach-space-5); padding: clamp(20px, 5cqi, 40px);
  border: 1px solid var(--coach-border); border-radius: var(--coach-radius-large); background: var(--coach-fill-raised);
  box-shadow: var(--coach-shadow-1); }
.contact header { display: flex; flex-direction: column; gap: var(--coach-space-1); }
.contact h2 { font-size: var(--coach-size-5); }
.contact .field-long { min-block-size: 150px; }
.contact .button-main { min-inline-size: 140px; }
.contact-sent { align-items: center; gap: var(--coach-space-3); text-align: center; }
.contact-sent p { overflow-wrap: anywhere; }
`
