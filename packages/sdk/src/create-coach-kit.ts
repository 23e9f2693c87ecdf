import type { CoachError } from './element/coach-error.ts'
import type { WidgetElement } from './element/widget-class.ts'
import type { CoachKit, KitOptions, LoadedKit } from './kit/options.ts'
import { place } from './kit/place.ts'
import { uniqueId } from './unique-id.ts'

export interface CreateOptions extends KitOptions {
  /** The nonce of a page with a strict content security policy. */
  nonce?: string
  /** Where `/embed/` stands, if not at the API. */
  embed?: string
  /** Gives the core from the page's own bundle instead of the server's files. */
  from?: () => Promise<{ begin(options: KitOptions): LoadedKit | Promise<LoadedKit> }>
}

/**
 * CoachKit for a page with a bundler. It is small: the widgets and what they share come from the server, checked by
 * their integrity, when the first verb needs them.
 */
export function createCoachKit(options: CreateOptions = {}): CoachKit {
  const settings = { ...options }
  let loading: Promise<LoadedKit> | null = null
  let isDestroyed = false

  const kit = () => {
    loading ??= (async () => {
      const api = (settings.api ?? location.origin).replace(/\/+$/, '')
      const embed = settings.embed ?? `${api}/embed/`
      const core = await (settings.from?.() ??
        import(/* @vite-ignore */ /* webpackIgnore: true */ `${embed}v1/coachkit.js`))
      return core.begin({ ...settings, api })
    })()
    loading.catch(() => {
      loading = null
    })
    return loading
  }

  return {
    mount(tag, target, attributes) {
      const element = place(tag, target, attributes)
      kit()
        .then((loaded) => isDestroyed || loaded.adopt(element as WidgetElement))
        .catch((cause: unknown) => {
          const detail: CoachError = { code: 'file.refused', id: uniqueId(), tag, detail: `${cause}`, cause }
          element.dispatchEvent(new CustomEvent('coach-error', { detail, bubbles: true, composed: true }))
        })
      return element
    },
    load: async (tag) => (await kit()).load(tag),
    open: async () => (await kit()).open(),
    close: async () => (await loading)?.close(),
    send: async (text) => (await kit()).send(text),
    async identify(identity) {
      // Known before the first session begins, it needs no second one.
      if (loading) await (await loading).identify(identity)
      else Object.assign(settings, { token: null, getToken: null }, identity)
    },
    async logout() {
      // What a browser kept of somebody is cleared too where no widget was needed yet.
      if (!loading) Object.assign(settings, { token: null, getToken: null })
      await (await kit()).logout()
    },
    async dress(brand) {
      if (loading) await (await loading).dress(brand)
      else settings.brand = brand
    },
    on(name, listener) {
      document.addEventListener(name, listener as EventListener)
      return () => document.removeEventListener(name, listener as EventListener)
    },
    async destroy() {
      isDestroyed = true
      await (await loading)?.destroy()
    },
  }
}
