import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { rows } from './rows.ts'

const specification = new URL('../../../../../shared/spec/routes.tsv', import.meta.url)
const isHere = existsSync(specification)
const lines = isHere
  ? readFileSync(specification, 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'))
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

/** Index redirects that decisions.md adds to the specification's. */
const ours = ['/{product}', '/student', '/student/v2', '/teacher', '/demo']

test('no address stands twice', () => {
  const paths = rows.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})

test('an index leads to an address of the table', () => {
  const paths = rows.map(({ path }) => path)
  for (const { redirect } of rows) if (redirect) expect(paths).toContain(redirect)
})

describe.skipIf(!isHere)(
  `the specification's routes${isHere ? '' : ' (skipped: ../shared/spec/routes.tsv is not here)'}`,
  () => {
    // The root only redirects, and what is left is not found: the guard has both.
    const wanted = lines.filter(([path]) => path !== '/' && path !== '/*')

    test.each(
      wanted.map(([path = '', , allowed = '', music = '']) => ({ path, allowed, music })),
    )('$path is for $allowed', ({ path, allowed, music }) => {
      const row = rows.find((row) => row.path === path)
      expect(row?.who).toEqual(who[allowed])
      expect(row?.music ?? false).toBe(music === 'music')
    })

    test('are the whole table, but for the indexes that we add', () => {
      expect(wanted).toHaveLength(109)
      expect(rows.map(({ path }) => path).filter((path) => !wanted.some(([other]) => other === path))).toEqual(ours)
    })
  },
)
