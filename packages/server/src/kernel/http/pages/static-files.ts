import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

export interface StaticFile {
  body: Uint8Array<ArrayBuffer>
  headers: Record<string, string>
}

interface Kept extends StaticFile {
  changed: number
}

/** Not in the spec: our choice. Builds are a few hundred kilobytes; what is more than this is read each time. */
const keepAtMost = 32 * 1024 * 1024

/** The files of one folder, and of nothing above it; small ones stay in memory until they change. */
export function createStaticFiles(root: string) {
  const kept = new Map<string, Kept>()
  let size = 0

  async function load(file: string): Promise<Kept | null> {
    try {
      const stat = await fs.stat(file)
      if (!stat.isFile()) return null
      const known = kept.get(file)
      if (known?.changed === stat.mtimeMs) return known
      const body = new Uint8Array(await fs.readFile(file))
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
      const type = types[path.extname(file.replace(/\.br$/, ''))] ?? 'application/octet-stream'
      const made = { body, changed: stat.mtimeMs, headers: { 'content-type': type, etag } }
      size += body.byteLength - (known?.body.byteLength ?? 0)
      if (size <= keepAtMost) kept.set(file, made)
      else size -= body.byteLength
      return made
    } catch {
      return null
    }
  }

  return async function find(name: string, accepted: string): Promise<StaticFile | null> {
    const inside = name.replace(/^\/+/, '')
    // Dots that lead upwards, hidden files and NUL never name a file of a build.
    if (inside.includes('\0') || inside.split(/[\\/]/).some((part) => part.startsWith('.'))) return null
    const file = path.join(root, inside)
    if (/\bbr\b/.test(accepted)) {
      const packed = await load(`${file}.br`)
      if (packed) return { ...packed, headers: { ...packed.headers, 'content-encoding': 'br' } }
    }
    return load(file)
  }
}
