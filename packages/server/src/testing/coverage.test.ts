import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Call, calls } from '@coachkit/contract'
import { expect, test } from 'vitest'

const list = fileURLToPath(new URL('../../../../../shared/spec/calls.tsv', import.meta.url))
const isThere = fs.existsSync(list)

/** `{sid}` and `{studentId}` are the same place in a path. */
const shapeOf = (key: string) => key.replace(/\{(?!product\})\w+\}/g, '{}').replace(/\/$/, '')

test.skipIf(!isThere)(
  `the contract is the specification’s calls and, marked so, ours${isThere ? '' : ' (skipped: the list of calls is not here)'}`,
  () => {
    const [, ...lines] = fs.readFileSync(list, 'utf8').trim().split('\n')
    const specified = lines
      .map((line) => line.split('\t'))
      .map(([area = '', method, path]) => ({ area, key: `${method} ${path}` }))
    const known = new Set(specified.map(({ key }) => shapeOf(key)))
    const declared = Object.entries(calls as Record<string, Call>)
    const standing = new Set(declared.filter(([, call]) => !call.ours).map(([key]) => shapeOf(key)))
    const ours = declared.filter(([, call]) => call.ours).map(([key]) => key)

    const report: string[] = []
    for (const area of new Set(specified.map(({ area }) => area))) {
      const all = specified.filter((row) => row.area === area)
      const missing = all.filter(({ key }) => !standing.has(shapeOf(key)))
      report.push(`${area}: ${all.length - missing.length} of ${all.length}`)
      for (const { key } of missing) report.push(`    missing  ${key}`)
    }
    const stand = specified.filter(({ key }) => standing.has(shapeOf(key))).length
    report.push(
      `${stand} of ${specified.length} calls are served; ${ours.length} more are ours:`,
      ...ours.map((key) => `    ours     ${key}`),
    )
    process.stdout.write(`${report.join('\n')}\n`)

    expect(specified).toHaveLength(286)
    const unknown = declared.filter(([key, call]) => !call.ours && !known.has(shapeOf(key))).map(([key]) => key)
    expect(unknown, 'neither in the list nor marked as ours').toEqual([])
    expect(
      ours.filter((key) => known.has(shapeOf(key))),
      'marked as ours but in the list',
    ).toEqual([])
  },
)
