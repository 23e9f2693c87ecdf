import type { SignedIn } from '@coachkit/sdk'
import { afterEach, expect, test, vi } from 'vitest'
import { clearIfOver } from './clear-if-over.ts'

afterEach(() => vi.restoreAllMocks())

async function cleared(
  answer: () => Promise<Response>,
  kept: { access_token: string } | null = { access_token: 'one' },
) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
  const clear = vi.fn()
  await clearIfOver({ current: () => kept as SignedIn | null, clear })
  return clear.mock.calls.length === 1
}

test('a session that the server refuses is cleared', async () => {
  expect(await cleared(async () => new Response(null, { status: 401 }))).toBe(true)
})

test('one that it honours, or cannot be asked about, stays', async () => {
  expect(await cleared(async () => Response.json({}))).toBe(false)
  expect(await cleared(async () => new Response(null, { status: 503 }))).toBe(false)
  expect(await cleared(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(false)
})

test('nobody is asked about where nobody is signed in', async () => {
  expect(await cleared(() => Promise.reject(new Error('asked')), null)).toBe(false)
  expect(fetch).not.toHaveBeenCalled()
})
