import type { LoadedKit } from '../kit/options.ts'
import { keyMistake } from '../session/site-key.ts'
import { type BootOptions, boot, UnknownFile } from './boot.ts'

type Command = [verb: string, ...args: never[]]

// A script that was put in by a module has no `currentScript`; its `src` is found then.
const script = (document.currentScript ??
  document.querySelector('script[src*="/embed/v1/loader"]')) as HTMLScriptElement
const { brandConfig, widget, api, load, key, token } = script.dataset
const { origin, href } = new URL('..', script.src)

const options: BootOptions = {
  ...script.dataset,
  api: (api ?? origin).replace(/\/+$/, ''),
  embed: href,
  nonce: script.nonce,
}
const fail = (cause: unknown, tag: string | null = null) =>
  // What is not there was said as the page's mistake.
  cause instanceof UnknownFile ||
  document.dispatchEvent(
    // Its name guards nothing: nobody need be unable to guess it.
    new CustomEvent('coach-error', {
      detail: { code: 'file.refused', id: `${Math.random()}`, tag, detail: `${cause}`, cause },
    }),
  )

const coach = boot(options, fail)
try {
  // `null` is another shape than a brand has, too.
  if (brandConfig) options.brand = JSON.parse(brandConfig) ?? []
} catch (cause) {
  coach.tell('embed.brand-config', {}, { cause })
}
/** Does `work` as `when` says: at once, when the browser has nothing to do, or when the element is seen. */
const soon = (when: string | null | undefined, element: Element, work: () => void) => {
  if (when === 'idle') setTimeout(() => (window.requestIdleCallback ?? setTimeout)(work))
  else if (when === 'visible') {
    new IntersectionObserver((entries, observer) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      work()
    }).observe(element)
  } else work()
}

const seen = new WeakSet()
const scan = () => {
  for (const element of document.querySelectorAll(':not(:defined)')) {
    const tag = element.localName
    if (!tag.startsWith('coach-') || seen.has(element)) continue
    seen.add(element)
    soon(element.getAttribute('load'), element, () => {
      // The list first: it has come and is read while the core, which is larger, is still on its way.
      Promise.all([coach.load(tag), coach.kit(tag)]).catch((cause) => fail(cause, tag))
    })
  }
}

let _waiting = 0
new MutationObserver(() => {
  _waiting ||= setTimeout(() => {
    _waiting = 0
    scan()
  }, 30)
}).observe(document, { childList: true, subtree: true })
scan()

let begun = false
const begin = () => {
  begun = true
  return coach.kit()
}
const obey = ([verb, ...args]: Command) => {
  // Whose page it is should be known before the first session begins.
  if (verb === 'identify' && !begun) Object.assign(options, args[0])
  else if (verb === 'on') document.addEventListener(...(args as unknown as [string, () => void]))
  else
    begin()
      .then((kit) => (kit as unknown as Record<string, (...all: never[]) => unknown>)[verb]?.(...args))
      .catch(fail)
}
const queue = (window as { coachkit?: Command[] }).coachkit
if (queue) {
  queue.splice(0).forEach(obey)
  queue.push = (...commands) => {
    commands.forEach(obey)
    return 0
  }
}

// What needs no server is said at once; the rest when the first session begins.
const form = key ? keyMistake(key) : queue || token ? null : 'embed.no-key'
if (form) coach.tell(form, { key: key ?? '', api: options.api as string })

if (widget === 'chat') {
  coach
    .launcher({
      ...options,
      wake: load,
      near: () => Promise.all([coach.load('coach-chat'), begin()]),
      kit: begin,
    })
    .catch(fail)
} else if (widget) coach.tell('embed.unknown-widget', { name: widget })

export type { LoadedKit }
