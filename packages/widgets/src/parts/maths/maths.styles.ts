/** Belongs to the styles of every widget that shows mathematics. */
export const mathsStyles = `
.maths:not(.drawn) { font-family: ui-monospace, monospace; font-size: .9em; color: var(--coach-text-quiet); }
.maths.display { display: block; margin-block: var(--coach-space-3); overflow-x: auto; overflow-y: hidden; padding-block: 2px; }
.maths:not(.display) { white-space: nowrap; }
.maths:not(.drawn):not(.display) { white-space: normal; }
math { font-family: 'Cambria Math', 'STIX Two Math', 'Noto Sans Math', math; font-size: 1.12em; line-height: normal; direction: ltr; }
math * { border-color: currentColor; }
math.tml-display { display: block; inline-size: 100%; }
mtable.tml-jot mtd { padding-block: 3pt; }
mtd > .tml-left, .tml-left > mtd { text-align: start; }
.tml-right > mtd, mtd.tml-right { text-align: end; }
.menclose { display: inline-block; position: relative; padding: .5ex 0; }
`
