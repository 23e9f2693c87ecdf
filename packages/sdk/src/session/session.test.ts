import { afterEach, describe, expect, it, vi } from 'vitest'
import type { TokenWish } from './grant.ts'
import { createSession, type SessionOptions } from './session.ts'
import { createStore } from './store.ts'

const api = 'https://coach.test'
const later = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
const visitor = (token: string, seconds = 3600) => ({
  token,
  expires_at: later(seconds),
  scope: ['chat' as const],
  learner_id: null,
  partition: `site.${token}`,
  site: { name: 'Test' },
})
const learner = (token: string, seconds = 3600) => ({
  ...visitor(token, seconds),
  learner_id: 'mia',
  partition: 'site.mia',
})

let asked: string[] = []
function serve(answers: Record<string, () => Response | Promise<Response>>) {
  asked = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const line = `${init?.method ?? 'GET'} ${String(address).replace(`${api}/api/v1/`, '')}`
    asked.push(line)
    return answers[line]?.() ?? Response.json({ code: 'object.missing' }, { status: 404 })
  })
}
const backOnline = () => dispatchEvent(new Event('online'))
const ended: { destroy(): void }[] = []
function begin(options: Partial<SessionOptions>) {
  const onLost = vi.fn()
  const onMistake = vi.fn()
  const store = createStore('sessionStorage', `test-${Math.random()}:`)
  const session = createSession({ api, store, onLost, onMistake, ...options })
  ended.push(session)
  session.start()
  return { session, onLost, onMistake }
}
afterEach(() => {
  vi.restoreAllMocks()
  for (const session of ended.splice(0)) session.destroy()
})

