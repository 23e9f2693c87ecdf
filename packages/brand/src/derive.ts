import type { BrandConfig } from '@coachkit/contract'
import { hexOf } from './colour.ts'
import { contrast, contrastOf, luminance, type Oklch, toHex, toOklch } from './oklch.ts'

/** Meanings that a brand and a theme give a colour; `--coach-` before each is the custom property. */
export type ColourToken =
  | 'fill'
  | 'fill-quiet'
  | 'fill-raised'
  | 'fill-accent'
  | 'fill-accent-hover'
  | 'fill-accent-active'
  | 'text-on-accent'
  | 'text-normal'
  | 'text-quiet'
  | 'text-accent'
  | 'border'
  | 'border-strong'
  | 'focus'
  | 'good'
  | 'fill-good'
  | 'warn'
  | 'fill-warn'
  | 'danger'
  | 'fill-danger'

export type Palette = Record<ColourToken, string>

/** The specification's own brand: part 1, "Brands". */
const defaultPrimary = '#f4a261'
const white = '#ffffff'
const darkGrey = '#2e3338'
/** Text needs 4.5:1 (WCAG 2.2 AA); a little more, so that rounding to a screen's colours can't lose it. */
const readable = 4.6
/** Lines that tell where a control is need 3:1. */
export const visible = 3.1

/** No tone needs more steps than there are from black to white; with a bound, no input can keep the search alive. */
const mostSteps = 100

/** The tone nearest to `from` that reaches `ratio` on all of `grounds`, darker or lighter as `step` says. */
export function tone([start, chroma, hue]: Oklch, step: number, ratio: number, grounds: readonly string[]) {
  let lightness = start
  let colour = toHex([lightness, chroma, hue])
  const end = step < 0 ? 0 : 1
  const lights = grounds.map(luminance)
  const reads = () => {
    const own = luminance(colour)
    return lights.every((light) => contrastOf(own, light) >= ratio)
  }
  for (let left = mostSteps; left > 0 && lightness !== end && !reads(); left--) {
    lightness = Math.min(1, Math.max(0, lightness + step))
    colour = toHex([lightness, chroma, hue])
  }
  return colour
}

/** The button's three fills and a label that can be read on each of them. */
export function deriveButton(brand: Partial<BrandConfig>) {
  const primary = hexOf(brand.primary)
  const fill = primary ?? defaultPrimary
  const [lightness, chroma, hue] = toOklch(fill)
  const shade = (by: number) => toHex([Math.min(0.97, Math.max(0.05, lightness + by)), chroma, hue])
  const hover = hexOf(brand.primary_hover) ?? (primary ? shade(0.05) : '#f6b480')
  const active = hexOf(brand.primary_active) ?? (primary ? shade(-0.09) : '#d27932')
  const fills = [fill, hover, active]

  if (brand.button_text === 'white') return [...fills, white]
  const reads = (label: string, grounds: readonly string[]) => grounds.every((ground) => contrast(label, ground) >= 4.5)
  const dark = toHex([0.24, Math.min(chroma, 0.07), hue])
  const wanted = brand.button_text === 'dark-grey' ? [darkGrey, white] : [white]
  const whole = [...wanted, dark, '#000000'].find((label) => reads(label, fills))
  if (whole) return [...fills, whole]
  // The three straddle the middle. The fill stays as the brand has it; hover and active give way to its label.
  const label = [...wanted, dark, '#000000'].find((one) => reads(one, [fill])) ?? '#000000'
  const away = label === white ? -0.02 : 0.02
  return [fill, ...fills.slice(1).map((one) => tone(toOklch(one), away, 4.6, [label])), label]
}

/** Every meaning's colour for one theme. Contrast is kept by construction: a tone moves until it can be read. */
export function derivePalette(brand: Partial<BrandConfig>, theme: 'light' | 'dark'): Palette {
  const primary = hexOf(brand.primary) ?? defaultPrimary
  const ground = hexOf(brand.ground)
  const [, chroma, hue] = toOklch(ground ?? primary)
  const [, accentChroma, accentHue] = toOklch(hexOf(brand.accent) ?? primary)
  const isLight = theme === 'light'
  const step = isLight ? -0.01 : 0.01
  // Greys carry a breath of the brand's hue, more where it names a ground; a grey brand stays grey.
  const tint = Math.min(ground ? 0.02 : 0.008, chroma)
  const grey = (lightness: number, share = 1) => toHex([lightness, tint * share, hue])

  const fill = grey(isLight ? 0.988 : 0.19, 0.7)
  const quiet = grey(isLight ? 0.962 : 0.235)
  const raised = isLight ? white : grey(0.225)
  const grounds = [fill, quiet, raised]
  const text = (colour: Oklch, more: readonly string[] = []) => tone(colour, step, readable, [...grounds, ...more])
  const told = (name: 'good' | 'warn' | 'danger', tint: number, strength: number) => {
    const ground = toHex([isLight ? 0.955 : 0.28, isLight ? 0.03 : 0.045, tint])
    return { [`fill-${name}`]: ground, [name]: text([isLight ? 0.56 : 0.76, strength, tint], [ground]) }
  }
  const [accent, hover, active, label] = deriveButton(brand)
  const accentText = text([isLight ? 0.6 : 0.74, Math.min(0.16, accentChroma), accentHue])

  return {
    fill,
    'fill-quiet': quiet,
    'fill-raised': raised,
    'fill-accent': accent,
    'fill-accent-hover': hover,
    'fill-accent-active': active,
    'text-on-accent': label,
    'text-normal': grey(isLight ? 0.26 : 0.94),
    'text-quiet': text([isLight ? 0.53 : 0.7, Math.min(0.012, chroma), hue]),
    'text-accent': accentText,
    border: grey(isLight ? 0.905 : 0.33),
    'border-strong': tone([isLight ? 0.68 : 0.5, Math.min(0.012, chroma), hue], step, visible, grounds),
    focus: accentText,
    ...told('good', 152, 0.13),
    ...told('warn', 75, 0.12),
    ...told('danger', 27, 0.17),
  } as Palette
}

/** Both themes: what a page needs of a brand to dress in it. */
export const derivePalettes = (brand: Partial<BrandConfig>): { readonly [theme in 'light' | 'dark']: Palette } => ({
  light: derivePalette(brand, 'light'),
  dark: derivePalette(brand, 'dark'),
})
