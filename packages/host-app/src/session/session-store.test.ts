import type { SignedIn } from '@coachkit/sdk'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSessionStore } from './session-store.ts'

const key = 'coachkit-session'
const maya = {
  access_token: 'token-of-maya',
  expires_at: new Date(Date.now() + 60_000).toISOString(),
  user: { id: 'maya', user_role_id: 1, first_name: 'Maya' },
} as SignedIn

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
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

const mayas = 'coachkit:pk_platform:site:maya:'
const theirs = ['coachkit-cart', 'coachkit-chat', 'coachkit-survey', 'coachkit-course', `${mayas}chat.draft`]
const kept = ['coachkit-device', `${mayas}unsent.aside:e1`, 'somebody-elses']

test.each([
  'logout',
  'clear',
] as const)('%s clears what belongs to the person, and neither what waits to be sent nor anything else', (end) => {
  const sessions = createSessionStore()
  sessions.signIn(maya)
  for (const name of [...theirs, ...kept]) localStorage.setItem(name, 'x')
  sessions[end]()
  expect(sessions.current()).toBeNull()
  expect(Object.keys(localStorage).sort()).toEqual([...kept].sort())
})

test('a sign-out ends what was under way in the tab', () => {
  sessionStorage.setItem('coachkit-under-way-link', '{"token":"x"}')
  createSessionStore().logout()
  expect(sessionStorage.getItem('coachkit-under-way-link')).toBeNull()
})

test('where nobody is signed in a 401 takes no visitor’s basket', () => {
  localStorage.setItem('coachkit-cart', 'x')
  const sessions = createSessionStore()
  sessions.clear()
  expect(localStorage.getItem('coachkit-cart')).toBe('x')
})

test('a session that ended between two pages leaves nothing of the person', () => {
  localStorage.setItem(key, JSON.stringify({ ...maya, expires_at: '2020-01-01T00:00:00.000Z' }))
  for (const name of [...theirs, ...kept]) localStorage.setItem(name, 'x')
  createSessionStore()
  expect(Object.keys(localStorage).sort()).toEqual([...kept].sort())
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
