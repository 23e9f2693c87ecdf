import type { BrandConfig } from '@coachkit/contract'
import { defaultPalette } from './default-palette.ts'

const declare = (tokens: Record<string, string>) =>
  Object.entries(tokens)
    .map(([name, value]) => `--coach-${name}:${value}`)
    .join(';')

const shadows = (strength: number) => ({
  'shadow-1': `0 1px 2px rgb(0 0 0/${strength}),0 1px 3px rgb(0 0 0/${strength})`,
  'shadow-2': `0 4px 12px rgb(0 0 0/${strength}),0 16px 40px rgb(0 0 0/${strength * 1.5})`,
})

const measures = (brand: Partial<BrandConfig>) => ({
  radius: brand.radius === 'square' ? '2px' : '8px',
  'radius-large': brand.radius === 'square' ? '4px' : '16px',
  font: "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Helvetica Neue',Arial,sans-serif",
  quick: '120ms',
  calm: '240ms',
  ...Object.fromEntries([4, 8, 12, 16, 24, 32, 48].map((px, index) => [`space-${index + 1}`, `${px}px`])),
  ...Object.fromEntries([12, 14, 16, 20, 25, 31].map((px, index) => [`size-${index + 1}`, `${px}px`])),
})

const known = new Map<string, string>()

/**
 * A brand as the text of one sheet: light, dark, and what the visitor's system says. `theme` stands on the first
 * element inside the root, so that a page's own rules can't reach it.
 */
export function tokenSheet(brand: Partial<BrandConfig>) {
  const name = JSON.stringify(brand)
  let sheet = known.get(name)
  if (!sheet) {
    const palette = brand.palette ?? defaultPalette
    const light = `color-scheme:light;${declare({ ...palette.light, ...shadows(0.07) })}`
    const dark = `color-scheme:dark;${declare({ ...palette.dark, ...shadows(0.35) })}`
    sheet =
      `.coach-root{${declare(measures(brand))};${light}}.coach-root[data-theme=dark]{${dark}}` +
      `@media (prefers-color-scheme:dark){.coach-root[data-theme=auto]{${dark}}}` +
      `@media (prefers-reduced-motion:reduce){.coach-root{--coach-quick:0ms;--coach-calm:0ms}}`
    known.set(name, sheet)
  }
  return sheet
}
