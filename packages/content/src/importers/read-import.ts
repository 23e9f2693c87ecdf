import { isZip, readZip, type ZipEntry } from '../zip/read-zip.ts'
import { aqua } from './aqua.ts'
import { gsm8k, gsm8kSocratic } from './gsm8k.ts'
import { type ImportFile, type ImportReading, ImportRefusal } from './import-event.ts'
import { type LineFormat, parseLine, readJsonLines } from './jsonl.ts'
import { type Line, readLines } from './lines.ts'
import { arc, openBookQa, qasc } from './multiple-choice.ts'
import { findPool, readOatutor } from './oatutor/read-oatutor.ts'

/** A form of JSON lines with its row type closed in. */
interface Reader {
  name: string
  source_key: string
  fits(row: unknown): boolean
  read(file: ImportFile): ReturnType<typeof readJsonLines>
}

function reader<T>(format: LineFormat<T>): Reader {
  return {
    name: format.name,
    source_key: format.source_key,
    fits(row) {
      const parsed = format.row.safeParse(row)
      return parsed.success && (format.fits?.(parsed.data) ?? true)
    },
    read: (file) => readJsonLines(file, format),
  }
}

const lineReaders: Reader[] = [
  reader(gsm8kSocratic),
  reader(gsm8k),
  reader(aqua),
  reader(arc),
  reader(openBookQa),
  reader(qasc),
]

const oatutor = { name: 'OATutor', source_key: 'oatutor' }

export const importFormats: readonly string[] = [...lineReaders.map(({ source_key }) => source_key), oatutor.source_key]

async function headOf(file: ImportFile): Promise<Uint8Array> {
  for await (const chunk of file.open()) if (chunk.length > 0) return chunk
  throw new ImportRefusal('import.unreadable', 'The file is empty.')
}

async function wholeOf(file: ImportFile): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of file.open()) chunks.push(new Uint8Array(chunk))
  return Buffer.concat(chunks)
}

/** The first lines: one bad item at the top must not hide what the file is. */
async function firstLines(file: ImportFile, count: number): Promise<Line[]> {
  const lines: Line[] = []
  for await (const line of readLines(file.open())) {
    lines.push(line)
    if (lines.length === count) break
  }
  return lines
}

function mustBeKnown(format: string | undefined): void {
  if (format !== undefined && !importFormats.includes(format)) {
    throw new ImportRefusal('import.unknown-format', `“${format}” is not among ${importFormats.join(', ')}.`)
  }
}

function oatutorReading(entries: readonly ZipEntry[], format: string | undefined): ImportReading {
  const pool = findPool(entries)
  if (!pool || (format !== undefined && format !== oatutor.source_key)) {
    throw new ImportRefusal(
      'import.unknown-format',
      'The archive holds no OATutor problems (ID/ID.json beside steps/).',
    )
  }
  return { format: oatutor.name, source_key: oatutor.source_key, events: readOatutor(pool) }
}

/**
 * Finds a file's form in its content, whatever its name is, and reads it. `format` only narrows the choice: a file that
 * is not of that form is refused. Throws `ImportRefusal` here, or while the events are walked through.
 */
export async function readImport(file: ImportFile, format?: string): Promise<ImportReading> {
  mustBeKnown(format)
  if (isZip(await headOf(file))) return oatutorReading(readZip(await wholeOf(file)), format)

  const lines = await firstLines(file, 5)
  if (lines.length === 0) throw new ImportRefusal('import.unreadable', 'The file is empty.')
  const rows = lines.map(parseFirst)
  const found = lineReaders
    .filter(({ source_key }) => format === undefined || source_key === format)
    .find(({ fits }) => rows.some(fits))
  if (!found) throw new ImportRefusal('import.unknown-format', 'The form of the file is not one that is read here.')
  return { format: found.name, source_key: found.source_key, events: found.read(file) }
}

/** A file whose very first line is no JSON is of another form; later it is a broken one. */
function parseFirst(line: Line): unknown {
  if (line.number === 1 && !line.text.trimStart().startsWith('{')) {
    throw new ImportRefusal('import.unknown-format', 'The file is neither JSON lines nor a ZIP archive.')
  }
  return parseLine(line)
}
