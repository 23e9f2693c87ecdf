import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writePrivateFile } from '../kernel/secrets/private-file.ts'

export interface KeyFile {
  sites: { [name: string]: { public_key: string; secret_key: string; origin: string } }
}

const fileName = 'demonstration.json'

/** What the example pages' backends read, or null when it is missing or not ours. */
export async function readKeyFile(data_dir: string): Promise<KeyFile | null> {
  try {
    const found = JSON.parse(await readFile(join(data_dir, fileName), 'utf8')) as Partial<KeyFile>
    return typeof found.sites === 'object' ? (found as KeyFile) : null
  } catch {
    return null
  }
}

export async function writeKeyFile(data_dir: string, keys: KeyFile): Promise<void> {
  await writePrivateFile(data_dir, fileName, `${JSON.stringify(keys, null, 2)}\n`)
}
