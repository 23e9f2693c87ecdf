import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '../db/columns.ts'

/** Whole or not at all, and for the operator's account alone; a full disk leaves nothing half there. */
export async function writePrivateFile(folder: string, name: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, name)
  const draft = `${path}.${newId()}`
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
