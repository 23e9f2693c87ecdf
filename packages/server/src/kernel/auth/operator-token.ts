import { timingSafeEqual } from 'node:crypto'
import { chmod, link, mkdir, open, readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '../db/columns.ts'
import { hashOf, newToken } from './tokens.ts'

/**
 * A secret in a file of the data folder that only the operator's account may read; made when it is missing. Of several
 * processes that start at once all get the same.
 */
export async function secretFile(data_dir: string, name: string, make: () => string): Promise<string> {
  await mkdir(data_dir, { recursive: true })
  const path = join(data_dir, name)
  const found = await readFile(path, 'utf8').catch(whenMissing)
  if (found) {
    await chmod(path, 0o600)
    return found.trim()
  }
  // Written apart and linked: whoever reads it sees all of it or nothing, and a second link fails.
  const draft = `${path}.${newId()}`
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(`${make()}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  try {
    await link(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await unlink(draft)
  }
  return (await readFile(path, 'utf8')).trim()
}

function whenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

export interface OperatorToken {
  is(token: string): boolean
}

/** The key of whoever can read the data folder: the import command, and no page. */
export async function operatorToken(data_dir: string): Promise<OperatorToken> {
  const hash = Buffer.from(hashOf(await secretFile(data_dir, 'operator-token', () => newToken('op'))))
  return { is: (token) => timingSafeEqual(hash, Buffer.from(hashOf(token))) }
}
