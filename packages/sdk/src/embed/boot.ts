import type { KitOptions } from '../kit/options.ts'
import type { Tell } from '../mistakes/codes.ts'
import { firstVisit } from '../session/first-visit.ts'
import type { Core, EmbedOptions } from './core.ts'
import type { LauncherOptions } from './launcher.ts'

/** What a list of files says: the loader has the first of them in itself. */
interface List {
  /** Integrity by file. */
  files: Record<string, string>
  /** What a file needs besides the core, deepest first, itself last; nothing where it needs only itself. */
  graphs: Record<string, readonly string[]>
}

/** Set by the build: the folder of this version, and the files whose integrity stands in the loader itself. */
declare const __COACHKIT_FILES__: { folder: string; files: List['files'] }
const { folder, files } = __COACHKIT_FILES__
const graphs: List['graphs'] = {}

export interface BootOptions extends KitOptions {
  /** The address of `/embed/`. */
  embed: string
  nonce?: string
}

/** A name that no list of files has: a slip of the page's, and no file that was tampered with. */
export class UnknownFile extends Error {}

/** Work that is done once; a failure is forgotten, so that it can be tried again. */
function once<T>(work: (name: string) => Promise<T>) {
  const known: Record<string, Promise<T>> = {}
  return (name = '') => {
    known[name] ??= work(name).catch((error) => {
      delete known[name]
      throw error
    })
    return known[name]
  }
}

/**
 * Loads our files. Nothing is imported before its whole static graph was preloaded with integrity: an import after a
 * preload that failed would fetch the file again and run it unchecked. `fail` hears of a file that nobody waits for.
 */
export function boot(options: BootOptions, fail?: (cause: unknown) => unknown) {
  const base = `${options.embed}${folder}/`
  const fetched: Record<string, Promise<void>> = {}

  const check = (name: string) => {
    fetched[name] ??= new Promise<void>((resolve, reject) => {
      const link = document.createElement('link')
      const end = (done: () => void) => () => {
        link.remove()
        done()
      }
      link.rel = 'modulepreload'
      link.integrity = files[name] as string
      link.nonce = options.nonce ?? ''
      link.onload = end(resolve)
      link.onerror = end(() => {
        delete fetched[name]
        reject(new Error(`${name} was refused.`))
      })
      link.href = base + name
      // Nothing runs unchecked: not what no list has, nor in a browser without modulepreload, which never answers.
      if (files[name] && link.relList.supports(link.rel)) document.head.append(link)
      else link.onerror('')
    })
    return fetched[name]
  }
  /** Side by side, and what is needed before what needs it: who asks for it in turn finds it asked for, checked. */
  const bring = async (name: string, needed: readonly string[] = [name]) => {
    await Promise.all(needed.map(check))
    return import(/* @vite-ignore */ base + name)
  }
  const chunk = once(async (name) => {
    // The first list has what the coach and the quiz may ask for, so that nobody pays for other widgets.
    for (const list of ['manifest.js', 'more.js']) {
      if (files[name]) break
      const known: List = (await bring(list)).default
      Object.assign(files, known.files)
      Object.assign(graphs, known.graphs)
    }
    if (!files[name]) throw new UnknownFile(name)
    return bring(name, ['core.js', ...(graphs[name] ?? [name])])
  })
  let _refused: unknown
  // Where the sentences are refused the page hears that, once, however many it had coming.
  const tell: Tell = (...mistake) =>
    chunk('mistakes.js').then(
      ({ sayMistake }) => sayMistake(...mistake),
      (cause) => {
        _refused ??= fail?.(cause)
      },
    )
  const load = once(async (tag) => {
    if (customElements.get(tag)) return
    const widget: object = await chunk(`${tag}.js`).catch((cause) => {
      if (cause instanceof UnknownFile) tell('embed.unknown-widget', { name: tag }, { tag })
      throw cause
    })
    // Of all that it passes on, one is an element's class.
    const element = Object.values(widget).find((one) => one?.definition)
    if (!customElements.get(tag)) customElements.define(tag, element)
  })

  let visit: ReturnType<typeof firstVisit>
  let begun = false
  const begin = once(async () => {
    await bring('core.js')
    begun = true
    const first = customElements.get('coach-kit') as unknown as Core
    return first.begin({ ...options, visit, folder, load, chunk })
  })

  return {
    tell,
    load: load as EmbedOptions['load'],
    /** The coach greets somebody new by itself; every other widget begins with a session. */
    kit(tag = 'coach-chat') {
      if (!begun) visit ??= firstVisit(options, tag !== 'coach-chat')
      return begin()
    },
    async launcher(more: Omit<LauncherOptions, 'tell' | 'ownBrand'>) {
      const own = once(async () => (await bring('page-brand.js')).readPageBrand(options.brand, tell))
      // Beside the launcher's file, not after it.
      if (typeof options.brand === 'object') own().catch(() => {})
      const { showLauncher } = await bring('launcher.js')
      await showLauncher({ ...more, tell, ownBrand: own })
    },
  }
}
