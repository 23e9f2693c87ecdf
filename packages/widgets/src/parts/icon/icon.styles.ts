/** Belongs to the styles of every widget that shows an icon. */
export const iconStyles = `
.icon {
  inline-size: 1.25em;
  block-size: 1.25em;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
}
.icon.flips:dir(rtl) { transform: scaleX(-1); }
`
