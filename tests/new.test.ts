import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyOfProject } from './support/copy.ts'

let copy: ReturnType<typeof copyOfProject> | undefined

/** Runs a command in the copy; gives its output when it failed, and nothing when all is well. */
function wrong(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy?.folder ?? '/nowhere',
    encoding: 'utf8',
    env: { ...process.env, VITEST: undefined, NODE_ENV: undefined },
  })
  return status === 0 ? '' : `${stdout}\n${stderr}`
}
const tool = (name: string) => join('node_modules', '.bin', name)

// It has nothing to do with databases, so one of the two runs is enough.
describe.skipIf(process.env.TRIP_DATABASE_URL)('a new widget and a new area (once, on the embedded database)', () => {
  beforeAll(() => {
    copy = copyOfProject()
    expect(wrong('scripts/new.mjs', 'widget', 'spelling-bee')).toBe('')
    expect(wrong('scripts/new.mjs', 'area', 'spelling-list')).toBe('')
  })
  afterAll(() => copy?.remove())

  test('pass format and lint as they are made', () => {
    expect(wrong(tool('biome'), 'check', '--error-on-warnings', '.')).toBe('')
  })

  test('pass the type checker', () => {
    expect(wrong(tool('tsc'), '-b')).toBe('')
  })

  test('import downward, without a circle', () => {
    expect(wrong(tool('depcruise'), 'packages', '--config', '.dependency-cruiser.cjs')).toBe('')
  })

  test('bring tests that pass, and the area’s call stands in the table of who may call what', () => {
    const vitest = (project: string, ...args: string[]) => wrong(tool('vitest'), 'run', '--project', project, ...args)
    expect(vitest('node', 'packages/server/src/areas/spelling-list')).toBe('')
    expect(vitest('node', 'packages/server/src/testing/authorisation.test.ts', '-t', 'POST spelling-list/notes')).toBe(
      '',
    )
    expect(vitest('widgets', 'packages/widgets/src/coach-spelling-bee')).toBe('')
  })

  test('are not made twice, nor under a name that is none', () => {
    expect(wrong('scripts/new.mjs', 'area', 'spelling-list')).toContain('is there already. Nothing was changed.')
    expect(wrong('scripts/new.mjs', 'widget', 'Spelling Bee')).toContain('is not a name')
  })
})
