import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
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

/**
 * The files of one folder, and of nothing above it; small ones stay in memory until they change. With `mayCome` a build
 * that stands there at the start is read whole and served as it was, whatever is built beside us since; only files whose
 * names say their contents, for which `mayCome` is true, may come later: pages of other processes ask for theirs.
 */
export function createStaticFiles(root: string, mayCome: ((name: string) => boolean) | null = null) {
  const kept = new Map<string, Kept>()
  let size = 0

  async function load(file: string): Promise<Kept | null> {
    try {
      const stat = await fs.stat(file)
      if (!stat.isFile()) return null
      const known = kept.get(file)
      if (known?.changed === stat.mtimeMs) return known
      const body = new Uint8Array(await fs.readFile(file))
      const made = { changed: stat.mtimeMs, ...served(file, body) }
      size += body.byteLength - (known?.body.byteLength ?? 0)
      if (size <= keepAtMost) kept.set(file, made)
      else size -= body.byteLength
      return made
    } catch {
      return null
    }
  }

  const first = mayCome === null ? null : readAll(root)

  /** As it was at the start, or the file that stands there now where that is allowed. */
  async function look(name: string): Promise<StaticFile | null> {
    const fixed = first?.get(name)
    if (fixed || (first !== null && !mayCome?.(name))) return fixed ?? null
    return load(path.join(root, name))
  }

  return async function find(name: string, accepted: string): Promise<StaticFile | null> {
    const inside = name.replace(/^\/+/, '')
    // Dots that lead upwards, hidden files and NUL never name a file of a build.
    if (inside.includes('\0') || inside.split(/[\\/]/).some((part) => part.startsWith('.'))) return null
    if (/\bbr\b/.test(accepted)) {
      const packed = await look(`${inside}.br`)
      if (packed) return { ...packed, headers: { ...packed.headers, 'content-encoding': 'br' } }
    }
    return look(inside)
  }
}

function served(file: string, body: Uint8Array<ArrayBuffer>): StaticFile {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const type = types[path.extname(file.replace(/\.br$/, ''))] ?? 'application/octet-stream'
  return { body, headers: { 'content-type': type, etag } }
}

/** A few megabytes, read once before the first request. Nothing where nothing has been built. */
function readAll(root: string): Map<string, StaticFile> {
  const names = existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : []
  const files = names.filter((name) => statSync(path.join(root, name)).isFile())
  return new Map(
    files.map((name) => [
      name.split(path.sep).join('/'),
      served(name, new Uint8Array(readFileSync(path.join(root, name)))),
    ]),
  )
}
