import type { ImportFile } from '@coachkit/content'
import type { ImportReport } from '@coachkit/contract'

/** The two ways into the database: through the server that has it, or straight. */
export interface Importer {
  importFile(
    file: ImportFile,
    options: { progress: (read: number, of: number | null) => void; signal: AbortSignal },
  ): Promise<ImportReport>
  close(): Promise<void>
}
