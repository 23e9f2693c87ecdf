import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, extname, join, relative, sep } from 'node:path'
import { type ImportFile, ImportRefusal, isZip, packZip, readZip } from '@coachkit/content'

/** What travels as one file: a file as it lies there, or several that belong together, packed. */
export interface Units {
  files: ImportFile[]
  /** Not a source of questions, such as a README. */
  ignored: string[]
}

interface Found {
  path: string
  /** As it is called in a pack. */
  name: string
  kind: 'lines' | 'zip' | 'part' | 'other'
}

const parts = new Set(['.json', '.gif', '.png', '.jpg', '.jpeg', '.webp'])

async function headOf(path: string): Promise<Buffer> {
  const stream = createReadStream(path, { end: 65_535 })
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** JSON lines begin with one whole object on a line; a JSON file of its own does not. */
function isWholeObject(line: string): boolean {
  try {
    return !Array.isArray(JSON.parse(line))
  } catch {
    return false
  }
}

async function kindOf(path: string, given: boolean): Promise<Found['kind']> {
  const head = await headOf(path)
  if (isZip(head)) return 'zip'
  if (parts.has(extname(path).toLowerCase())) {
    const [first = '', ...rest] = head.toString('utf8').split('\n')
    const isLines = extname(path) === '.json' && rest.some((line) => line.trim() !== '') && isWholeObject(first)
    return isLines ? 'lines' : 'part'
  }
  // What was named by hand is read, or refused with a reason; in a folder only what looks like lines is.
  return given || extname(path) === '.jsonl' ? 'lines' : 'other'
}

async function* walk(folder: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith('.')) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(path)
    else if (entry.isFile()) yield path
  }
}

async function find(path: string): Promise<Found[]> {
  const about = await stat(path).catch(() => {
    throw new ImportRefusal('import.unreadable', `There is no file or folder ${path}.`)
  })
  if (!about.isDirectory()) return [{ path, name: basename(path), kind: await kindOf(path, true) }]
  const found: Found[] = []
  for await (const file of walk(path)) {
    // The folder's own name stays: a single problem's folder is called like its problem.
    const name = [basename(path), ...relative(path, file).split(sep)].join('/')
    found.push({ path: file, name, kind: await kindOf(file, false) })
  }
  return found
}

async function asItIs({ path, name }: Found): Promise<ImportFile> {
  const { size } = await stat(path)
  return { filename: basename(name), size, open: () => createReadStream(path) }
}

/** One pack of archives and loose files; a file that lies loose as well is taken from the archive. */
async function pack(found: readonly Found[]): Promise<ImportFile> {
  const files = new Map<string, Uint8Array>()
  for (const { path, kind } of found) {
    if (kind !== 'zip') continue
    for (const entry of readZip(await readFile(path))) files.set(entry.name, entry.read())
  }
  const inArchives = new Set([...files.keys()])
  for (const { path, name, kind } of found) {
    const known = [...inArchives].some((entry) => entry === name || name.endsWith(`/${entry}`))
    if (kind === 'part' && !known) files.set(name, await readFile(path))
  }
  const bytes = packZip(files)
  return {
    filename: found.length === 1 ? basename(found[0]?.name ?? '') : `${found[0]?.name.split('/')[0]} and others`,
    size: bytes.length,
    async *open() {
      yield bytes
    },
  }
}

/** Makes what is named on the command line into files to import. */
export async function findUnits(paths: readonly string[]): Promise<Units> {
  const found: Found[] = []
  for (const path of paths) found.push(...(await find(path)))
  const together = found.filter(({ kind }) => kind === 'zip' || kind === 'part')
  const files: ImportFile[] = []
  for (const file of found) if (file.kind === 'lines') files.push(await asItIs(file))
  const [only, ...others] = together
  if (only && others.length === 0 && only.kind === 'zip') files.push(await asItIs(only))
  else if (only) files.push(await pack(together))
  return { files, ignored: found.filter(({ kind }) => kind === 'other').map(({ name }) => name) }
}
