/** Kinds of file that are told by their content; everything else is bytes that no page opens. */
export const fileTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  webm: 'video/webm',
  mp4: 'video/mp4',
  zip: 'application/zip',
  txt: 'text/plain; charset=utf-8',
  bin: 'application/octet-stream',
} as const
export type FileExtension = keyof typeof fileTypes

const latin = (bytes: Uint8Array, start: number, end: number) =>
  Buffer.from(bytes.subarray(start, end)).toString('latin1')

/** Signatures as [offset, text]; all of a row have to be there. */
const signatures: readonly [FileExtension, ...(readonly [number, string])[]][] = [
  ['png', [0, '\x89PNG\r\n\x1a\n']],
  ['jpg', [0, '\xff\xd8\xff']],
  ['gif', [0, 'GIF87a']],
  ['gif', [0, 'GIF89a']],
  ['webp', [0, 'RIFF'], [8, 'WEBP']],
  ['wav', [0, 'RIFF'], [8, 'WAVE']],
  ['avif', [4, 'ftypavif']],
  ['mp4', [4, 'ftyp']],
  ['pdf', [0, '%PDF-']],
  ['mp3', [0, 'ID3']],
  ['mp3', [0, '\xff\xfb']],
  ['ogg', [0, 'OggS']],
  ['webm', [0, '\x1a\x45\xdf\xa3']],
  ['zip', [0, 'PK\x03\x04']],
]

/** What the bytes are, whatever the file's name or the sender says. */
export function typeOf(bytes: Uint8Array): FileExtension {
  const found = signatures.find(([, ...parts]) =>
    parts.every(([offset, text]) => latin(bytes, offset, offset + text.length) === text),
  )
  if (found) return found[0]
  return bytes.length > 0 && isText(bytes) ? 'txt' : 'bin'
}

function isText(bytes: Uint8Array): boolean {
  try {
    // Markup is text too, but served as plain text no browser runs it.
    return !new TextDecoder('utf-8', { fatal: true }).decode(bytes).includes('\0')
  } catch {
    return false
  }
}
