import { afterAll, describe, expect, test } from 'vitest'
import { isChatbotPortal } from '../brand/address.ts'
import { pageBrandOf } from '../deployment.ts'
import { routeTable } from '../routes/table.tsx'
import { afterLogin, decide, type GuardInput } from './decide.ts'
import { type Address, everyBrand, everyPerson, type Person, whereItLeads } from './everybody-everywhere.fixtures.ts'
import { matchRoute } from './match.ts'

// Every row of the table × role × free tier × disabled learning path × brand × kind of host × code in the address.

const product = 'coachkit'
let combinations = 0

/** An address that the row stands for. */
const addressOf = (path: string) =>
  path === '/*'
    ? '/no/such/place'
    : path
        .replaceAll('{product}', product)
        .replace(/\{code\}/, 'AB-12')
        .replace(/\{\w+\}/g, '0190f8b2-0000-7000-8000-000000000001')

/** As the app asks the guard, with everything but React. */
function lead(path: string, query: URLSearchParams, person: Person, { name, settings, record }: Address, host: string) {
  const config = { product, main_brand: 'coachkit', default_brand: 'kitesense', brand: { name }, ...settings }
  // A brand's own record is the one that the configuration holds; a white-label school's is another.
  const brand = pageBrandOf(config as Parameters<typeof pageBrandOf>[0], record ?? config.brand)
  const guarded = { ...brand, chatbot_portal: isChatbotPortal(host, path) }
  const route = matchRoute(routeTable, path, product)?.route ?? null
  return decide({ route, path, query, user: person.user as GuardInput['user'], brand: guarded, host, product })
}

afterAll(() => {
  process.stdout.write(
    `Guard: ${combinations} combinations of ${routeTable.length} rows, person, brand and host lead where they should.\n`,
  )
})

describe('where it leads', () => {
  test.each(routeTable.map((row) => [row.path, row] as const))('%s', (_, row) => {
    const path = addressOf(row.path)
    const wrong: string[] = []
    for (const address of everyBrand)
      for (const host of address.hosts)
        for (const person of everyPerson)
          for (const code of ['', 'AB-12']) {
            const got = lead(path, new URLSearchParams(code && { code }), person, address, host)
            const leads = 'go' in got ? got.go : 'show' in got ? 'shown' : 'not found'
            const should = whereItLeads({ row: row.path, path, person, address, host, code, product })
            // A row that waits for its screen says so after the guard.
            const wanted = should === 'shown' && !row.screen ? 'not found' : should
            if (leads !== wanted)
              wrong.push(`${person.name} at ${host}${path}${code && '?code'}: ${leads}, should be ${wanted}`)
            combinations += 1
          }
    expect(wrong.slice(0, 10)).toEqual([])
  })
})

test('nobody is led in a circle: every way ends at a page within four steps', () => {
  const endless: string[] = []
  for (const address of everyBrand)
    for (const host of address.hosts)
      for (const person of everyPerson) {
        const user = person.user as GuardInput['user']
        const next = (at: URL) => {
          const left = at.pathname === '/login' ? afterLogin({ query: at.searchParams, user, product }) : null
          const got = left ? { go: left } : lead(at.pathname, at.searchParams, person, address, host)
          return 'go' in got ? new URL(got.go, at) : null
        }
        // Few places are led to, from many.
        const starts = new Set(routeTable.map(({ path }) => next(new URL(addressOf(path), 'http://x'))?.href ?? ''))
        for (const start of starts) {
          let at: URL | null = start ? new URL(start) : null
          for (let steps = 1; at && steps < 5; steps += 1) at = next(at)
          if (at) endless.push(`${person.name} at ${host}: ${start}`)
        }
      }
  expect(endless.slice(0, 10)).toEqual([])
})
