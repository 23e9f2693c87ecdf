export const profileStyles = `
.profile { display: grid; gap: var(--coach-space-5); align-content: start; min-inline-size: 0; }
.profile .form > .button { align-self: flex-start; }
.profile-said:empty { display: none; }
.profile-address { overflow-wrap: anywhere; font-weight: 600; }
@container (min-inline-size: 800px) { .profile { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); } }
`
