import type { SignedIn } from '@coachkit/sdk'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSessionStore } from './session-store.ts'

const key = 'coachkit-session'
const maya = {
  access_token: 'token-of-maya',
  expires_at: new Date(Date.now() + 60_000).toISOString(),
  user: { id: 'maya', user_role_id: 1, first_name: 'Maya' },
} as SignedIn

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

/** Another tab of the same browser: a page of its own, with a window and events of its own. */
function otherTab() {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const storage = frame.contentWindow?.localStorage
  if (!storage) throw new Error('no second page')
  return { storage, close: () => frame.remove() }
}

test('keeps who signed in for the next page, and tells whoever listens', () => {
  const sessions = createSessionStore()
  const heard = vi.fn()
  const leave = sessions.subscribe(heard)
  sessions.signIn(maya)
  expect(heard).toHaveBeenCalledOnce()
  expect(createSessionStore().current()).toEqual(maya)
  leave()
  sessions.clear()
  expect(heard).toHaveBeenCalledOnce()
})

test('a sign-in and a sign-out in another tab are seen here', async () => {
  const sessions = createSessionStore()
  const tab = otherTab()
  tab.storage.setItem(key, JSON.stringify(maya))
  await expect.poll(() => sessions.current()?.user.id).toBe('maya')
  tab.storage.removeItem(key)
  await expect.poll(() => sessions.current()).toBeNull()
  tab.close()
})

test('a browser that was wiped in another tab has nobody signed in', async () => {
  const sessions = createSessionStore()
  sessions.signIn(maya)
  const tab = otherTab()
  tab.storage.clear()
  await expect.poll(() => sessions.current()).toBeNull()
  tab.close()
})

test('logout clears what belongs to the person, and nothing else', () => {
  const sessions = createSessionStore()
  sessions.signIn(maya)
  for (const name of ['cart', 'chat', 'survey', 'course']) localStorage.setItem(`coachkit-${name}`, 'x')
  localStorage.setItem('somebody-elses', 'x')
  sessions.clear()
  expect(Object.keys(localStorage)).toEqual(['somebody-elses'])
})

test.each([
  ['that is over', JSON.stringify({ ...maya, expires_at: '2020-01-01T00:00:00.000Z' })],
  ['that is not JSON', '{'],
  ['without a person', JSON.stringify({ access_token: 'x', expires_at: maya.expires_at })],
])('a kept session %s counts as none', (_, kept) => {
  localStorage.setItem(key, kept)
  expect(createSessionStore().current()).toBeNull()
})
