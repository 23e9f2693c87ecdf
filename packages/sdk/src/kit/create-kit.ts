import type { BrandConfig } from '@coachkit/contract'
import { effect, signal, untracked } from '@preact/signals'
import { createClient } from '../client/client.ts'
import type { CoachError } from '../element/coach-error.ts'
import type { WidgetElement } from '../element/widget-class.ts'
import { tell } from '../mistakes/tell.ts'
import { createLazyOutbox } from '../outbox/lazy-outbox.ts'
import { createPersonWatch, isVisitors } from '../session/person-watch.ts'
import { createSession, type Identity, type SessionOptions } from '../session/session.ts'
import { createStore } from '../session/store.ts'
import { uniqueId } from '../unique-id.ts'
import type { CallProblem } from '../widget-types.ts'
import { spokenLanguages } from '../words/languages.ts'
import { createBrands } from './brands.ts'
import { createKeeps, forgetPersonal } from './keeps.ts'
import { type Kit, pageKit } from './kit.ts'
import type { KitOptions, LoadedKit } from './options.ts'
import { place } from './place.ts'

export interface CoreOptions extends KitOptions, Pick<SessionOptions, 'visit'> {
  /** Registers a tag; from the loader it fetches the widget's files and checks each. */
  load(tag: string): Promise<void>
  /** The name of its widgets' keeps, where it isn't the key's. */
  keepsOf?: string
}

interface ChatElement extends HTMLElement {
  open?(): void
  close?(): void
  send?(text: string): void
}

/** Everything that widgets of one server and one viewer share, and the page's verbs. */
export function createKit(options: CoreOptions): LoadedKit {
  const api = (options.api ?? location.origin).replace(/\/+$/, '')
  const device = createStore('localStorage')
  const visitors = options.keep === 'device' ? device : createStore('sessionStorage')
  let identity: Identity = options
  const say = (name: string, detail: unknown) => document.dispatchEvent(new CustomEvent(name, { detail }))
  const session = createSession({
    ...options,
    api,
    store: visitors,
    onLost: (problem: CallProblem | null) =>
      say('coach-auth-required', { reason: problem?.code ?? 'session.required' }),
    onMistake: (code, cause) => tell(code, { key: options.key ?? '', api, origin: location.origin }, { cause }),
  })
  const { prepare, ...client } = createClient(api, options.product ?? 'coachkit', session)
  const outbox = createLazyOutbox(client.call, session)
  const others = new Map<string, LoadedKit & { kit: Kit }>()
  const brands = createBrands(api, options.brand)
  const keeps = createKeeps(options.keepsOf ?? options.key ?? api, device, visitors, () => session.partition.peek())

  const kit: Kit = {
    api,
    ...client,
    outbox,
    session,
    focus: signal({}),
    keep: keeps,
    lang: options.lang ?? null,
    languages: spokenLanguages,
    tell,
    theme: options.theme ?? 'auto',
    brand: brands.find,
    at(other) {
      const address = other.replace(/\/+$/, '')
      if (address === api) return kit
      let found = others.get(address)
      if (!found) {
        const own = { token: null, getToken: null, ...identity, api: address, visit: undefined }
        found = createKit({ ...options, ...own, keepsOf: `${address}:${options.key}` }) as LoadedKit & { kit: Kit }
        others.set(address, found)
      }
      return found.kit
    },
  }
  // Before any element's own: each begins again with nothing of the one who went.
  const gone = createPersonWatch(session)
  const unwatch = effect(() => {
    const change = gone()
    if (change) untracked(() => forget(change.left))
  })
  function forget(left: string | null) {
    client.invalidate('')
    kit.focus.value = {}
    keeps.keepOnly(session.partition.peek())
    // What a visitor chose before they signed in goes along with them.
    if (!isVisitors(left)) forgetPersonal()
  }
  pageKit.value ??= kit
  session.start()
  // After what the first screen asks for: a browser fetches in the order in which it is told.
  session.ready.then(() =>
    setTimeout(() => {
      prepare()
      // Of somebody else, who was here before the page was loaded.
      const now = session.partition.peek()
      if (!isVisitors(now)) keeps.keepOnly(now)
    }),
  )

  const mounted = new Set<Element>()
  const listeners = new AbortController()
  let panel: ChatElement | null = null

  const mount: LoadedKit['mount'] = (tag, target, attributes) => place(tag, target, attributes, adopt)

  function adopt(element: HTMLElement) {
    const tag = element.localName
    ;(element as WidgetElement).kit = kit
    mounted.add(element)
    options.load(tag).catch((cause: unknown) => {
      const problem: CoachError = {
        code: 'widget.not-loaded',
        id: uniqueId(),
        tag,
        detail: `The files of <${tag}> could not be loaded.`,
        cause,
      }
      element.dispatchEvent(new CustomEvent('coach-error', { detail: problem, bubbles: true, composed: true }))
    })
  }

  async function coach() {
    await options.load('coach-chat')
    if (!panel?.isConnected) {
      // A chat with a panel that the page itself has is the coach that is meant.
      panel = document.querySelector<ChatElement>('coach-chat:not([mode=inline],[mode=page])')
      panel ??= mount('coach-chat', document.body, { mode: 'panel', position: options.position }) as ChatElement
    }
    return panel
  }

  const page = {
    kit,
    session,
    mount,
    adopt,
    load: options.load,
    open: async () => void (await coach()).open?.(),
    close: async () => void panel?.close?.(),
    async send(text: string) {
      const element = await coach()
      element.open?.()
      element.send?.(text)
    },
    dress: async (brand: Partial<BrandConfig>) => brands.dress(brand),
    async identify(next: Identity) {
      identity = { token: null, getToken: null, ...next }
      await Promise.all([session.identify(next), ...[...others.values()].map((other) => other.identify(next))])
    },
    async logout() {
      identity = { token: null, getToken: null }
      forgetPersonal()
      await Promise.all([session.logout(), ...[...others.values()].map((other) => other.logout())])
      keeps.keepOnly(session.partition.peek())
    },
    on(name: string, listener: (event: CustomEvent) => unknown) {
      document.addEventListener(name, listener as EventListener, { signal: listeners.signal })
      return () => document.removeEventListener(name, listener as EventListener)
    },
    async destroy() {
      for (const element of mounted) element.remove()
      for (const other of others.values()) await other.destroy()
      listeners.abort()
      unwatch()
      outbox.destroy()
      session.destroy()
      if (pageKit.peek() === kit) pageKit.value = null
    },
  }
  return page as LoadedKit
}
