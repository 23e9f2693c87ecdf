// Bytes that a page pays, in brotli, against the budgets of the architecture. Fails when one is over.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

const root = join(fileURLToPath(import.meta.url), '../..')
const target = join(root, 'packages/widgets/dist-embed')
const app = join(root, 'packages/host-app/dist/app')

/** Kilobytes (1000 bytes), brotli. Staff widgets may be bigger than a pupil's. */
const coreAlone = 'core and loader'
const staff = /^coach-(admin|class|teacher|worksheet)/

/** Every script that the host app's page names, and what those import at once. */
function hostScripts() {
  const page = join(app, 'index.html')
  if (!existsSync(page)) throw new Error('There is no host app yet: node scripts/build.mjs')
  const named = readFileSync(page, 'utf8').matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)
  const files = new Set([...named].map(([, path]) => join(app, path)))
  // A set that grows while it is walked is walked to its new end.
  for (const file of files) {
    const imports = readFileSync(file, 'utf8').matchAll(
      /(?:^|[;}])import(?:[\w$*{},\s]+from)?["'](\.\/[^"']+\.js)["']/g,
    )
    for (const [, path] of imports) files.add(join(dirname(file), path))
  }
  return [...files]
}

export function measure() {
  const manifestPath = join(target, 'manifest.json')
  if (!existsSync(manifestPath)) throw new Error('There is no build yet: node scripts/build-embed.mjs')
  const { folder, tags, graphs } = JSON.parse(readFileSync(manifestPath, 'utf8'))
  const weigh = (place, names) =>
    [...new Set(names)].reduce((sum, name) => sum + readFileSync(join(target, place, `${name}.br`)).length, 0)
  const first = ['core.js', 'manifest.js']
  const loader = weigh('v1', ['loader.js'])
  const base = loader + weigh(folder, first)
  const withWidget = (tag) => loader + weigh(folder, [...first, ...graphs[`${tag}.js`]])
  const rows = [
    ['loader', loader, 2000],
    ['loader and launcher painted', loader + weigh(folder, ['launcher.js']), 5500],
    [coreAlone, base, null],
  ]
  for (const tag of tags) {
    if (tag === 'coach-chat') {
      rows.push(['coach open and usable', withWidget(tag) + weigh(folder, ['launcher.js']), 38_000])
    } else if (tag === 'coach-quiz') rows.push(['quiz player usable', withWidget(tag), 42_000])
    else
      rows.push([
        `${tag}, more than the core`,
        withWidget(tag) + weigh(folder, ['more.js']) - base,
        staff.test(tag) ? 60_000 : 25_000,
      ])
  }
  // Fetched once the first screen stands, so without a budget; here so that nobody takes the rows above for all.
  for (const [tag, what] of [
    ['coach-chat', 'coach with its conversation drawn'],
    ['coach-quiz', 'quiz player to its last screen'],
  ]) {
    const launcher = tag === 'coach-chat' ? ['launcher.js'] : []
    const files = [...first, ...launcher, ...graphs[`${tag}.js`], ...graphs[`${tag}-later.js`]]
    rows.push([what, loader + weigh(folder, files), null])
  }
  const host = hostScripts().reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0)
  rows.push(['first screen of the host app, scripts', host, 110_000])
  return rows.map(([what, bytes, budget]) => ({ what, bytes, budget, isOver: budget !== null && bytes > budget }))
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(2)} kB`

/** The table as it stands in the README. */
export function table(rows) {
  const lines = rows.map(({ what, bytes, budget, isOver }) => {
    const limit = budget === null ? '' : `≤ ${kilobytes(budget)}`
    return `| ${what} | ${kilobytes(bytes)}${isOver ? ' (over)' : ''} | ${limit} |`
  })
  return ['| what (brotli) | bytes | budget |', '|---|---|---|', ...lines].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rows = measure()
  process.stdout.write(`${table(rows)}\n`)
  const over = rows.filter((row) => row.isOver)
  if (over.length > 0) {
    process.stderr.write(`Over budget: ${over.map((row) => row.what).join(', ')}.\n`)
    process.exitCode = 1
  }
}
