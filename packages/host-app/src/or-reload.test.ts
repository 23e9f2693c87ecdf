import { beforeEach, expect, test, vi } from 'vitest'
import { orReload } from './or-reload.ts'

beforeEach(() => sessionStorage.clear())
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const turn = () => new Promise((resolve) => setTimeout(resolve))

test('a module that does not come loads the page in full, once', async () => {
  const reload = vi.fn()
  void orReload(missing(), { path: '/login', reload })
  await turn()
  expect(reload).toHaveBeenCalledOnce()
  await expect(orReload(missing(), { path: '/login', reload })).rejects.toThrow('Failed to fetch')
  expect(reload).toHaveBeenCalledOnce()
})

test('a page that came in the meantime may be loaded in full again', async () => {
  const reload = vi.fn()
  void orReload(missing(), { path: '/login', reload })
  await turn()
  await orReload(Promise.resolve(), { path: '/login', reload })
  void orReload(missing(), { path: '/login', reload })
  await turn()
  expect(reload).toHaveBeenCalledTimes(2)
})

test('another page has a reload of its own', async () => {
  const reload = vi.fn()
  void orReload(missing(), { path: '/login', reload })
  void orReload(missing(), { path: '/chat', reload })
  await turn()
  expect(reload).toHaveBeenCalledTimes(2)
})
