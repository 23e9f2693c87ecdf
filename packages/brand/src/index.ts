export { decorationSheet } from './decoration.ts'
export { deriveButton, derivePalettes, type Palette } from './derive.ts'
