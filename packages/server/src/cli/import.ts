import { resolve } from 'node:path'
import { ImportRefusal } from '@coachkit/content'
import type { ImportReport } from '@coachkit/contract'
import { errorTable } from '@coachkit/contract'
import { type Config, ConfigError, readConfig } from '../kernel/config/config.ts'
import { Refusal } from '../kernel/refusal.ts'
import { findServer } from './find-server.ts'
import { importHere } from './import-here.ts'
import { importOverHttp } from './import-over-http.ts'
import { importRemarks, importTable } from './import-table.ts'
import { findUnits } from './import-units.ts'
import type { Importer } from './importer.ts'

const usage = `Brings questions in from files.

  npm run import -- FILE…

FILE is a file or a folder: JSON lines of GSM8K, AQuA, ARC, OpenBookQA or QASC, or OATutor problems (content-pool.zip,
a folder of problems, with coursePlans.json and skillModel.json beside them). What a file is, is seen from its content.`

async function openImporter(config: Config): Promise<{ importer: Importer; way: string }> {
  const address = await findServer(config)
  return address
    ? { importer: await importOverHttp(address, config.DATA_DIR), way: `the server at ${address}` }
    : { importer: await importHere(config), way: 'the database itself' }
}

function sentenceOf(error: unknown): string {
  if (error instanceof Refusal) return errorTable[error.code][1]
  return error instanceof Error ? error.message : String(error)
}

function progressLine(filename: string): { show: (read: number, of: number | null) => void; end: () => void } {
  if (!process.stdout.isTTY) return { show: () => {}, end: () => {} }
  return {
    show: (read, of) => process.stdout.write(`\r  ${filename}: ${read}${of ? ` of ${of}` : ''} read `),
    end: () => process.stdout.write('\r\u001b[K'),
  }
}

async function main(paths: readonly string[]): Promise<number> {
  if (paths.length === 0 || paths.includes('--help')) {
    console.log(usage)
    return paths.length === 0 ? 1 : 0
  }
  // npm runs scripts in the project's folder; names are meant from where the person stands.
  const from = process.env.INIT_CWD ?? process.cwd()
  const { files, ignored } = await findUnits(paths.map((path) => resolve(from, path)))
  if (ignored.length > 0) console.log(`Left out: ${ignored.slice(0, 5).join(', ')}${ignored.length > 5 ? ', …' : ''}`)
  if (files.length === 0) throw new ImportRefusal('import.unreadable', 'There is nothing to import.')

  const { importer, way } = await openImporter(readConfig(process.env))
  console.log(`Importing through ${way}.`)
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stopping.abort(new Error('Stopped. Nothing of the file was kept.')))
  }

  const reports: ImportReport[] = []
  let failed = 0
  try {
    for (const file of files) {
      const line = progressLine(file.filename)
      try {
        reports.push(await importer.importFile(file, { progress: line.show, signal: stopping.signal }))
        line.end()
      } catch (error) {
        line.end()
        failed += 1
        console.error(`${file.filename}: ${sentenceOf(error)} Nothing of this file was brought in.`)
        if (stopping.signal.aborted) break
      }
    }
  } finally {
    await importer.close()
  }
  for (const report of reports) {
    const remarks = importRemarks(report)
    if (remarks !== '') console.log(`\n${remarks}`)
  }
  if (reports.length > 0) console.log(`\n${importTable(reports)}`)
  return failed === 0 ? 0 : 1
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error) => {
    console.error(error instanceof ConfigError || error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
