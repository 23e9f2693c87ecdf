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
  localStorage.setItem('coachkit:pk_platform:maya:chat.draft', 'x')
  const kept = ['coachkit-device', 'coachkit:pk_platform:maya:quiz.aside', 'somebody-elses']
  for (const name of kept) localStorage.setItem(name, 'x')
  sessions.logout()
  expect(Object.keys(localStorage).sort()).toEqual(kept)
})

test('a session that is over clears the user, and keeps what waits to be sent for when they are back', () => {
  const sessions = createSessionStore()
  sessions.signIn(maya)
  localStorage.setItem('coachkit-cart', 'x')
  sessions.clear()
  expect(sessions.current()).toBeNull()
  expect(localStorage.getItem('coachkit-cart')).toBe('x')
})

test('somebody who had never logged in before is a new user until the next sign-in or sign-out', () => {
  const sessions = createSessionStore()
  const at = (last_logged_in: string | null) => ({ ...maya, user: { ...maya.user, last_logged_in } })
  sessions.signIn(at(null))
  expect(createSessionStore().isNewUser()).toBe(true)
  sessions.signIn(at('2026-01-01T00:00:00.000Z'))
  expect(sessions.isNewUser()).toBe(false)
  sessions.signIn(at(null))
  sessions.logout()
  expect(sessions.isNewUser()).toBe(false)
})

test.each([
  ['that is over', JSON.stringify({ ...maya, expires_at: '2020-01-01T00:00:00.000Z' })],
  ['that is not JSON', '{'],
  ['without a person', JSON.stringify({ access_token: 'x', expires_at: maya.expires_at })],
])('a kept session %s counts as none', (_, kept) => {
  localStorage.setItem(key, kept)
  expect(createSessionStore().current()).toBeNull()
})
