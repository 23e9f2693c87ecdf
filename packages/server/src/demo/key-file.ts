import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '../kernel/db/columns.ts'

export interface KeyFile {
  sites: { [name: string]: { public_key: string; secret_key: string; origin: string } }
}

const pathIn = (data_dir: string) => join(data_dir, 'demonstration.json')

/** What the example pages' backends read, or null when it is missing or not ours. */
export async function readKeyFile(data_dir: string): Promise<KeyFile | null> {
  try {
    const found = JSON.parse(await readFile(pathIn(data_dir), 'utf8')) as Partial<KeyFile>
    return typeof found.sites === 'object' ? (found as KeyFile) : null
  } catch {
    return null
  }
}

/** Whole or not at all, and for nobody else's eyes. */
export async function writeKeyFile(data_dir: string, keys: KeyFile): Promise<void> {
  await mkdir(data_dir, { recursive: true })
  const draft = `${pathIn(data_dir)}.${newId()}`
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(`${JSON.stringify(keys, null, 2)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, pathIn(data_dir))
}
