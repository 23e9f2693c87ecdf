export { decorationSheet } from './decoration.ts'
export { derivePalettes, type Palette } from './derive.ts'
