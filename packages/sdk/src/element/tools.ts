import { computed, effect } from '@preact/signals'
import type { Kit } from '../kit/kit.ts'
import type { Outbox, Text, WidgetTools, Words } from '../widget-types.ts'
import { localeIn } from '../words/languages.ts'
import { guard } from './guard.ts'

/** The kit's verbs as one widget gets them: whatever it begins ends when its element leaves the page. */
export function createTools(
  kit: Kit,
  host: HTMLElement,
  left: AbortSignal,
  emit: (name: string, detail: unknown) => boolean,
  report: (error: unknown) => void,
  trouble: WidgetTools['trouble'],
  text: Text<Words>,
  lang: () => string | null,
): WidgetTools {
  /** What page or element ask for; where they don't, the visitor's own browser is no mistake of theirs. */
  function localeOf(asked: string | null) {
    const spoken = localeIn(kit.languages, asked || host.ownerDocument.defaultView?.navigator.language)
    if (asked && !spoken) {
      kit.tell('embed.unknown-language', { language: asked, languages: kit.languages.join(', ') })
    }
    return spoken ?? 'en'
  }

  const ending = (input: unknown) => {
    const own = (input as { signal?: AbortSignal } | undefined)?.signal
    return { ...(input as object), signal: own ? AbortSignal.any([own, left]) : left } as never
  }
  // What a widget writes down is its own person's, also what it writes because they have gone.
  let owner: string | null | undefined
  const known = effect(() => {
    if (owner === undefined && kit.session.state.value !== 'starting') owner = kit.session.partition.peek()
  })
  left.addEventListener('abort', known)

  return {
    call: (key, ...input) => kit.call(key, ...([ending(input[0])] as never)),
    stream: (key, ...input) => kit.stream(key, ...([ending(input[0])] as never)),
    // Its signals and `ready` are read through it: they are others when somebody else comes.
    outbox: Object.assign(Object.create(kit.outbox), {
      put: ((key, input, options) => kit.outbox.put(key, input, { as: owner, ...options })) as Outbox['put'],
    }),
    session: kit.session,
    focus: kit.focus,
    keep: {
      get: (name) => kit.keep.get(name, owner),
      set: (name, value) => kit.keep.set(name, value, owner),
    },
    invalidate: (prefix) => kit.invalidate(prefix),
    emit,
    trouble,
    tell: kit.tell,
    text,
    locale: computed(() => localeOf(lang() ?? kit.lang)),
    signal: left,
    host,
    later(milliseconds, work) {
      if (left.aborted) return () => undefined
      const stop = () => {
        clearTimeout(timer)
        left.removeEventListener('abort', stop)
      }
      const timer = setTimeout(() => {
        stop()
        guard(report, work)
      }, milliseconds)
      left.addEventListener('abort', stop)
      return stop
    },
  }
}
