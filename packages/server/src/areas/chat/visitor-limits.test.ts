import { expect, test } from 'vitest'
import { inMemory } from '../../kernel/rates/buckets-in-memory.ts'
import { createVisitorLimits } from './visitor-limits.ts'

const visitor = (visitor_id: string, site_id = 'school') => ({
  ...{ kind: 'visitor' as const, session_id: 's', visitor_id },
  site: { site_id, origin: 'https://school.example', scope: ['chat' as const] },
})
const plenty = { visitor: 1000, address: 1000, site: 1000, day: 1000 }
const refusal = (code: string) => expect.objectContaining({ code })

test('a visitor’s own limit uses up nothing of the address’s and the site’s', async () => {
  const mustTake = createVisitorLimits(inMemory(), { ...plenty, visitor: 2, address: 4, site: 5 })
  const tries = Array.from({ length: 20 }, () => mustTake(visitor('hasty'), '192.0.2.1'))
  expect((await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  await mustTake(visitor('calm'), '192.0.2.1')
  await mustTake(visitor('calm'), '192.0.2.1')
  await expect(mustTake(visitor('late'), '192.0.2.1')).rejects.toEqual(refusal('request.rate'))
  await mustTake(visitor('late'), '192.0.2.9')
  await expect(mustTake(visitor('last'), '192.0.2.8')).rejects.toEqual(refusal('request.rate'))
  await mustTake(visitor('last', 'another site'), '192.0.2.1')
})

test('a site’s day has so many questions, and the next has as many again', async () => {
  let now = Date.UTC(2026, 4, 1, 23, 0)
  const mustTake = createVisitorLimits(
    inMemory(() => now),
    { ...plenty, day: 2 },
    () => now,
  )
  await mustTake(visitor('a'), '192.0.2.1')
  await mustTake(visitor('b'), '192.0.2.1')
  await expect(mustTake(visitor('c'), '192.0.2.1')).rejects.toMatchObject({ code: 'chat.day-over', retryAfter: 3600 })
  now = Date.UTC(2026, 4, 2)
  await mustTake(visitor('c'), '192.0.2.1')
})
