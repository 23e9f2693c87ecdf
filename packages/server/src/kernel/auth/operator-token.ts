import { timingSafeEqual } from 'node:crypto'
import { chmod, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../db/database.ts'
import { writePrivateFile } from '../secrets/private-file.ts'
import { sharedSecret } from '../secrets/shared-secret.ts'
import { hashOf, newToken } from './tokens.ts'

export interface OperatorToken {
  is(token: string): boolean
}

const name = 'operator-token'

/**
 * The key of whoever can read the data folder: the import command, and no page. Each process puts a copy of it there,
 * because commands reach a server that has the embedded database to itself in no other way.
 */
export async function operatorToken(database: Pick<Database, 'db'>, data_dir: string): Promise<OperatorToken> {
  const token = await sharedSecret(database, name, { data_dir, make: () => newToken('op') })
  const path = join(data_dir, name)
  const copy = await readFile(path, 'utf8').catch(() => '')
  if (copy.trim() === token) await chmod(path, 0o600)
  else await writePrivateFile(data_dir, name, `${token}\n`)
  const hash = Buffer.from(hashOf(token))
  return { is: (given) => timingSafeEqual(hash, Buffer.from(hashOf(given))) }
}
