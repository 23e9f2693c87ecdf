// `npm run bench`: the numbers of the house, measured. Ratios are against a reference in the same run.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildAll } from './build.mjs'
import { install, mustBeNode, root, run, say } from './lib/project.mjs'

mustBeNode()
await install()
await buildAll()

const node = process.execPath
let failed = 0
const figures = join(root, '.cache', 'bench-figures.jsonl')
mkdirSync(join(root, '.cache'), { recursive: true })
rmSync(figures, { force: true })

/** Runs one bench; it prints its own table and ends with 1 where a budget is missed. */
async function bench(title, args) {
  say(`\n## ${title}\n`)
  const { code } = await run(node, args, { env: { BENCH_FIGURES: figures } })
  if (code !== 0) failed += 1
}

await bench('Bytes (brotli)', ['scripts/sizes.mjs'])
for (const folder of ['chat', 'page']) {
  const path = join('bench', folder)
  if (!existsSync(join(root, path))) continue
  for (const file of readdirSync(join(root, path)).filter((name) => name.endsWith('.bench.mjs'))) {
    await bench(`${folder}: ${file.replace('.bench.mjs', '')}`, [join(path, file)])
  }
}
await bench('Server', ['--import', 'tsx', '--conditions=coachkit-source', 'bench/server.ts'])

// What was measured stands in the README, until somebody measures again.
const rows = readFileSync(figures, 'utf8').trim().split('\n')
writeFileSync(
  join(root, 'bench/figures.json'),
  `${JSON.stringify(
    rows.map((row) => JSON.parse(row)),
    null,
    2,
  )}\n`,
)
await run(node, ['scripts/readme.mjs'])

say(failed === 0 ? '\nEvery budget is kept.' : `\n${failed} of the tables have something over budget.`)
process.exitCode = failed === 0 ? 0 : 1
