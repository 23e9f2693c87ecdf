import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { Database } from '../kernel/db/database.ts'
import { applyMigrations, migrationsFolder } from '../kernel/db/migrate.ts'
import { openEmbedded } from '../kernel/db/open-embedded.ts'
import { openPostgres } from '../kernel/db/open-postgres.ts'

const cacheFolder = fileURLToPath(new URL('../../../../node_modules/.cache/coachkit', import.meta.url))

/** A fresh migrated database: in memory, or a private one in the PostgreSQL that TEST_DATABASE_URL names. */
export function testDatabase(): Promise<Database> {
  return process.env.TEST_DATABASE_URL ? onServer(process.env.TEST_DATABASE_URL) : inMemory()
}

function fail(error: Error): void {
  throw error
}

async function inMemory(): Promise<Database> {
  const template = await findTemplate()
  return openEmbedded({ folder: null, template, onFailure: fail })
}

/** Making and migrating a database takes seconds, starting from its dump a fraction of one. */
async function findTemplate(): Promise<string> {
  const template = path.join(cacheFolder, `${nameOfState()}.tar`)
  if (fs.existsSync(template)) return template
  fs.mkdirSync(cacheFolder, { recursive: true })
  const draft = path.join(cacheFolder, randomUUID())
  const database = await openEmbedded({ folder: null, onFailure: fail })
  await applyMigrations(database.pool)
  await database.thread.dump(draft)
  await database.close()
  fs.renameSync(draft, template)
  return template
}

/** Changes with every migration and every version of the embedded database. */
function nameOfState(): string {
  const hash = createHash('sha256')
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  hash.update(fs.readFileSync(path.join(path.dirname(engine), '../package.json')))
  for (const name of fs.readdirSync(migrationsFolder).sort()) {
    const file = path.join(migrationsFolder, name)
    if (fs.statSync(file).isFile()) hash.update(name).update(fs.readFileSync(file))
  }
  return hash.digest('hex').slice(0, 24)
}

async function onServer(address: string): Promise<Database> {
  const name = `coachkit_test_${randomUUID().replaceAll('-', '')}`
  await administer(address, `create database ${name}`)
  const own = new URL(address)
  own.pathname = `/${name}`
  const database = await openPostgres(own.href, { connections: 8 })
  await applyMigrations(database.pool)
  const close = async () => {
    await database.close()
    await administer(address, `drop database ${name} with (force)`)
  }
  return { ...database, close }
}

async function administer(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
