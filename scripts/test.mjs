// `npm test`: everything that guards the project. Ends with a line `N passed, N failed, N skipped`.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { buildAll } from './build.mjs'
import { checkAll } from './check.mjs'
import { chromiumPath } from './chromium.mjs'
import { installPackages, mustHave } from './lib/packages-of-debian.mjs'
import { bin, install, mustBeNode, root, run, say } from './lib/project.mjs'

/** Characters of a failure that are told again. */
const longestMessage = 1500
const reports = join(root, '.cache', 'reports')
const started = Date.now()
const total = { passed: 0, failed: 0, skipped: 0 }
/** Told again at the very end, where whoever reads only that finds them. */
const failures = []

mustBeNode()
await install()
await mustHave(
  chromiumPath,
  'Installing Chromium',
  ['chromium'],
  'The tests drive a real browser. Install Chromium, or name one: CHROMIUM=/path/to/chromium npm test',
)
await buildAll()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const { tsImport } = await import('tsx/esm/api')
const { findPostgres, startPostgres } = await tsImport('../packages/server/src/testing/postgres.ts', import.meta.url)
const { findNginx } = await tsImport('../tests/support/nginx.ts', import.meta.url)
if (!findNginx()) {
  const { ok, reason } = await installPackages('Installing nginx', ['nginx'])
  if (!ok) say(`  nginx is not installed (${reason}): two processes behind it are not tried.`)
}
const postgres = await startDatabase()

try {
  say('\nChecks')
  const checked = await checkAll()
  failures.push(...checked.failures)
  add(checked)
  await suite('node', 'Contract, content, server and SDK, on the embedded database')
  if (postgres)
    await suite('node', 'The server again, on PostgreSQL', { TEST_DATABASE_URL: postgres.url }, ['packages/server'])
  await suite('widgets', 'Widgets and SDK in Chromium')
  await suite('host', 'Host app and React wrapper in Chromium')
  await suite('stories', 'Every story, with axe')
  await suite('stories-dark', 'Every story again, dark')
  await suite('trips', 'Whole trips, on the embedded database')
  if (postgres) {
    // Kills, imports and whole pages in turn: where the database could make a difference.
    const onPostgres = ['tests/crash', 'tests/import', 'tests/partner', 'tests/lms']
    await suite('trips', 'Whole trips again, on PostgreSQL', { TRIP_DATABASE_URL: postgres.url }, onPostgres)
  }
} finally {
  await postgres?.stop()
}

if (failures.length > 0) say(`\nWhat failed:\n\n${failures.join('\n\n')}`)
say(`\n${((Date.now() - started) / 60_000).toFixed(1)} minutes`)
say(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exitCode = total.failed === 0 ? 0 : 1

/** The operator's PostgreSQL when DATABASE_URL names one, otherwise a private one; under CI there has to be one. */
async function startDatabase() {
  const { DATABASE_URL } = process.env
  if (DATABASE_URL) {
    // Tests make databases of their own beside the operator's; nothing that they start may take that one for theirs.
    delete process.env.DATABASE_URL
    return { url: DATABASE_URL, stop: async () => {} }
  }
  if (!findPostgres()) {
    const { ok, reason } = await installPackages('Installing PostgreSQL', ['postgresql'])
    if (!ok && process.env.CI) throw new Error(`The tests under CI need PostgreSQL: ${reason}`)
    if (!ok) {
      say(`  PostgreSQL is not installed (${reason}): what runs on it is skipped.`)
      total.skipped += 1
      return null
    }
  }
  return startPostgres()
}

function add({ passed, failed, skipped }) {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
}

/** Runs one Vitest project and adds what it counted. A run that left no report counts as failed. */
async function suite(project, title, env = {}, filters = []) {
  say(`\n${title}`)
  const file = join(reports, `${project}-${Object.keys(env).join('-') || 'embedded'}.json`)
  const { code } = await run(
    process.execPath,
    [
      bin('vitest'),
      'run',
      '--project',
      project,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
      // Much of what these tests do is waiting; the others have a browser to feed.
      ...(project === 'node' ? ['--maxWorkers=2'] : []),
      ...filters,
    ],
    { env: { ...env, NODE_NO_WARNINGS: '1', NO_COLOR: '1' } },
  )
  if (!existsSync(file)) {
    failures.push(`${title}: the run ended with ${code} and left no report`)
    return add({ passed: 0, failed: 1, skipped: 0 })
  }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, numTodoTests } = report
  failures.push(...failuresIn(report, title))
  // A file that fails to load has no failed test of its own; an error outside of a test shows in the exit code alone.
  const failed = Math.max(numFailedTests, numFailedTestSuites > 0 || code !== 0 ? 1 : 0)
  if (failed > 0 && numFailedTests === 0 && numFailedTestSuites === 0) {
    failures.push(`${title}: all tests passed, but the run ended with ${code}: see its output above`)
  }
  add({ passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests })
}

/** Each failed test, and each file that did not load, with the beginning of what it said. */
function failuresIn({ testResults }, title) {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const where = `${title}: ${relative(root, name)}`
    const failed = assertionResults.filter((one) => one.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [`${where}\n${message.slice(0, longestMessage)}`] : []
    return failed.map(
      ({ fullName, failureMessages }) =>
        `${where}\n  ${fullName}\n${failureMessages.join('\n').slice(0, longestMessage)}`,
    )
  })
}
