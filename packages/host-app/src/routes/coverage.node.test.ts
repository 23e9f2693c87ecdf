import { expect, test } from 'vitest'
import { rows } from './rows.ts'
import { screens } from './screens.tsx'
import { routeTable } from './table.tsx'

/** The guard leads on from the root; what is left shows the page that says so. */
const elsewhere = ['/', '/*']

/** An address is built when it shows a screen, or leads to one that does. The root only leads on; what is left is not found. */
const isBuilt = (path: string): boolean => {
  if (path === '/' || path === '/*') return true
  if (elsewhere.includes(path)) return true
  const row = routeTable.find((one) => one.path === path)
  if (row?.redirect !== undefined) return isBuilt(row.redirect)
  return row?.screen !== undefined
}

test('no screen stands without an address; the addresses that have none yet are named', () => {
  const specified = rows.filter(({ ours }) => !ours)
  const missing = specified.filter(({ path }) => !isBuilt(path))
  process.stdout.write(
    [
      `${specified.length - missing.length} of ${specified.length} screens are built`,
      ...missing.map(({ path, title }) => `    missing  ${path}  (${title})`),
      '',
    ].join('\n'),
  )
  const paths = new Set(rows.map(({ path }) => path))
  expect(Object.keys(screens).filter((path) => !paths.has(path))).toEqual([])
})
