import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findPostgres } from '../../packages/server/src/testing/postgres.ts'
import { freshDatabase } from '../support/platform.ts'
import type { Installation } from './installation.ts'

function run(command: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(join(findPostgres() ?? '', command), args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command}: ${stderr || error?.message}`)
}

/** The steps of `docs/operate`: database first, then files; and both put back, into an empty database and store. */
export async function backupAndRestore({ database, postgres, store }: Installation) {
  const folder = mkdtempSync(join(tmpdir(), 'coachkit-backup-'))
  try {
    const dump = join(folder, 'coachkit.dump')
    const began = performance.now()
    run('pg_dump', ['--format=custom', `--file=${dump}`, database])
    cpSync(join(store, 'coach'), join(folder, 'files'), { recursive: true })
    const saved = performance.now()
    const restored = await freshDatabase(postgres.url)
    run('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${restored}`, dump])
    cpSync(join(folder, 'files'), join(store, 'restored'), { recursive: true })
    return {
      database: restored,
      backup: Math.round(saved - began),
      restore: Math.round(performance.now() - saved),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** How many rows each table of ours has; limits are no data, and what is at work is not compared. */
export async function countRows(address: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('rate', 'lease') order by 1",
    )
    const counts: Record<string, number> = {}
    for (const { name } of rows) {
      const found = await client.query<{ count: number }>(`select count(*)::int as count from "${name}"`)
      counts[name] = found.rows[0]?.count ?? 0
    }
    return counts
  } finally {
    await client.end()
  }
}
