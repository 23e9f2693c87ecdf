import type { BrandConfig } from '@coachkit/contract'
import { hexOf } from './colour.ts'
import { derivePalette, tone, visible } from './derive.ts'
import { toOklch } from './oklch.ts'

/**
 * A school's further colours, `secondary1` as `--coach-secondary-1`: for decoration, seen on every ground and never under
 * or as a text. They stand on the page and widgets inherit them, so that no embed carries what only schools' pages have.
 */
export function deriveDecoration(brand: Partial<BrandConfig>, theme: 'light' | 'dark'): Record<string, string> {
  const palette = derivePalette(brand, theme)
  const grounds = [palette.fill, palette['fill-quiet'], palette['fill-raised']]
  const step = theme === 'light' ? -0.01 : 0.01
  return Object.fromEntries(
    ['secondary', 'accent', 'highlight'].flatMap((name) =>
      ([1, 2, 3] as const).flatMap((at) => {
        const colour = hexOf(brand[`${name as 'secondary'}${at}`])
        return colour ? [[`${name}-${at}`, tone(toOklch(colour), step, visible, grounds)]] : []
      }),
    ),
  )
}

const declare = (brand: Partial<BrandConfig>, theme: 'light' | 'dark') =>
  Object.entries(deriveDecoration(brand, theme))
    .map(([name, value]) => `--coach-${name}:${value};`)
    .join('')

/** The text of a sheet for the page, by what the visitor's system says. */
export const decorationSheet = (brand: Partial<BrandConfig>): string =>
  `:root{${declare(brand, 'light')}}@media (prefers-color-scheme:dark){:root{${declare(brand, 'dark')}}}`
