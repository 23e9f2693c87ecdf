import { crc32, inflateRawSync } from 'node:zlib'
import { ImportRefusal } from '../importers/import-event.ts'

/** Limits against archives that unfold into more than they say. Not in the spec: our choice. */
export const zipLimits = { entries: 20_000, entryBytes: 16 * 1024 * 1024, totalBytes: 256 * 1024 * 1024 }

export interface ZipEntry {
  name: string
  size: number
  /** Unpacks and checks the entry; nothing is unpacked before it is asked for. */
  read(): Uint8Array
}

const broken = (what: string, cause?: unknown): ImportRefusal =>
  new ImportRefusal('import.unreadable', `The archive is broken: ${what}.`, { cause })
const refused = (why: string): ImportRefusal =>
  new ImportRefusal('import.unreadable', `The archive is refused: ${why}.`)

const signature = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 }

function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - 22 - 65_535)
  for (let at = view.byteLength - 22; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === signature.end) return at
  }
  throw broken('its directory is missing')
}

/** Names are never used as paths on a disk; one that would lead out of a folder shows an archive made to harm. */
function mustBeHarmless(name: string): void {
  const parts = name.split('/')
  if (
    name.includes('\\') ||
    name.includes('\0') ||
    name.startsWith('/') ||
    /^[A-Za-z]:/.test(name) ||
    parts.includes('..')
  ) {
    throw refused('an entry has a name that leads out of its folder')
  }
}

interface Place {
  name: string
  method: number
  crc: number
  packed: number
  size: number
  offset: number
}

function unpack(bytes: Uint8Array, view: DataView, { name, method, crc, packed, size, offset }: Place): Uint8Array {
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== signature.local) throw broken(`${name} is missing`)
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  if (start + packed > bytes.length) throw broken(`${name} is cut off`)
  const raw = bytes.subarray(start, start + packed)
  let content: Uint8Array
  try {
    content = method === 0 ? raw : inflateRawSync(raw, { maxOutputLength: size || 1 })
  } catch (cause) {
    throw broken(`${name} can't be unpacked`, cause)
  }
  if (content.length !== size || crc32(content) !== crc) throw broken(`${name} is damaged`)
  return content
}

/** The files of a zip archive. The directory is read at once and judged whole, contents when they are asked for. */
export function readZip(bytes: Uint8Array, limits = zipLimits): ZipEntry[] {
  if (bytes.length < 22) throw broken('it is too short')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  if (count === 0xffff || at === 0xffffffff) throw refused('the ZIP64 form is not read here')
  if (count > limits.entries) throw refused(`it has more than ${limits.entries} entries`)

  const entries = new Map<string, ZipEntry>()
  let total = 0
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== signature.central) throw broken('its directory is damaged')
    const nameLength = view.getUint16(at + 28, true)
    const name = Buffer.from(bytes.subarray(at + 46, at + 46 + nameLength)).toString('utf8')
    const place: Place = {
      name,
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    }
    mustBeHarmless(name)
    if (view.getUint16(at + 8, true) & 1) throw refused('it is encrypted')
    if (place.method !== 0 && place.method !== 8) throw refused(`${name} is packed in a way that is not read here`)
    if (place.size > limits.entryBytes) throw refused(`${name} is larger than ${limits.entryBytes} bytes`)
    total += place.size
    if (total > limits.totalBytes) throw refused(`it unfolds into more than ${limits.totalBytes} bytes`)
    if (entries.has(name)) throw refused(`${name} stands in it twice`)
    if (!name.endsWith('/')) entries.set(name, { name, size: place.size, read: () => unpack(bytes, view, place) })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return [...entries.values()]
}

export const isZip = (head: Uint8Array): boolean =>
  head[0] === 0x50 && head[1] === 0x4b && (head[2] === 3 || head[2] === 5) && (head[3] === 4 || head[3] === 6)
