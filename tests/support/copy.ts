import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './platform.ts'

const leftOut = new Set(['node_modules', '.git', '.cache', '.data'])
const isSource = (path: string) => !/[\\/]node_modules$/.test(path)

/** The project once more, to be changed by a test. */
export function copyOfProject(): { folder: string; remove(): void } {
  const cache = join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'copy-'))
  for (const name of readdirSync(root)) {
    if (leftOut.has(name)) continue
    // With its builds and their times, so that only what changes is compiled again.
    cpSync(join(root, name), join(folder, name), { recursive: true, preserveTimestamps: true, filter: isSource })
  }
  // Hard links, where the system has them, instead of half a gigabyte; `node_modules/@coachkit` points to the copy's
  // own packages either way, because its links are relative.
  const from = join(root, 'node_modules')
  const to = join(folder, 'node_modules')
  if (spawnSync('cp', ['-al', from, to]).status !== 0) {
    rmSync(to, { recursive: true, force: true })
    cpSync(from, to, { recursive: true, verbatimSymlinks: true })
  }
  // Says that this lock file is installed; otherwise the scripts would install it here.
  const lock = createHash('sha256').update(readFileSync(join(folder, 'package-lock.json')))
  mkdirSync(join(folder, '.cache'))
  writeFileSync(join(folder, '.cache', 'install.stamp'), lock.digest('hex'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
