// Builds what stands at /embed/: widgets and core as modules, then the loader with their hashes in it.
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { eager } from './lib/embed-plugins.mjs'

const root = join(fileURLToPath(import.meta.url), '../..')
const target = join(root, 'packages/widgets/dist-embed')
const { version } = JSON.parse(readFileSync(join(root, 'packages/sdk/package.json'), 'utf8'))

/** Their files stand on the first list; all others on a second one, so that a new widget costs these nothing. */
const firstTags = ['coach-chat', 'coach-quiz']
/** The loader asks for it by this name, as it does for a widget by its tag. */
const core = 'core.js'

const sri = (bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`
const short = (bytes) => createHash('sha256').update(bytes).digest('base64url').slice(0, 8).replaceAll(/[-_]/g, 'x')
const compress = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 } })

/** One Vite build; gives its chunks. */
async function bundle(mode, define = {}) {
  const { build, loadConfigFromFile, mergeConfig } = await import('vite')
  const { config } = await loadConfigFromFile(
    { command: 'build', mode },
    join(root, 'vite.embed.config.ts'),
    root,
    'silent',
  )
  const result = await build(mergeConfig(config, { configFile: false, mode, define, build: { write: false } }))
  return result.output.filter((part) => part.type === 'chunk')
}

/**
 * A chunk that is imported later must be checked like any other: the import goes through the loader, which the core's
 * own element class holds, so that no global is needed.
 */
function checkLaterImports(code) {
  // Vite wraps each in a call that would preload; ours only passes on (`plain-imports`), and is left out here.
  const bare = code.replaceAll(
    /[\w$]+\(\(\)=>(import\((["'`])\.\/[\w.-]+\.js\2\)(?:\.then\(\w+=>\w+\.\w+\))?),\[\]\)/g,
    '$1',
  )
  return bare.replaceAll(/\bimport\(\s*(["'`])\.\/([\w.-]+\.js)\1\s*\)/g, 'customElements.get("coach-kit").chunk("$2")')
}

/** What is asked for by name for these files: themselves, and whatever they or the core may import later. */
function askedFor(names, chunks, graphs) {
  const asked = [...names]
  for (const name of asked) {
    for (const file of graphs[name]) {
      const { dynamicImports } = chunks.find(({ fileName }) => fileName === file)
      for (const later of dynamicImports) if (!asked.includes(later)) asked.push(later)
    }
  }
  return asked
}

/** A file's static imports, deepest first, itself last. */
function graphOf(name, imports, graph = []) {
  for (const needed of imports[name]) if (!graph.includes(needed)) graphOf(needed, imports, graph)
  if (!graph.includes(name)) graph.push(name)
  return graph
}

export async function buildEmbed() {
  const widgets = await bundle('widgets', { __COACHKIT_VERSION__: JSON.stringify(version) })
  const [launcher] = await bundle('launcher')

  const files = {}
  const imports = {}
  // Where the core's entry is a file of its own, it only passes on what the core's chunk has; nobody imports it.
  const chunks = widgets.filter((chunk) => Object.keys(chunk.modules).length > 0)
  const tags = chunks.filter(({ isEntry, fileName }) => isEntry && fileName !== core).map(({ name }) => name)
  for (const { fileName, code, imports: needs } of chunks) {
    const isFirst = fileName === core || firstTags.some((tag) => fileName === `${tag}.js`)
    files[fileName] = Buffer.from((isFirst ? eager : '') + checkLaterImports(code))
    imports[fileName] = needs
  }
  files[launcher.fileName] = Buffer.from(launcher.code)
  const misnamed = [core, ...tags.map((tag) => `${tag}.js`)].filter((name) => !files[name])
  if (misnamed.length > 0) throw new Error(`The loader asks for ${misnamed.join(', ')} by name; there is none.`)
  if (imports[core].length > 0) throw new Error(`The core must be one file, and needs ${imports[core].join(', ')}.`)
  // By who asks for it: a file in which several later modules stand together is no entry of its own.
  const later = [...new Set(chunks.flatMap((chunk) => chunk.dynamicImports))]
  const hashes = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, sri(bytes)]))
  const graphs = Object.fromEntries(
    [...tags.map((tag) => `${tag}.js`), ...later].map((name) => [name, graphOf(name, imports)]),
  )

  // Everything needs the core, whose hash stands in the loader itself, beside the coach's and those of what the bubble
  // is painted from: the lists have the rest.
  const inLoader = [core, launcher.fileName, 'coach-chat.js', 'page-brand.js']
  const rest = Object.fromEntries(
    Object.entries(graphs).map(([name, graph]) => [name, graph.filter((file) => file !== core)]),
  )
  const addList = (name, names, more = {}) => {
    const listed = names.flatMap((one) => rest[one]).filter((file) => !inLoader.includes(file))
    const list = {
      files: { ...Object.fromEntries(listed.map((file) => [file, hashes[file]])), ...more },
      // A file that needs no other goes without saying.
      graphs: Object.fromEntries(names.filter((one) => rest[one].length > 1).map((one) => [one, rest[one]])),
    }
    files[name] = Buffer.from(`export default ${JSON.stringify(list)}`)
    return { [name]: sri(files[name]) }
  }
  const first = askedFor(
    firstTags.map((tag) => `${tag}.js`),
    chunks,
    graphs,
  )
  const more = addList(
    'more.js',
    Object.keys(rest).filter((name) => !first.includes(name)),
  )
  const manifest = addList('manifest.js', first, more)
  if (rest['coach-chat.js'].length > 1) throw new Error('The coach must be one file beside the core.')
  // The folder is named by all that is in it, so that one address never has two contents.
  const all = { ...hashes, ...manifest, ...more }
  const folder = `${version}-${short(Buffer.from(JSON.stringify(all)))}`
  const inlined = JSON.stringify({
    folder,
    files: { ...Object.fromEntries(inLoader.map((name) => [name, hashes[name]])), ...manifest },
  })
  const evergreen = {}
  for (const mode of ['loader', 'coachkit']) {
    const [chunk] = await bundle(mode, { __COACHKIT_FILES__: inlined })
    evergreen[`${mode}.js`] = Buffer.from(chunk.code)
  }

  for (const [place, contents] of [
    [folder, files],
    ['v1', evergreen],
  ]) {
    const path = join(target, place)
    mkdirSync(path, { recursive: true })
    for (const [name, bytes] of Object.entries(contents)) {
      put(join(path, name), bytes)
      put(join(path, `${name}.br`), compress(bytes))
    }
  }
  const report = { version, folder, first, tags, graphs, files: all }
  put(join(target, folder, 'manifest.json'), Buffer.from(`${JSON.stringify(report, null, 2)}\n`))
  // Last, so that whoever reads it finds all that it names.
  put(join(target, 'manifest.json'), Buffer.from(`${JSON.stringify(report, null, 2)}\n`))
  forgetOld(folder)
  return report
}

/** Whole or not at all: the server may be reading. */
function put(path, bytes) {
  writeFileSync(`${path}.part`, bytes)
  renameSync(`${path}.part`, path)
}

/** Old versions stay for pages that are open; on a developer's machine the newest ten are enough. */
function forgetOld(current) {
  const folders = readdirSync(target, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'v1' && entry.name !== current)
    .map((entry) => join(target, entry.name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  for (const path of folders.slice(9)) rmSync(path, { recursive: true })
}

async function buildAndSay() {
  const began = Date.now()
  const { folder, tags } = await buildEmbed()
  process.stdout.write(`embed ${folder}: ${tags.length} widgets in ${Date.now() - began} ms\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildAndSay()
  if (process.argv.includes('--watch')) {
    let timer
    for (const place of ['packages/sdk/src', 'packages/widgets/src'].filter((path) => existsSync(join(root, path)))) {
      watch(join(root, place), { recursive: true }, () => {
        clearTimeout(timer)
        timer = setTimeout(() => buildAndSay().catch((error) => process.stderr.write(`${error.message}\n`)), 150)
      })
    }
  }
}
