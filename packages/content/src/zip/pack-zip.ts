import { zipSync } from 'fflate'

/**
 * One archive of several files, so that what belongs together travels as one. Same files, same bytes: names are sorted
 * and the date is a fixed one.
 */
export function packZip(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sorted = [...files.entries()].sort(([a], [b]) => (a < b ? -1 : 1))
  return zipSync(Object.fromEntries(sorted), { level: 6, mtime: new Date(2020, 0, 1) })
}
