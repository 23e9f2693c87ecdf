// `npm run trials -- --seed 7 --minutes 30 --rounds 50`: the long trials in full, on both databases. Ends with their
// figures, and with 1 when one of them found a problem. `npm run trials -- operate` runs those with that in their path.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { buildAll } from './build.mjs'
import { installPackages } from './lib/packages-of-debian.mjs'
import { bin, install, mustBeNode, root, run, say, stop } from './lib/project.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
    minutes: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '50' },
  },
})
for (const [name, value] of Object.entries(values)) {
  if (!/^\d+$/.test(value)) stop(`--${name} is a whole number, not '${value}'.`)
}

mustBeNode()
await install()
await buildAll()

/** Every test file that has a long form says so by the setting of its own name. */
function* trialFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* trialFiles(path)
    else if (path.endsWith('.test.ts') && /\btrial\.rounds\(|TRIAL_ROUNDS/.test(readFileSync(path, 'utf8'))) {
      yield relative(root, path)
    }
  }
}

const files = [...trialFiles(join(root, 'tests'))]
  .filter((path) => positionals.length === 0 || positionals.some((word) => path.includes(word)))
  .sort()
if (files.length === 0) stop(`No trial has ${positionals.join(' or ')} in its path.`)
/** These bring a database of their own, which they take away. */
const isOfItsOwn = (path) => path.startsWith(join('tests', 'operate'))
const folder = join(root, '.cache', 'trials')
const figures = join(folder, 'figures.jsonl')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const { tsImport } = await import('tsx/esm/api')
const { findPostgres, startPostgres } = await tsImport('../packages/server/src/testing/postgres.ts', import.meta.url)
const { findNginx } = await tsImport('../tests/support/nginx.ts', import.meta.url)
if (files.some(isOfItsOwn) && !findNginx()) {
  const { ok, reason } = await installPackages('Installing nginx', ['nginx'])
  if (!ok) stop(`The trial of several processes needs nginx: install it (${reason}).`)
}
if (!findPostgres()) {
  const { ok, reason } = await installPackages('Installing PostgreSQL', ['postgresql'])
  if (!ok) stop(`The trials run on PostgreSQL too: install it (${reason}).`)
}

say(`\nSeed ${values.seed}, ${values.rounds} rounds, at most ${values.minutes} minutes: ${files.join(', ')}`)
const postgres = await startPostgres()
let failed = 0
try {
  for (const [title, env, chosen] of [
    ['On the embedded database', {}, files],
    ['On PostgreSQL', { TRIP_DATABASE_URL: postgres.url }, files.filter((path) => !isOfItsOwn(path))],
  ]) {
    if (chosen.length === 0) continue
    say(`\n${title}`)
    const { code } = await run(process.execPath, [bin('vitest'), 'run', '--project', 'trips', ...chosen], {
      env: {
        ...env,
        TRIAL_SEED: values.seed,
        TRIAL_ROUNDS: values.rounds,
        TRIAL_MINUTES: String(Number(values.minutes) / (2 * files.length)),
        TRIAL_FIGURES: figures,
        NODE_NO_WARNINGS: '1',
      },
    })
    if (code !== 0) failed += 1
  }

  // Every call against generated input. A round is one request to each call here, and much shorter than a trip.
  const everything = positionals.length === 0
  if (everything) say('\nEvery call against generated input')
  const fuzz = 'packages/server/src/testing/contract-fuzz.test.ts'
  for (const TEST_DATABASE_URL of everything ? ['', postgres.url] : []) {
    const { code } = await run(process.execPath, [bin('vitest'), 'run', '--project', 'node', fuzz], {
      env: {
        TEST_DATABASE_URL,
        TRIAL_SEED: values.seed,
        TRIAL_ROUNDS: String(Number(values.rounds) * 10),
        NODE_NO_WARNINGS: '1',
      },
    })
    if (code !== 0) failed += 1
  }
} finally {
  await postgres.stop()
}

say('\nFigures')
for (const line of existsSync(figures) ? readFileSync(figures, 'utf8').trim().split('\n') : []) {
  const { title, database, ...rest } = JSON.parse(line)
  const told = Object.entries(rest).map(
    ([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`,
  )
  say(`  ${title}, ${database}: ${told.join(', ')}`)
}
say(failed === 0 ? '\nNo problem was found.' : `\nProblems were found; --seed ${values.seed} tries the same again.`)
process.exitCode = failed === 0 ? 0 : 1
