/** Lightness 0–1, chroma, hue in degrees: steps of lightness look equal to the eye in every hue. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]
type Rgb = readonly [number, number, number]

const { cbrt, cos, sin, atan2, hypot, max, min, round, PI } = Math

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const gamma = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

const linearRgb = (hex: string) =>
  [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255)) as unknown as Rgb

/** Relative luminance as WCAG counts it. */
const luminance = (hex: string) => {
  const [red, green, blue] = linearRgb(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG contrast ratio of two colours, 1 to 21. */
export function contrast(one: string, other: string) {
  const [a, b] = [luminance(one), luminance(other)]
  return (max(a, b) + 0.05) / (min(a, b) + 0.05)
}

export function toOklch(hex: string): Oklch {
  const [r, g, b] = linearRgb(hex)
  const l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, hypot(A, B), (atan2(B, A) * 180) / PI]
}

function channels([lightness, chroma, hue]: Oklch): Rgb {
  const [A, B] = [chroma * cos((hue * PI) / 180), chroma * sin((hue * PI) / 180)]
  const l = (lightness + 0.3963377774 * A + 0.2158037573 * B) ** 3
  const m = (lightness - 0.1055613458 * A - 0.0638541728 * B) ** 3
  const s = (lightness - 0.0894841775 * A - 1.291485548 * B) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** The colour as a screen can show it: chroma gives way until it is inside sRGB, so that hue and lightness stay. */
export function toHex([lightness, chroma, hue]: Oklch): string {
  const rgb = channels([lightness, chroma, hue])
  if (chroma > 0.001 && rgb.some((light) => light < -0.0005 || light > 1.0005))
    return toHex([lightness, chroma * 0.92, hue])
  return `#${rgb
    .map((light) =>
      round(255 * gamma(min(1, max(0, light))))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
