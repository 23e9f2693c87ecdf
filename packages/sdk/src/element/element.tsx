/** @jsxImportSource preact */
import { effect, type Signal, signal, untracked } from '@preact/signals'
import { render } from 'preact'
import { tokenSheet } from '../brand/tokens.ts'
import { type Kit, pageKit } from '../kit/kit.ts'
import { createPersonWatch, isVisitors } from '../session/person-watch.ts'
import { uniqueId } from '../unique-id.ts'
import type { WidgetTools } from '../widget-types.ts'
import { createWords, directionOf } from '../words/words.ts'
import { asChoice, asText } from './attribute-types.ts'
import { baseTranslations, baseWords } from './base-words.ts'
import { Boundary } from './boundary.tsx'
import type { CoachError } from './coach-error.ts'
import { createCopies, sleep } from './copies.ts'
import { guard, guardRoot } from './guard.ts'
import { keepKeysInside } from './keys.ts'
import { wearSheets } from './sheets.ts'
import { createTools } from './tools.ts'
import { followViewport } from './viewport.ts'
import type { AnyDefinition } from './widget-class.ts'

/** What every widget understands besides its own. `lang` is the platform's own property. */
const commonAttributes = {
  /** The address of another server than the page's kit has. */
  api: asText(),
  /** The brand's name; the page's own otherwise. */
  brand: asText(),
  /** The language of its words; the page's own otherwise. */
  lang: asText(),
  /** `auto` follows what the visitor's system says. */
  theme: asChoice('', 'auto', 'light', 'dark'),
}

const camelCased = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
/** How long a first paint waits for the brand's colours: a flash of another brand is worse than a short wait. */
const brandPatience = 800

