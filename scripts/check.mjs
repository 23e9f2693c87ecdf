// `npm run check`: format, lint, types, circles and bytes, in under a minute.
import { pathToFileURL } from 'node:url'
import { buildAll } from './build.mjs'
import { bin, install, mustBeNode, run, say } from './lib/project.mjs'

const node = process.execPath
const checks = [
  ['format and lint', () => run(node, [bin('biome'), 'check', '--error-on-warnings', '.'], { quiet: true })],
  ['types', () => run(node, [bin('tsc'), '-b'], { quiet: true })],
  ['types of tests', () => run(node, [bin('tsc'), '-p', 'tests'], { quiet: true })],
  ['types of benches', () => run(node, [bin('tsc'), '-p', 'bench'], { quiet: true })],
  ['types of storybook', () => run(node, [bin('tsc'), '-p', 'storybook'], { quiet: true })],
  [
    'imports run downward, no circles',
    () => run(node, [bin('depcruise'), 'packages', '--config', '.dependency-cruiser.cjs'], { quiet: true }),
  ],
  ['settings in the README', () => run(node, ['scripts/readme.mjs', '--check'], { quiet: true })],
  [
    'custom-elements.json says what the widgets are',
    () => run(node, ['scripts/custom-elements.mjs', '--check'], { quiet: true }),
  ],
  ['byte budgets', () => run(node, ['scripts/sizes.mjs'], { quiet: true })],
]

/** Runs every check and gives what passed and failed; a failed one shows what it printed. */
export async function checkAll() {
  let passed = 0
  const failures = []
  for (const [title, work] of checks) {
    const started = Date.now()
    const { code, output } = await work()
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    say(`  ${code === 0 ? 'passed' : 'FAILED'}  ${title} (${seconds} s)`)
    if (code === 0) passed += 1
    else {
      failures.push(`${title}\n${output}`)
      say(output)
    }
  }
  return { passed, failed: failures.length, skipped: 0, failures }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  mustBeNode()
  await install()
  await buildAll()
  const { passed, failed } = await checkAll()
  say(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
