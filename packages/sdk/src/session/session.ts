import type { EmbedSession } from '@coachkit/contract'
import { batch, signal } from '@preact/signals'
import { isPassing, ownProblem, readProblem } from '../client/problems.ts'
import { backOff, pause } from '../client/retry.ts'
import type { Tokens } from '../client/send.ts'
import type { MistakeCode } from '../mistakes/codes.ts'
import { toJson } from '../to-json.ts'
import type { CallProblem, SessionView } from '../widget-types.ts'
import { visitorName } from './first-visit.ts'
import { type GetToken, type Grant, isOver, renewAt, type TokenReply, type TokenWish, toGrant } from './grant.ts'
import { keyMistake } from './site-key.ts'
import type { Store } from './store.ts'

export interface Identity {
  /** A ready token, for a page that is made new before it ends. */
  token?: string | null
  getToken?: GetToken | null
  /** The token is of the page's own sign-in: when that has ended, nothing is wrong with the page. */
  isSignIn?: boolean
}

export interface SessionOptions extends Identity {
  api: string
  /** A site's public key: without a learner's token the viewer is a visitor of that site. */
  key?: string | null
  /** Where a visitor's token is kept. */
  store: Store
  /** The answer to a first visitor, where it was asked for before this file came. */
  visit?: Promise<Response | undefined>
  /** Tells the page that somebody has to sign in again. */
  onLost(problem: CallProblem | null): void
  /** Tells whoever made the page what is wrong with it. */
  onMistake?(code: MistakeCode, cause?: unknown): void
}

/** Refusals that no visitor can do anything about. The server reads nothing but the key where it finds one invalid. */
const mistakes: { readonly [code: string]: MistakeCode } = {
  'embed.secret-key': 'embed.secret-key',
  'embed.unknown-key': 'embed.unknown-key',
  'request.invalid': 'embed.unknown-key',
  'request.unreadable': 'embed.unknown-key',
  'embed.origin': 'embed.origin',
  'embed.get-token': 'embed.get-token',
}

/** A shade before the client's own second try; doubling to 30 s. */
const firstPause = 900
const longestTimer = 2 ** 31 - 1
/** So long the person who was here stays on the screen while it is open whether somebody else comes: 2 s. */
const patience = 2000

export interface Session extends SessionView, Tokens {
  start(): void
  identify(identity: Identity): Promise<void>
  logout(): Promise<void>
  destroy(): void
}