export function defineElement(definition: AnyDefinition): CustomElementConstructor {
  const types = { ...commonAttributes, ...definition.attributes }
  const names = Object.keys(types)
  const copies = createCopies()

  class Widget extends HTMLElement {
    static readonly definition = definition
    static readonly observedAttributes = names

    readonly #root = this.attachShadow({ mode: 'open' })
    readonly #inside = document.createElement('div')
    readonly #attributes = new Map<string, Signal<unknown>>(
      names.map((name) => [name, signal(types[name].parse(null))]),
    )
    readonly #kit = signal<Kit | null>(null)
    #state: unknown
    /** Set while it shows a copy of what another drew. */
    #wake: (() => void) | null = null
    /** Nothing was drawn in it yet: it can take a copy. */
    #isFresh = true
    #stop: AbortController | null = null
    #leaving: ReturnType<typeof setTimeout> | undefined

    constructor() {
      super()
      this.#inside.className = 'coach-root'
      this.#root.append(this.#inside)
      keepKeysInside(this.#inside)
      guardRoot(this.#root, this.#report)
    }

    get kit() {
      return this.#kit.peek()
    }
    set kit(kit: Kit | null) {
      this.#kit.value = kit
    }

    connectedCallback() {
      clearTimeout(this.#leaving)
      for (const name of ['kit', ...names.map(camelCased)]) this.#upgrade(name)
      if (!this.#stop) this.#start()
    }

    /** A move is a removal and an insertion: only an element that stays away for a turn has left the page. */
    disconnectedCallback() {
      clearTimeout(this.#leaving)
      this.#leaving = setTimeout(() => this.isConnected || this.#end())
    }

    /** With it `moveBefore` keeps the element as it is. */
    connectedMoveCallback() {}

    adoptedCallback() {
      if (this.#stop) guard(this.#report, () => this.#restart())
    }

    attributeChangedCallback(name: string, _: string | null, text: string | null) {
      const attribute = this.#attributes.get(name)
      if (attribute) attribute.value = types[name].parse(text)
    }

    /** Calls a public method on the state, if the widget runs. */
    perform(name: string, args: unknown[]) {
      const method = definition.methods?.[name]
      this.#wake?.()
      if (!this.#stop || !method || this.#state === undefined) return undefined
      return guard(this.#report, () => method(this.#state, ...args))
    }

    readAttribute = (name: string) => this.#attributes.get(name)?.peek()

    /** A property written before the class was defined hides the accessor; it is written again, through it. */
    #upgrade(name: string) {
      if (!Object.hasOwn(this, name)) return
      const own = this as unknown as Record<string, unknown>
      const value = own[name]
      delete own[name]
      own[name] = value
    }

    #emit = (name: string, detail: unknown) =>
      this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }))

    #trouble: WidgetTools['trouble'] = ({ code, detail, data, cause, request_id }) => {
      const error: CoachError = { code, id: uniqueId(), tag: definition.tag, detail, data, cause, request_id }
      this.#emit('coach-error', error)
    }

    #report = (cause: unknown) =>
      this.#trouble({ code: 'widget.failed', detail: `<${definition.tag}> failed: ${cause}`, cause })

    #start() {
      const stop = new AbortController()
      this.#stop = stop
      followViewport(this.#inside, stop.signal)
      let mounted = new AbortController()
      let shown: Kit | null = null
      let hasGone: ReturnType<typeof createPersonWatch>
      const end = effect(() => {
        const api = this.#attributes.get('api')?.value as string | null
        const page = this.#kit.value ?? pageKit.value
        if (!page) return
        const kit = api && api !== page.api ? untracked(() => page.at(api)) : page
        const isOther = kit !== shown
        if (isOther) hasGone = createPersonWatch(kit.session)
        // Another server, or another person at this one: the widget begins again, with nothing of the one who went. What
        // it reads meanwhile is not our wish.
        const change = hasGone()
        if (!isOther && (!change || (definition.signsIn && isVisitors(change.left)))) return
        shown = kit
        mounted.abort()
        mounted = new AbortController()
        const left = mounted.signal
        untracked(() => guard(this.#report, () => this.#begin(kit, left)))
      })
      stop.signal.addEventListener('abort', () => {
        end()
        mounted.abort()
      })
    }

    /** As a copy first, where an equal element drew in this turn. */
    #begin(kit: Kit, left: AbortSignal) {
      const look = JSON.stringify(names.map((name) => this.getAttribute(name)))
      const own = { kit, look, root: this.#root, inside: this.#inside }
      this.#wake = null
      if (this.#isFresh && copies.take(own)) {
        this.#wake = sleep(this.#root, left, () => {
          this.#wake = null
          guard(this.#report, () => untracked(() => this.#mount(kit, left)))
        })
      } else {
        this.#clear()
        if (this.#mount(kit, left)) copies.offer(own)
      }
    }

    /** False where it failed. */
    #mount(kit: Kit, left: AbortSignal): boolean {
      this.#isFresh = false
      const value = (name: string) => this.#attributes.get(name)?.value as string | null
      const own = createWords(definition.words, definition.translations)
      const base = createWords(baseWords, baseTranslations)
      const tools = createTools(kit, this, left, this.#emit, this.#report, this.#trouble, own.text, () => value('lang'))
      const lives = (end: () => void) => left.addEventListener('abort', end)

      lives(
        effect(() => {
          const locale = tools.locale.value
          this.#inside.lang = locale
          this.#inside.dir = directionOf(locale)
          guard(this.#report, () => Promise.all([own.speak(locale), base.speak(locale)]))
        }),
      )
      lives(
        effect(() => {
          this.#inside.dataset.theme = value('theme') || kit.theme
          const brand = kit.brand(value('brand')).value
          const { styles } = definition
          const sheets = 'value' in styles ? styles.value : styles
          wearSheets(this.#root, tokenSheet(brand ?? {}), sheets)
          this.#inside.toggleAttribute('data-waiting', brand === null)
        }),
      )
      tools.later(brandPatience, () => this.#inside.removeAttribute('data-waiting'))

      const retry = () => this.#restart()
      const boundary = { text: base.text, report: this.#report, retry }
      try {
        const attributes = Object.fromEntries(
          [...this.#attributes].map(([name, held]) => [name.replaceAll('-', '_'), held]),
        )
        this.#state = definition.create(tools, attributes)
        const View = definition.view
        // Over the nodes of a copy: they stay, and get what is new.
        render(
          <Boundary {...boundary}>
            <View state={this.#state} />
          </Boundary>,
          this.#inside,
        )
        this.#emit('coach-ready', { tag: definition.tag })
        return true
      } catch (cause) {
        this.#report(cause)
        render(<Boundary {...boundary} failed />, this.#inside)
        return false
      }
    }

    #restart() {
      this.#end()
      if (this.isConnected) this.#start()
    }

    #end() {
      this.#stop?.abort()
      this.#stop = null
      this.#wake = null
      this.#state = undefined
      guard(this.#report, () => this.#clear())
    }

    #clear() {
      this.#isFresh = false
      render(null, this.#inside)
      // Nodes of a copy that never began are nobody's.
      this.#inside.replaceChildren()
    }
  }

  for (const name of names) {
    const property = camelCased(name)
    // `lang` and its like exist on every element and reflect by themselves.
    if (property in HTMLElement.prototype) continue
    Object.defineProperty(Widget.prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: Widget) {
        return this.readAttribute(name)
      },
      set(this: Widget, value: unknown) {
        if (value === null || value === undefined || value === false) this.removeAttribute(name)
        else this.setAttribute(name, value === true ? '' : String(value))
      },
    })
  }
  for (const name of Object.keys(definition.methods ?? {})) {
    Object.defineProperty(Widget.prototype, name, {
      configurable: true,
      value(this: Widget, ...args: unknown[]) {
        return this.perform(name, args)
      },
    })
  }
  return Widget
}
