import { statfs } from 'node:fs/promises'

/** Free bytes for us where a folder stands. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return Number(bavail) * Number(bsize)
}

/**
 * Not in the spec: our choice. The embedded database ends when its log can't grow: a write is refused while it still
 * can, and what runs already has room to end.
 */
export const leastFree = 64 * 1024 * 1024
const lookEvery = 2_000

export interface Disk {
  /** Null where nobody can say. */
  free(): Promise<number | null>
  /** Too little was left at the last look, a few seconds ago at most. */
  isFull(): boolean
  /** The database stands on it: when it is full, nothing can be saved. */
  readonly isVital: boolean
  close(): void
}

/** Watches the disk on which our folder is. */
export function watchDisk(folder: string, isVital: boolean, free: typeof freeBytes = freeBytes): Disk {
  let full = false
  const look = async () => {
    // A folder that is not there yet, or a system that does not say: nothing is known to be full.
    const bytes = await free(folder).catch(() => null)
    full = bytes !== null && bytes < leastFree
    return bytes
  }
  const timer = setInterval(() => void look(), lookEvery).unref()
  void look()
  return {
    free: look,
    isFull: () => full,
    isVital,
    close: () => clearInterval(timer),
  }
}
