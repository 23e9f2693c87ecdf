/** Lightness 0–1, chroma, hue in degrees: steps of lightness look equal to the eye in every hue. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]
type Rgb = readonly [number, number, number]

const { cbrt, cos, sin, atan2, hypot, max, min, round, PI } = Math

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const gamma = (light: number) => (light <= 0.003131 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

const linearRgb = (hex: string) =>
  [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255)) as unknown as Rgb

/** Relative luminance as WCAG counts it. */
export const luminance = (hex: string) => {
  const [red, green, blue] = linearRgb(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG contrast ratio of two luminances, 1 to 21. */
export const contrastOf = (a: number, b: number) => (max(a, b) + 0.05) / (min(a, b) + 0.05)

/** WCAG contrast ratio of two colours. */
export const contrast = (one: string, other: string) => contrastOf(luminance(one), luminance(other))

// Six decimals: finer than the 256 steps of a screen's channels.
export function toOklch(hex: string): Oklch {
  const [r, g, b] = linearRgb(hex)
  const l = cbrt(0.412221 * r + 0.536333 * g + 0.051446 * b)
  const m = cbrt(0.211903 * r + 0.6807 * g + 0.107397 * b)
  const s = cbrt(0.088302 * r + 0.281719 * g + 0.629979 * b)
  const A = 1.977998 * l - 2.428592 * m + 0.450594 * s
  const B = 0.025904 * l + 0.782772 * m - 0.808676 * s
  return [0.210454 * l + 0.793618 * m - 0.004072 * s, hypot(A, B), (atan2(B, A) * 180) / PI]
}

function channels([lightness, chroma, hue]: Oklch): Rgb {
  const [A, B] = [chroma * cos((hue * PI) / 180), chroma * sin((hue * PI) / 180)]
  const l = (lightness + 0.396338 * A + 0.215804 * B) ** 3
  const m = (lightness - 0.105561 * A - 0.063854 * B) ** 3
  const s = (lightness - 0.089484 * A - 1.291486 * B) ** 3
  return [
    4.076742 * l - 3.307712 * m + 0.23097 * s,
    -1.268438 * l + 2.609757 * m - 0.341319 * s,
    -0.004196 * l - 0.703419 * m + 1.707615 * s,
  ]
}

const number = (value: number) => (Number.isFinite(value) ? value : 0)
/** Chroma of sRGB ends at 0.33: 92 % at a time, 80 steps leave no colour outside it. The bound holds for any input. */
const mostSteps = 80

/** The colour as a screen can show it: chroma gives way until it is inside sRGB, so that hue and lightness stay. */
export function toHex(colour: Oklch): string {
  const [lightness, , hue] = colour.map(number) as unknown as Oklch
  let chroma = min(0.5, number(colour[1]))
  let rgb = channels([lightness, chroma, hue])
  for (
    let left = mostSteps;
    left > 0 && chroma > 0.001 && rgb.some((light) => light < -0.0005 || light > 1.0005);
    left--
  ) {
    chroma *= 0.92
    rgb = channels([lightness, chroma, hue])
  }
  return `#${rgb
    .map((light) =>
      round(255 * gamma(min(1, max(0, number(light)))))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
