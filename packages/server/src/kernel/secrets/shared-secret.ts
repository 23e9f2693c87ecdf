import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { deploymentSecret } from './schema.ts'

export type SecretName = 'file-secret' | 'payment-secret' | 'operator-token'

/**
 * A secret that all processes on this database have alike: the first one that starts makes it, or brings the one that
 * stood in its data folder before secrets were kept in the database.
 */
export async function sharedSecret(
  { db }: Pick<Database, 'db'>,
  name: SecretName,
  { data_dir, make }: { data_dir: string; make: () => string },
): Promise<string> {
  const find = async () => {
    const [row] = await db.select().from(deploymentSecret).where(eq(deploymentSecret.name, name))
    return row?.value
  }
  const known = await find()
  if (known !== undefined) return known
  const value = (await readFile(join(data_dir, name), 'utf8').catch(whenMissing))?.trim() || make()
  await db.insert(deploymentSecret).values({ name, value }).onConflictDoNothing()
  // Several may start at once: whichever came first is everybody's.
  const stored = await find()
  if (stored === undefined) throw new Error(`The secret ${name} was not stored`)
  return stored
}

function whenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