/** Who the viewer is. Bearer tokens alone; it works where every kind of storage is refused. */
export function createSession(options: SessionOptions): Session {
  const { api, key, store } = options
  const state = signal<'starting' | 'visitor' | 'learner' | 'missing'>('starting')
  const partition = signal<string | null>(null)
  const away = signal(false)
  const mistake = signal<MistakeCode | null>(null)
  const kept = visitorName(api, key)

  let identity: Identity = options
  let early = options.visit
  let grant: Grant | null = null
  let pending: Promise<Grant | null> | null = null
  let era = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  /** What the server refused last; thrown as it is, so that no error of the page's own is taken for it. */
  let refusal = {} as CallProblem
  let failures = 0
  let resting = false
  let told = false
  let settle = () => {}
  let ready: Promise<void>
  const wait = () => {
    ready = new Promise((resolve) => {
      settle = resolve
    })
  }
  wait()

  async function ask(path: string, init: RequestInit = {}, token?: string): Promise<EmbedSession> {
    const headers: Record<string, string> = {}
    if (token) headers.authorization = `Bearer ${token}`
    if (init.body) headers['content-type'] = 'application/json'
    return read(
      await fetch(`${api}/api/v1/embed/${path}`, {
        ...init,
        headers,
        signal: era.signal,
        credentials: 'omit',
        cache: 'no-store',
      }),
    )
  }

  async function read(response: Response) {
    if (!response.ok) {
      const problem = await readProblem(response)
      // A server that is busy has decided nothing: that is no line, as far as anybody waits for it.
      if (isPassing(problem)) throw new TypeError()
      refusal = problem
      throw refusal
    }
    return (await response.json()) as EmbedSession
  }

  /** Where the page did not say whose the token is, the server does. */
  async function describe(reply: Exclude<TokenReply, null>) {
    const known = toGrant(reply)
    return known.partition ? known : toGrant({ ...(await ask('session', {}, known.token)), token: known.token })
  }

  /** A visitor stays the same one for as long as the browser keeps the token and the server honours it. */
  async function visit(reason: TokenWish['reason']) {
    let old: Grant | null = null
    try {
      old = JSON.parse(store.get(kept) ?? 'null')
    } catch {
      // Not ours: the visitor is a new one.
    }
    if (old && reason === 'start' && renewAt(old) > Date.now()) return old
    if (old && reason !== 'expired' && !isOver(old)) {
      try {
        return toGrant(await ask('refresh', { method: 'POST' }, old.token))
      } catch (error) {
        if (error !== refusal) throw error
      }
    }
    // Whoever is new was greeted without it: their first screen is drawn before anything is asked.
    const asked = await (early ?? pause(0))
    early = undefined
    return toGrant(asked ? await read(asked) : await ask('session', { method: 'POST', body: toJson({ key }) }))
  }

  const wrong = (code: MistakeCode, cause?: unknown) => {
    mistake.value = code
    options.onMistake?.(code, cause)
  }

  /** Refuses by itself what no server need be asked about. */
  function refuse(code: string): never {
    refusal = ownProblem(code, '')
    throw refusal
  }

  async function askPage(getToken: GetToken, reason: TokenWish['reason']) {
    try {
      const reply = await getToken({ reason, signal: era.signal })
      const token = typeof reply === 'object' && reply ? reply.token : reply
      // The form that every token has: a page of HTML, or JSON that nobody read, is none.
      if (token && !/^[\w-]+$/.test(token)) refuse('embed.get-token')
      if (reply === undefined) wrong('embed.get-token')
      return reply
    } catch (error) {
      // A line that is broken is no mistake; whatever else the page throws is. It is asked again in any case.
      if (error !== refusal && !(error instanceof TypeError) && !era.signal.aborted) {
        // Whoever is here already goes on until their token ends.
        if (grant) options.onMistake?.('embed.get-token', error)
        else wrong('embed.get-token', error)
      }
      throw error
    }
  }

  async function obtain(reason: TokenWish['reason']): Promise<Grant | null> {
    if (identity.getToken) {
      const reply = await askPage(identity.getToken, reason)
      if (reply) return describe(reply)
    } else if (identity.token) return reason === 'start' ? describe(identity.token) : null
    if (!key) return null
    const form = keyMistake(key)
    if (form) refuse(form)
    const visitor = await visit(reason)
    store.set(kept, toJson(visitor))
    return visitor
  }

  function take(next: Grant) {
    grant = next
    failures = 0
    resting = told = false
    batch(() => {
      away.value = false
      mistake.value = null
      partition.value = next.partition
      state.value = next.learner_id ? 'learner' : 'visitor'
    })
    settle()
    clearTimeout(timer)
    const time = Math.max(renewAt(next) - Date.now(), 500)
    // A page in the background asks when it is looked at again.
    timer = setTimeout(() => document.hidden || void acquire('expiring'), Math.min(time, longestTimer))
  }

  /** Single flight: whoever needs a token while one is on its way waits for that one. */
  function acquire(reason: TokenWish['reason']) {
    if (pending) return pending
    const mine = era
    pending = (async () => {
      try {
        const next = await obtain(reason)
        if (mine.signal.aborted) return grant
        if (next) take(next)
        else if (reason !== 'expiring') {
          // Widgets begin again without the person: what they ask for is no reason to ask the page once more.
          rest()
          // A page that has named nobody yet may have meant to; one on which somebody has signed out did not forget it.
          if (identity === options && !key && !options.token && !options.getToken) wrong('embed.no-key')
          lose(null, Boolean(identity.token || identity.getToken))
        }
        return next
      } catch (error) {
        if (mine.signal.aborted) return grant
        rest()
        // A source that stumbles before the end gets another chance when the end has come, and later ones after it: it
        // refused nobody, so nobody has to sign in.
        if (reason === 'expiring') return null
        if (error === refusal) {
          const own = mistakes[refusal.code]
          if (own) wrong(own)
          else if (reason === 'start' && (identity.token || identity.getToken) && !identity.isSignIn)
            wrong('embed.token')
          // A page may have another token; a wrong key or origin is mended by nobody who signs in.
          lose(refusal, !own)
        } else if (grant) throw error
        // No line is not nobody: it stays open who is there, and of the one before nothing is shown meanwhile.
        else if (state.peek() === 'starting') {
          partition.value = null
          // One stumble is mended before anybody has read of it.
          away.value = failures > 1
        }
        return null
      } finally {
        if (mine === era) pending = null
      }
    })()
    return pending
  }

  /** Calls in this time do not ask again; whoever is still to be found is looked for after it. */
  function rest() {
    const { signal } = era
    resting = true
    void pause(backOff(++failures, firstPause), signal).then(() => {
      if (signal.aborted) return
      resting = false
      if (state.peek() === 'starting') void acquire('start')
    })
  }

  /** Nobody is here any more. Answers that were given stay in the outbox of whoever gave them. */
  function lose(problem: CallProblem | null, tell: boolean) {
    grant = null
    batch(() => {
      away.value = false
      partition.value = null
      state.value = 'missing'
    })
    settle()
    if (tell && !told) options.onLost(problem)
    told ||= tell
  }

  /** @param isOut the one who was here has signed out, whoever comes next */
  async function become(next: Identity, isOut = false) {
    era.abort()
    era = new AbortController()
    const { signal } = era
    clearTimeout(timer)
    pending = null
    grant = null
    resting = told = false
    failures = 0
    identity = next
    early = undefined
    mistake.value = null
    if (state.peek() !== 'starting') wait()
    batch(() => {
      state.value = 'starting'
      if (isOut) partition.value = null
    })
    void pause(patience, signal).then(() => {
      if (!signal.aborted && state.peek() === 'starting') partition.value = null
    })
    await acquire('start')
  }

  const wake = () => {
    if (!document.hidden && grant && renewAt(grant) <= Date.now()) void acquire('expiring')
  }
  document.addEventListener('visibilitychange', wake)

  return {
    state,
    partition,
    get isNew() {
      return state.peek() === 'starting' && Boolean(key) && !identity.token && !identity.getToken && !store.get(kept)
    },
    get ready() {
      return ready
    },
    start: () => void acquire('start'),
    away,
    mistake,
    again() {
      away.value = false
      void acquire('start')
    },
    async token() {
      if (!grant) {
        while (pending) await pending
        if (state.peek() === 'starting') throw new TypeError()
        if (!grant && !resting && (identity.getToken || key)) await acquire('start')
      } else if (isOver(grant)) {
        if (pending || !resting) await acquire('expired')
        if (isOver(grant)) throw new TypeError()
      } else if (renewAt(grant) <= Date.now()) void acquire('expiring')
      return grant?.token ?? null
    },
    async renew(stale) {
      if (grant && grant.token !== stale) return grant.token
      if (!grant && !pending) return null
      return (await acquire('expired'))?.token ?? null
    },
    lost() {
      // A late 401 is about the one before, where the next one still waits for the line.
      if (state.peek() === 'starting') return
      if (grant) rest()
      lose(null, true)
    },
    whose: () => partition.peek(),
    identify: (next) => become(next),
    async logout() {
      store.set(kept, null)
      await become({}, true)
    },
    destroy() {
      era.abort()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
    },
  }
}
