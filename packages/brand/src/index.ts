export { decorationSheet, deriveDecoration } from './decoration.ts'
export { type ColourToken, deriveButton, derivePalette, derivePalettes, type Palette } from './derive.ts'
export { contrast, toHex, toOklch } from './oklch.ts'
