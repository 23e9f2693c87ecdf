/** What a mistaken colour is told to be instead. */
export const takesColour = 'any CSS colour, such as "#0f6c8c", "rgb(15 108 140)" or "teal"'

/** Two colours that no brand has: what leaves both in place is no colour. */
const untouched = ['#010203', '#030201']

/**
 * Any colour that CSS knows, as `#rrggbb`; null for anything else. The browser itself reads it, so that names, `hsl()` and
 * `oklch()` need no table of ours. One that lets something through is seen on white, and one that lets everything through
 * is none.
 */
export function readColour(text: unknown): string | null {
  if (typeof text !== 'string' || /^\s*currentcolor\s*$/i.test(text)) return null
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!pen) return null
  const read = untouched.map((other) => {
    pen.fillStyle = other
    pen.fillStyle = text
    return pen.fillStyle
  })
  if (read.every((colour, at) => colour === untouched[at])) return null
  // The usual ways to write one are spelled out as they are; a browser that blurs what a canvas says has no part in it.
  if (/^#[0-9a-f]{6}$/.test(read[0] as string)) return read[0] as string
  pen.fillRect(0, 0, 1, 1)
  if (!pen.getImageData(0, 0, 1, 1).data[3]) return null
  pen.globalCompositeOperation = 'destination-over'
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
