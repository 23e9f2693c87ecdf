import { Refusal } from '../../../kernel/refusal.ts'

/** Formats that are text inside but not for reading, by their names. */
const notPlain = /\.(?:html?|xml|rtf|json|csv|pdf|docx?|pptx?|xlsx?|odt|epub|zip|gz|png|jpe?g|gif|webp|mp[34]|exe)$/i

/**
 * The text of an uploaded file: UTF-8, or UTF-16 and UTF-32 with their mark (UTF-16 also without, by its zero bytes).
 * Anything else is refused rather than guessed, because a wrong guess would be cited to children.
 */
export function readText(bytes: Uint8Array, filename: string): string {
  if (notPlain.test(filename)) throw new Refusal('document.unreadable')
  const text = decoded(bytes)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC')
  // Text has line ends, tabs and form feeds; other control characters mean that it is something else.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\x00-\x08\x0B\x0E-\x1A\x1C-\x1F\uFFFD]/.test(text)) throw new Refusal('document.unreadable')
  if (text.replace(/[\s\u200B\u00A0]+/g, '') === '') throw new Refusal('document.empty')
  return text
}

function decoded(bytes: Uint8Array): string {
  if (starts(bytes, [0xff, 0xfe, 0, 0])) return utf32(bytes.subarray(4), true)
  if (starts(bytes, [0, 0, 0xfe, 0xff])) return utf32(bytes.subarray(4), false)
  if (starts(bytes, [0xff, 0xfe])) return decode('utf-16le', bytes)
  if (starts(bytes, [0xfe, 0xff])) return decode('utf-16be', bytes)
  return decode(unmarkedUtf16(bytes) ?? 'utf-8', bytes)
}

const starts = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte)

/** Latin text in UTF-16 has a zero in every other byte, on one side only. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, 2000)
  if (bytes.length % 2 !== 0 || sample.length < 4) return null
  let even = 0
  let odd = 0
  for (let at = 0; at + 1 < sample.length; at += 2) {
    if (sample[at] === 0) even += 1
    if (sample[at + 1] === 0) odd += 1
  }
  const half = sample.length / 2
  if (odd > half * 0.7 && even < half * 0.05) return 'utf-16le'
  return even > half * 0.7 && odd < half * 0.05 ? 'utf-16be' : null
}

function decode(encoding: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch (error) {
    throw new Refusal('document.unreadable', undefined, { cause: error })
  }
}

function utf32(bytes: Uint8Array, little: boolean): string {
  if (bytes.length % 4 !== 0) throw new Refusal('document.unreadable')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 4) {
    const point = view.getUint32(at, little)
    if (point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)) throw new Refusal('document.unreadable')
    parts.push(String.fromCodePoint(point))
  }
  return parts.join('')
}
