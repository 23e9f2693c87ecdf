import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CoreOptions, createKit } from './create-kit.ts'
import type { Kit } from './kit.ts'
import type { LoadedKit } from './options.ts'

const api = 'https://coach.test'
const key = 'pk_test_12345678'
const ends = () => new Date(Date.now() + 3_600_000).toISOString()
const visitor = { token: 'visitor', expires_at: ends(), scope: ['chat'], learner_id: null, partition: 's:visitor' }
const learner = (name: string) => ({
  getToken: () => ({ token: name, expires_at: ends(), learner_id: name, partition: `s:${name}` }),
})

let asked: { line: string; token: string | null }[] = []
/** What is refused with 401, whoever asks. */
let refused = ''
const opened: LoadedKit[] = []

beforeEach(() => {
  asked = []
  refused = ''
  localStorage.clear()
  sessionStorage.clear()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const line = `${init?.method ?? 'GET'} ${String(address).replace('/api/v1', '')}`
    const { authorization = '' } = { ...(init?.headers as Record<string, string>) }
    const token = authorization.replace('Bearer ', '') || null
    asked.push({ line, token })
    if (refused && line.endsWith(refused)) return Response.json({ code: 'session.expired' }, { status: 401 })
    if (line.endsWith('/embed/session')) return Response.json(visitor)
    return Response.json({ whose: token })
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  for (const kit of opened.splice(0)) await kit.destroy()
})

function open(options: Partial<CoreOptions> = {}) {
  const page = createKit({ api, key, load: async () => {}, ...options }) as LoadedKit & { kit: Kit }
  opened.push(page)
  return { page, kit: page.kit, keep: page.kit.keep }
}
const stored = (storage: Storage) =>
  Object.entries(storage)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
const read = async (kit: Kit) => {
  const reply = await kit.call('GET users/me', { cached: true })
  return reply.ok ? (reply.answer as unknown as { whose: string }).whose : reply.problem.code
}

describe('what a page keeps of its viewer', () => {
  it('a visitor’s keeps live for the browser’s session, or on the device where the site asks for it', async () => {
    const { page, keep } = open()
    await page.session.ready
    keep.set('chat.session', 'secret')
    expect(Object.keys(localStorage)).toEqual([])
    expect(stored(sessionStorage)).toContain(`coachkit:${key}:s:visitor:chat.session=secret`)
    expect(open().keep.get('chat.session')).toBeNull()

    const device = open({ keep: 'device' })
    await device.page.session.ready
    device.keep.set('chat.session', 'another')
    expect(stored(localStorage)).toContain(`coachkit:${key}:s:visitor:chat.session=another`)
    await device.page.logout()
    expect(stored(localStorage).join()).not.toContain('another')
  })

  it('a learner’s are cleared when they sign out, but for what waits to be sent', async () => {
    const { page, keep } = open(learner('mia'))
    await page.session.ready
    keep.set('chat.draft', 'half of')
    keep.set('unsent.chat', 'of 48?')
    localStorage.setItem('coachkit-cart', 'x')
    localStorage.setItem('somebody-elses', 'x')
    await page.logout()
    expect(stored(localStorage)).toEqual([`coachkit:${key}:s:mia:unsent.chat=of 48?`, 'somebody-elses=x'])
    expect(keep.get('unsent.chat')).toBeNull()
    await page.identify(learner('mia'))
    expect(keep.get('unsent.chat')).toBe('of 48?')
  })

  it('`identify` leaves nothing of the one before, nor of the visitor before them, and keeps the basket of a visitor', async () => {
    const { page, keep } = open()
    await page.session.ready
    keep.set('chat.session', 'a visitor’s')
    localStorage.setItem('coachkit-cart', 'a visitor’s')
    await page.identify(learner('mia'))
    keep.set('chat.draft', 'Mia’s')
    expect(stored(sessionStorage).join()).not.toContain('chat.session')
    expect(localStorage.getItem('coachkit-cart')).toBe('a visitor’s')
    await page.identify(learner('noah'))
    keep.set('chat.draft', 'Noah’s')
    expect(stored(localStorage)).toEqual([`coachkit:${key}:s:noah:chat.draft=Noah’s`])
  })

  it('somebody else whom a new page names leaves nothing of the one before either', async () => {
    localStorage.setItem(`coachkit:${key}:s:mia:chat.draft`, 'x')
    localStorage.setItem(`coachkit:${key}:s:mia:unsent.send:e1`, 'x')
    localStorage.setItem(`coachkit:${key}:s:noah:chat.draft`, 'x')
    localStorage.setItem('coachkit:pk_another_site:s:mia:chat.draft', 'x')
    open(learner('noah'))
    await vi.waitFor(() => expect(localStorage.getItem(`coachkit:${key}:s:mia:chat.draft`)).toBeNull())
    expect(localStorage).toHaveLength(3)
  })

  it('a visitor who signs out is another one afterwards', async () => {
    const { page, kit, keep } = open()
    await page.session.ready
    keep.set('chat.session', 'secret')
    keep.set('unsent.chat', 'of 48?')
    localStorage.setItem('coachkit-cart', 'x')
    kit.focus.value = { quiz_id: 'q' }
    await page.logout()
    expect([keep.get('chat.session'), keep.get('unsent.chat')]).toEqual([null, null])
    expect(localStorage).toHaveLength(0)
    expect(kit.focus.value).toEqual({})
    expect(asked.filter(({ line }) => line.endsWith('embed/session'))).toHaveLength(2)
  })

  it('answers that were kept for five minutes are asked for anew', async () => {
    const { page, kit } = open(learner('mia'))
    expect([await read(kit), await read(kit)]).toEqual(['mia', 'mia'])
    await page.identify(learner('noah'))
    expect(await read(kit)).toBe('noah')
    await page.identify(learner('mia'))
    expect(await read(kit)).toBe('mia')
    expect(asked.filter(({ line }) => line.endsWith('users/me'))).toHaveLength(3)
  })

  it('any call that is answered 401 clears the person, and the page is told once', async () => {
    const { page, kit, keep } = open({ ...learner('mia'), key: null })
    await page.session.ready
    const heard = vi.fn()
    page.on('coach-auth-required', heard)
    keep.set('chat.draft', 'half of')
    for (const name of ['cart', 'chat', 'survey', 'course']) localStorage.setItem(`coachkit-${name}`, 'x')
    refused = 'users/me'
    expect(await read(kit)).toBe('session.expired')
    expect([page.session.state.value, page.session.partition.value]).toEqual(['missing', null])
    expect(stored(localStorage)).toEqual([])
    await read(kit)
    expect(heard).toHaveBeenCalledOnce()
  })

  it('a connection that is lost signs nobody out', async () => {
    const { page, kit, keep } = open(learner('mia'))
    await page.session.ready
    keep.set('chat.draft', 'half of')
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    const reply = await kit.call('PATCH users/has-agreed-policy')
    expect(reply).toMatchObject({ ok: false, problem: { status: 0 } })
    expect([page.session.state.value, keep.get('chat.draft')]).toEqual(['learner', 'half of'])
  })

  it('the other servers of a page change their viewer too', async () => {
    const { page, kit } = open(learner('mia'))
    const before = kit.at('https://other.test')
    await before.session.ready
    await page.identify(learner('noah'))
    const after = kit.at('https://third.test')
    await after.session.ready
    expect([before.session.partition.value, after.session.partition.value]).toEqual(['s:noah', 's:noah'])
    await page.logout()
    expect([before.session.state.value, after.session.state.value]).toEqual(['visitor', 'visitor'])
  })
})