describe('a session', () => {
  it('makes a visitor of a page with a site’s key, and the same one after a reload', async () => {
    serve({ 'POST embed/session': () => Response.json(visitor('v1')) })
    const store = createStore('sessionStorage', `test-${Math.random()}:`)
    const { session } = begin({ key: 'pk_test_12345678', store })
    expect(await session.token()).toBe('v1')
    expect(session.state.value).toBe('visitor')
    const { session: again } = begin({ key: 'pk_test_12345678', store })
    expect(await again.token()).toBe('v1')
    expect(again.partition.value).toBe('site.v1')
    expect(asked).toEqual(['POST embed/session'])
  })

  it('knows at once that nobody is there whom the device knows, until it is known who came', async () => {
    serve({ 'POST embed/session': () => Response.json(visitor('v1')) })
    const store = createStore('sessionStorage', `test-${Math.random()}:`)
    const { session } = begin({ key: 'pk_test_12345678', store })
    expect([session.isNew, asked]).toEqual([true, []])
    await session.ready
    expect(session.isNew).toBe(false)
    const { session: again } = begin({ key: 'pk_test_12345678', store })
    expect(again.isNew).toBe(false)
    expect(begin({ key: 'pk_test_12345678', token: 't1' }).session.isNew).toBe(false)
    expect(begin({ key: 'pk_test_12345678', getToken: async () => 't1' }).session.isNew).toBe(false)
    expect(begin({}).session.isNew).toBe(false)
  })

  it('takes the visitor that was asked for before the core came, and asks by itself where that failed', async () => {
    serve({ 'POST embed/session': () => Response.json(visitor('v2')) })
    const early = begin({ key: 'pk_test_12345678', visit: Promise.resolve(Response.json(visitor('v1'))) })
    expect(await early.session.token()).toBe('v1')
    expect(asked).toEqual([])
    const cut = begin({ key: 'pk_test_12345678', visit: Promise.resolve(undefined) })
    expect(await cut.session.token()).toBe('v2')
    expect(asked).toEqual(['POST embed/session'])
    const refused = Response.json({ code: 'embed.origin', status: 403, detail: '' }, { status: 403 })
    const away = begin({ key: 'pk_test_12345678', visit: Promise.resolve(refused) })
    expect(await away.session.token()).toBeNull()
    expect(away.session.mistake.value).toBe('embed.origin')
  })

  it('does not make a visitor of an early answer once somebody has said who they are', async () => {
    serve({ 'POST embed/session': () => Response.json(visitor('v2')) })
    const { session } = begin({
      key: 'pk_test_12345678',
      token: 't1',
      visit: Promise.resolve(Response.json(visitor('v1'))),
    })
    await session.identify({ getToken: async () => learner('t2', 3600) })
    expect(await session.token()).toBe('t2')
    await session.logout()
    expect(await session.token()).toBe('v2')
  })

  it('works where every storage is refused', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused')
    })
    serve({ 'POST embed/session': () => Response.json(visitor('v1')) })
    const { session } = begin({ key: 'pk_test_12345678', store: createStore('sessionStorage', 'refused:') })
    expect(await session.token()).toBe('v1')
  })

  it('asks the page for a token once, however many calls wait, and again before it ends', async () => {
    serve({})
    const wishes: string[] = []
    let count = 0
    const getToken = vi.fn(async ({ reason, signal }: TokenWish) => {
      expect(signal.aborted).toBe(false)
      wishes.push(reason)
      return learner(`t${++count}`, count === 1 ? 2 : 3600)
    })
    const { session } = begin({ getToken })
    expect(await Promise.all([session.token(), session.token(), session.token()])).toEqual(['t1', 't1', 't1'])
    expect(session.state.value).toBe('learner')
    await vi.waitFor(() => expect(wishes).toEqual(['start', 'expiring']), { timeout: 3000 })
    expect(await session.token()).toBe('t2')
  })

  it('asks the server whose a bare token is', async () => {
    serve({ 'GET embed/session': () => Response.json(learner('ignored')) })
    const { session } = begin({ getToken: async () => 'bare' })
    expect(await session.token()).toBe('bare')
    expect(session.partition.value).toBe('site.mia')
  })

  it('renews once for all calls that were refused', async () => {
    serve({})
    let count = 0
    const { session } = begin({ getToken: async () => learner(`t${++count}`) })
    await session.token()
    expect(await Promise.all([session.renew('t1'), session.renew('t1'), session.renew('t1')])).toEqual([
      't2',
      't2',
      't2',
    ])
    expect(count).toBe(2)
  })

  it('tells the page once when nobody is signed in any more, and names nobody', async () => {
    serve({ 'GET embed/session': () => Response.json(learner('only')) })
    const { session, onLost } = begin({ token: 'only' })
    await session.token()
    expect(await session.renew('only')).toBe(null)
    session.lost()
    expect(onLost).toHaveBeenCalledOnce()
    expect(session.state.value).toBe('missing')
    expect(session.partition.value).toBeNull()
  })

  it('keeps who is there while the page cannot give a token, and goes on when it can again', async () => {
    serve({})
    let up = true
    let count = 0
    const getToken = async () => {
      if (!up) throw new TypeError('connection refused')
      return learner(`t${++count}`, 0.2)
    }
    const { session, onLost } = begin({ getToken })
    expect(await session.token()).toBe('t1')
    up = false
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(session.token()).rejects.toThrow(TypeError)
    await expect(session.renew('t1')).rejects.toThrow(TypeError)
    expect(session.state.value).toBe('learner')
    expect(onLost).not.toHaveBeenCalled()
    up = true
    backOnline()
    await vi.waitFor(async () => expect(await session.token()).toBe('t2'))
  })

  it.each<[string, () => Promise<Response>]>([
    ['was cut off', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['met a server that is busy', async () => Response.json({ code: 'server.busy' }, { status: 503 })],
  ])('tells nobody to sign in because the first call %s, and goes on by itself', async (_, stumble) => {
    let up = false
    serve({ 'GET embed/session': async () => (up ? Response.json(learner('ignored')) : stumble()) })
    const { session, onLost } = begin({ token: 'bare' })
    let isKnown = false
    void session.ready.then(() => {
      isKnown = true
    })
    await expect(session.token()).rejects.toThrow(TypeError)
    expect([session.state.value, isKnown]).toEqual(['starting', false])
    up = true
    await session.ready
    expect([session.state.value, session.partition.value, await session.token()]).toEqual([
      'learner',
      'site.mia',
      'bare',
    ])
    expect(asked).toHaveLength(2)
    expect(onLost).not.toHaveBeenCalled()
  })

  it('tells that there is no line when two tries found none, and tries at once where somebody asks for it', async () => {
    let up = false
    serve({
      'POST embed/session': () =>
        up ? Response.json(visitor('v1')) : Promise.reject(new TypeError('Failed to fetch')),
    })
    const { session } = begin({ key: 'pk_test_12345678' })
    await expect(session.token()).rejects.toThrow(TypeError)
    expect(session.away.value).toBe(false)
    await vi.waitFor(() => expect(session.away.value).toBe(true), { timeout: 3000 })
    expect(asked).toHaveLength(2)
    up = true
    session.again()
    expect(session.away.value).toBe(false)
    await session.ready
    expect([session.state.value, session.away.value, asked.length]).toEqual(['visitor', false, 3])
  })

  it('asks a page again that could not give the first token, at once when the connection is back', async () => {
    serve({})
    let up = false
    const getToken = vi.fn(async () => {
      if (!up) throw new Error('The page’s own backend is away.')
      return learner('t1')
    })
    const { session, onLost } = begin({ getToken })
    await expect(session.token()).rejects.toThrow(TypeError)
    await expect(session.token()).rejects.toThrow(TypeError)
    expect(getToken).toHaveBeenCalledOnce()
    up = true
    backOnline()
    await session.ready
    expect([session.state.value, getToken.mock.calls.length]).toEqual(['learner', 2])
    expect(onLost).not.toHaveBeenCalled()
  })

  it('says that nobody is there where the server refuses whom the page names', async () => {
    serve({ 'GET embed/session': () => Response.json({ code: 'session.expired' }, { status: 401 }) })
    const { session, onLost } = begin({ token: 'old' })
    await session.ready
    expect(session.state.value).toBe('missing')
    expect(onLost).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'session.expired', status: 401 }))
    backOnline()
    expect(await session.token()).toBe(null)
    expect(asked).toHaveLength(1)
  })

  it('shows nothing of the one before while the next one waits for the line', async () => {
    let up = true
    serve({
      'GET embed/session': () =>
        up ? Response.json(learner('ignored')) : Promise.reject(new TypeError('Failed to fetch')),
    })
    const { session } = begin({ token: 'mia' })
    await session.ready
    up = false
    await session.identify({ token: 'leo' })
    expect([session.state.value, session.partition.value]).toEqual(['starting', null])
    const whoComes = session.ready.then(() => session.state.value)
    up = true
    backOnline()
    expect(await whoComes).toBe('learner')
    expect(await session.token()).toBe('leo')
  })

  it('a page that renews a token by `identify` changes nobody, and who is slow to be known is shown to nobody', async () => {
    let answer: (response: Response) => void = () => {}
    serve({
      'GET embed/session': () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    const { session } = begin({ getToken: async () => learner('t1') })
    await session.ready
    const seen: (string | null)[] = []
    session.partition.subscribe((who) => seen.push(who))
    await session.identify({ getToken: async () => learner('t2') })
    expect(seen).toEqual(['site.mia'])
    const known = session.identify({ token: 'slow' })
    await vi.waitFor(() => expect(session.partition.value).toBeNull(), { timeout: 8000 })
    expect(session.state.value).toBe('starting')
    answer(Response.json(learner('slow')))
    await known
    expect(seen).toEqual(['site.mia', null, 'site.mia'])
  })

  it('does not ask the page again for what widgets ask because nobody is there any more', async () => {
    serve({})
    const getToken = vi.fn(async () => learner('refused'))
    const { session } = begin({ getToken })
    // Each begins again and asks for a token, whenever the one who was there has gone.
    const stop = session.state.subscribe((now) => now === 'missing' && void session.token().catch(() => {}))
    await session.token()
    await session.renew('refused')
    session.lost()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(session.state.value).toBe('missing')
    expect(getToken).toHaveBeenCalledTimes(2)
    stop()
  })

  it('becomes somebody else by `identify`, and a visitor again by `logout`', async () => {
    serve({ 'POST embed/session': () => Response.json(visitor('v1')) })
    const { session } = begin({ key: 'pk_test_12345678' })
    await session.token()
    await session.identify({ getToken: async () => learner('t1') })
    expect([session.state.value, session.partition.value]).toEqual(['learner', 'site.mia'])
    await session.logout()
    expect([session.state.value, session.partition.value]).toEqual(['visitor', 'site.v1'])
  })

  const key = 'pk_test_12345678'
  const refusing = (code: string, status: number) => () => Response.json({ code, status, detail: '' }, { status })

  it.each<[string, Partial<SessionOptions>, Record<string, () => Response>, string, number]>([
    ['neither key nor token', {}, {}, 'embed.no-key', 0],
    ['a secret key', { key: 'sk_secret_12345678' }, {}, 'embed.secret-key', 0],
    ['a key of another form', { key: 'your key"' }, {}, 'embed.unknown-key', 0],
    ['a key of nobody', { key }, { 'POST embed/session': refusing('embed.unknown-key', 401) }, 'embed.unknown-key', 1],
    ['another origin', { key }, { 'POST embed/session': refusing('embed.origin', 403) }, 'embed.origin', 1],
    ['a page for a token', { getToken: async () => '<!doctype html>' }, {}, 'embed.get-token', 0],
    ['unread JSON for a token', { getToken: async () => '{"token":"abc"}' }, {}, 'embed.get-token', 0],
  ])('asks nobody to sign in where the page has %s, and says what is wrong', async (_, options, answers, code, calls) => {
    serve(answers)
    const { session, onLost, onMistake } = begin(options)
    await session.ready
    expect([session.state.value, session.mistake.value, asked.length]).toEqual(['missing', code, calls])
    expect(onMistake.mock.calls.map(([said]) => said)).toEqual([code])
    expect(onLost).not.toHaveBeenCalled()
  })

  it('finds nothing wrong with a page whose own sign-in has ended', async () => {
    serve({ 'GET embed/session': refusing('session.expired', 401) })
    const { session, onLost, onMistake } = begin({ token: 'old', isSignIn: true })
    await session.ready
    expect([session.state.value, session.mistake.value]).toEqual(['missing', null])
    expect(onMistake).not.toHaveBeenCalled()
    expect(onLost).toHaveBeenCalledOnce()
  })

  it('says that a token was refused at the start, and goes on with the next one', async () => {
    let isGood = false
    serve({
      'GET embed/session': () => (isGood ? Response.json(learner('x')) : refusing('session.expired', 401)()),
    })
    const { session, onMistake } = begin({ token: 'old' })
    await session.ready
    expect(session.mistake.value).toBe('embed.token')
    isGood = true
    await session.identify({ token: 'fresh' })
    expect([session.state.value, session.mistake.value]).toEqual(['learner', null])
    expect(onMistake).toHaveBeenCalledOnce()
  })

  it('says that getToken failed, and asks it again', async () => {
    serve({})
    let isUp = false
    const cause = new SyntaxError('Unexpected token <')
    const { session, onMistake } = begin({
      getToken: async () => {
        if (!isUp) throw cause
        return learner('t1')
      },
    })
    await vi.waitFor(() => expect(session.mistake.value).toBe('embed.get-token'))
    expect(onMistake).toHaveBeenCalledWith('embed.get-token', cause)
    isUp = true
    backOnline()
    await session.ready
    expect([session.state.value, session.mistake.value]).toEqual(['learner', null])
  })

  it('takes signing out for no mistake', async () => {
    serve({})
    const { session, onMistake } = begin({ getToken: async () => learner('t1') })
    await session.ready
    await session.logout()
    expect([session.state.value, session.mistake.value]).toEqual(['missing', null])
    expect(onMistake).not.toHaveBeenCalled()
  })
})
