import type { EmbedSession } from '@coachkit/contract'
import { signal } from '@preact/signals'
import { readProblem } from '../client/problems.ts'
import type { Tokens } from '../client/send.ts'
import { toJson } from '../to-json.ts'
import type { CallProblem, SessionView } from '../widget-types.ts'
import { type GetToken, type Grant, isOver, renewAt, type TokenReply, type TokenWish, toGrant } from './grant.ts'
import type { Store } from './store.ts'

export interface Identity {
  /** A ready token, for a page that is made new before it ends. */
  token?: string | null
  getToken?: GetToken | null
}

export interface SessionOptions extends Identity {
  api: string
  /** A site's public key: without a learner's token the viewer is a visitor of that site. */
  key?: string | null
  store: Store
  /** Tells the page that somebody has to sign in again. */
  onLost(problem: CallProblem | null): void
}

/** After a token source failed, calls in this time don't ask it again; less where only the network failed. */
const askAgainAfter = 5_000
const connectAgainAfter = 900
const longestTimer = 2 ** 31 - 1

class Refused extends Error {
  readonly problem: CallProblem
  constructor(problem: CallProblem) {
    super(problem.code)
    this.problem = problem
  }
}

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
  const kept = key ? `session:${api}:${key}` : null

  let identity: Identity = { token: options.token ?? undefined, getToken: options.getToken ?? undefined }
  let grant: Grant | null = null
  let pending: Promise<Grant | null> | null = null
  let era = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let askAgainAt = 0
  let told = false
  let settle = () => {}
  const ready = new Promise<void>((resolve) => {
    settle = resolve
  })

  async function ask(path: string, init: RequestInit = {}, token?: string): Promise<EmbedSession> {
    const headers: Record<string, string> = { accept: 'application/json' }
    if (token) headers.authorization = `Bearer ${token}`
    if (init.body) headers['content-type'] = 'application/json'
    const response = await fetch(`${api}/api/v1/embed/${path}`, {
      ...init,
      headers,
      signal: era.signal,
      credentials: 'omit',
      cache: 'no-store',
    })
    if (!response.ok) throw new Refused(await readProblem(response))
    return (await response.json()) as EmbedSession
  }

  /** Where the page did not say whose the token is, the server does. */
  async function describe(reply: Exclude<TokenReply, null>) {
    const known = toGrant(reply)
    return known.partition ? known : toGrant({ ...(await ask('session', {}, known.token)), token: known.token })
  }

  function readKept() {
    try {
      return kept ? (JSON.parse(store.get(kept) ?? 'null') as Grant | null) : null
    } catch {
      return null
    }
  }

  /** A visitor stays the same one for as long as the browser keeps the token and the server honours it. */
  async function visit(siteKey: string, reason: TokenWish['reason']) {
    const old = readKept()
    if (old && reason === 'start' && renewAt(old) > Date.now()) return old
    if (old && (old.expires_at ?? 0) > Date.now() && reason !== 'expired') {
      try {
        return toGrant(await ask('refresh', { method: 'POST' }, old.token))
      } catch (error) {
        if (!(error instanceof Refused)) throw error
      }
    }
    return toGrant(await ask('session', { method: 'POST', body: toJson({ key: siteKey }) }))
  }

  async function obtain(reason: TokenWish['reason']): Promise<Grant | null> {
    if (identity.getToken) {
      const reply = await identity.getToken({ reason, signal: era.signal })
      if (reply) return describe(reply)
    } else if (identity.token && reason === 'start') return describe(identity.token)
    else if (identity.token) return null
    if (!key) return null
    const visitor = await visit(key, reason)
    if (kept) store.set(kept, toJson(visitor))
    return visitor
  }

  function take(next: Grant) {
    grant = next
    told = false
    partition.value = next.partition
    state.value = next.learner_id ? 'learner' : 'visitor'
    settle()
    clearTimeout(timer)
    const wait = renewAt(next) - Date.now()
    // A page in the background asks when it is looked at again.
    if (wait < longestTimer) timer = setTimeout(() => document.hidden || void acquire('expiring'), Math.max(wait, 500))
  }

  /** Single flight: whoever needs a token while one is on its way waits for that one. */
  function acquire(reason: TokenWish['reason']) {
    if (pending) return pending
    const mine = era
    const flight = (async () => {
      try {
        const next = await obtain(reason)
        if (mine.signal.aborted) return grant
        if (next) take(next)
        else if (reason !== 'expiring') lose(null, identity.token !== undefined || identity.getToken !== undefined)
        return next
      } catch (error) {
        if (mine.signal.aborted) return grant
        const isNetwork = error instanceof TypeError && !identity.getToken
        askAgainAt = Date.now() + (isNetwork ? connectAgainAfter : askAgainAfter)
        // A source that stumbles before the end gets another chance when the end has come, and later ones after it: it
        // refused nobody, so nobody has to sign in.
        const refusal = error instanceof Refused ? error.problem : null
        if (reason === 'expiring') return null
        if (grant && !refusal) throw error
        // Nor is it told that nobody is signed in: a page that is just being left would sign its person out.
        lose(refusal, refusal !== null)
        return null
      } finally {
        if (mine === era) pending = null
      }
    })()
    pending = flight
    return flight
  }

  /** The partition stays: an answer that was given stays with whoever gave it. */
  function lose(problem: CallProblem | null, tell: boolean) {
    grant = null
    state.value = 'missing'
    settle()
    if (tell && !told) options.onLost(problem)
    told ||= tell
  }

  async function become(next: Identity) {
    era.abort()
    era = new AbortController()
    clearTimeout(timer)
    pending = null
    grant = null
    askAgainAt = 0
    told = false
    identity = next
    state.value = 'starting'
    await acquire('start')
    if (state.peek() === 'missing') partition.value = null
  }

  const wake = () => {
    if (!document.hidden && grant && renewAt(grant) <= Date.now()) void acquire('expiring')
  }
  document.addEventListener('visibilitychange', wake)

  return {
    state,
    partition,
    ready,
    start: () => void acquire('start'),
    async token() {
      if (!grant) {
        if (pending) await pending
        else if (Date.now() > askAgainAt && state.peek() === 'missing' && (identity.getToken || key)) {
          await acquire('start')
        }
      } else if (isOver(grant)) {
        if (pending || Date.now() > askAgainAt) await acquire('expired')
        if (isOver(grant)) throw new TypeError()
      } else if (renewAt(grant) <= Date.now()) void acquire('expiring')
      return grant?.token ?? null
    },
    async renew(stale) {
      if (grant && grant.token !== stale) return grant.token
      if (!grant && !pending) return null
      return (await acquire('expired'))?.token ?? null
    },
    lost: () => lose(null, true),
    whose: () => partition.peek(),
    identify: become,
    async logout() {
      if (kept) store.set(kept, null)
      partition.value = null
      await become({})
    },
    destroy() {
      era.abort()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
    },
  }
}
