// `node scripts/readme.mjs` writes the README's tables: settings from their schema, figures from what was measured.
// With `--check` it changes nothing, and ends with 1 when the table of settings is not what the schema says.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mustBeNode, root, run, say, stop } from './lib/project.mjs'
import { measure } from './sizes.mjs'

mustBeNode()
const path = join(root, 'README.md')
const before = readFileSync(path, 'utf8')

/** Puts a table between the two comments that carry its name. */
function between(text, name, table) {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) stop(`README.md has no ${begin} … ${end}.`)
  const inside = table === '' ? '\n' : `\n${table}\n`
  return `${text.slice(0, from + begin.length)}${inside}${text.slice(to)}`
}

async function settings() {
  const args = ['--import', 'tsx', '--conditions=coachkit-source', 'src/kernel/config/print-settings.ts']
  const { code, output } = await run(process.execPath, args, {
    cwd: join(root, 'packages/server'),
    quiet: true,
    env: { NODE_NO_WARNINGS: '1' },
  })
  if (code !== 0) stop(`The settings could not be printed:\n${output}`)
  return output.trim()
}

/** Bytes of the build that is there, then what `bench/figures.json` keeps: `[{ what, measured, budget }]`. */
function figures() {
  const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
  const bytes = existsSync(join(root, 'packages/widgets/dist-embed/manifest.json')) ? measure() : []
  const kept = join(root, 'bench/figures.json')
  const rows = [
    ...bytes.map(({ what, bytes, budget }) => ({
      what: `${what} (brotli)`,
      measured: kilobytes(bytes),
      budget: budget === null ? '' : `≤ ${kilobytes(budget)}`,
    })),
    ...(existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : []),
  ]
  if (rows.length === 0) return ''
  const lines = rows.map(({ what, measured, budget }) => `| ${what} | ${measured} | ${budget ?? ''} |`)
  return ['| what | measured | budget |', '|---|---|---|', ...lines].join('\n')
}

const withSettings = between(before, 'settings', await settings())
if (process.argv.includes('--check')) {
  if (withSettings !== before) stop('The table of settings in README.md is not current: node scripts/readme.mjs')
} else {
  writeFileSync(path, between(withSettings, 'figures', figures()))
  say('README.md is current.')
}
