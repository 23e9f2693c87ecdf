import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { rows } from './rows.ts'

const specification = new URL('../../../../../shared/spec/routes.tsv', import.meta.url)
const isHere = existsSync(specification)
const wanted = isHere
  ? readFileSync(specification, 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'))
      .map(([path = '', , allowed = '', music = '']) => ({ path, allowed, music }))
  : []

const who: Record<string, unknown> = {
  all: 'anyone',
  student: ['student'],
  parent: ['parent'],
  teacher: ['teacher'],
  admin: ['admin'],
  // decisions.md: curriculum guests read the same screen.
  curriculum: ['curriculum', 'curriculum-guest'],
  'student or parent': ['student', 'parent'],
  'student or teacher': ['student', 'teacher'],
  'teacher whose teacher role is admin': ['teacher-admin'],
}

test('no address stands twice, and each has a title', () => {
  const paths = rows.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(rows.filter(({ title }) => title.trim() === '')).toEqual([])
})

test('an index leads to an address of the table', () => {
  const paths = rows.map(({ path }) => path)
  for (const { redirect } of rows) if (redirect) expect(paths).toContain(redirect)
})

test('111 addresses are the specification’s; what we add is named', () => {
  expect(rows.filter(({ ours }) => !ours)).toHaveLength(111)
  expect(rows.filter(({ ours }) => ours).map(({ path }) => path)).toEqual([
    '/{product}',
    '/student',
    '/student/v2',
    '/teacher',
    '/demo',
    '/{product}/coach',
    '/{product}/account',
    '/admin/sites',
    '/setup',
  ])
})

describe.skipIf(!isHere)(
  `the specification's routes${isHere ? '' : ' (skipped: ../shared/spec/routes.tsv is not here)'}`,
  () => {
    test.each(wanted)('$path is for $allowed', ({ path, allowed, music }) => {
      const row = rows.find((row) => row.path === path)
      expect(row?.who).toEqual(who[allowed])
      expect(row?.music ?? false).toBe(music === 'music')
    })

    test('are the whole table, in their order, but for the indexes that we add', () => {
      expect(rows.filter(({ ours }) => !ours).map(({ path }) => path)).toEqual(wanted.map(({ path }) => path))
    })
  },
)
