import { createApp } from '../app.ts'
import type { Config } from '../kernel/config/config.ts'
import { openDatabase } from '../kernel/db/open-database.ts'
import { createLog } from '../kernel/log/log.ts'
import { addressOf } from './find-server.ts'
import type { Importer } from './importer.ts'

/** Imports into the database itself, while no server has it. */
export async function importHere(config: Config): Promise<Importer> {
  const log = createLog('warn')
  const database = await openDatabase(config, (error) => {
    throw error
  })
  try {
    const app = await createApp(config, database, log, { base: addressOf(config), origins: [] })
    // A server may share a PostgreSQL with this process; the embedded database has one process at a time.
    const alone = database.kind === 'embedded'
    return {
      importFile: (file, { progress, signal }) => app.imports.importFile(file, { alone, progress, signal }),
      async close() {
        await app.stop(0)
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
