// Bytes that a page pays, in brotli, against the budgets of the architecture. Fails when one is over.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(fileURLToPath(import.meta.url), '../..')
const target = join(root, 'packages/widgets/dist-embed')

/** Kilobytes (1000 bytes), brotli. Staff widgets may be bigger than a pupil's. */
const coreAlone = 'core and loader'
const staff = /^coach-(admin|class|teacher|worksheet)/

export function measure() {
  const manifestPath = join(target, 'manifest.json')
  if (!existsSync(manifestPath)) throw new Error('There is no build yet: node scripts/build-embed.mjs')
  const { folder, core, launcher, manifest, tags, graphs } = JSON.parse(readFileSync(manifestPath, 'utf8'))
  const weigh = (place, names) =>
    [...new Set(names)].reduce((sum, name) => sum + readFileSync(join(target, place, `${name}.br`)).length, 0)
  const loader = weigh('v1', ['loader.js'])
  const base = loader + weigh(folder, [core, manifest])
  const withWidget = (tag) => loader + weigh(folder, [core, manifest, ...graphs[tags[tag]]])
  const rows = [
    ['loader', loader, 1600],
    ['loader and launcher painted', loader + weigh(folder, [launcher]), 5000],
    [coreAlone, base, null],
  ]
  for (const tag of Object.keys(tags)) {
    if (tag === 'coach-chat') {
      rows.push(['coach open and usable', withWidget(tag) + weigh(folder, [launcher]), 32_000])
    } else if (tag === 'coach-quiz') rows.push(['quiz player usable', withWidget(tag), 35_000])
    else rows.push([`${tag}, more than the core`, withWidget(tag) - base, staff.test(tag) ? 60_000 : 25_000])
  }
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
