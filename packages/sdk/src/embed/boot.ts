import type { KitOptions } from '../kit/options.ts'
import type { Core, EmbedOptions } from './core.ts'
import type { LauncherOptions } from './launcher.ts'

type File = readonly [name: string, integrity: string]
interface Manifest {
  /** Integrity by file. */
  files: Record<string, string>
  /** What a file needs besides the core, deepest first, itself last; nothing where it needs only itself. */
  graphs: Record<string, readonly string[] | undefined>
  tags: Record<string, string>
  /** The list of everything that this one does not have. */
  more: File
}

/** Set by the build: the folder of this version and the three files whose integrity stands in the loader itself. */
declare const __COACHKIT_FILES__: { folder: string; core: File; launcher: File; manifest: File }
const { folder, core, launcher, manifest } = __COACHKIT_FILES__

export interface BootOptions extends KitOptions {
  /** The address of `/embed/`. */
  embed: string
  nonce?: string
}

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
 * preload that failed would fetch the file again and run it unchecked.
 */
export function boot(options: BootOptions) {
  const base = `${options.embed}${folder}/`
  const fetched: Record<string, Promise<void>> = {}

  const check = ([name, integrity]: File) => {
    fetched[name] ??= new Promise<void>((resolve, reject) => {
      const link = document.createElement('link')
      const end = (done: () => void) => () => {
        link.remove()
        done()
      }
      link.rel = 'modulepreload'
      link.integrity = integrity
      link.nonce = options.nonce ?? ''
      link.onload = end(resolve)
      link.onerror = end(() => {
        delete fetched[name]
        reject(new Error(`${name} was refused.`))
      })
      link.href = base + name
      // A browser without modulepreload never answers; nothing runs unchecked there.
      if (link.relList.supports(link.rel)) document.head.append(link)
      else link.onerror('')
    })
    return fetched[name]
  }
  const run = (name: string) => import(/* @vite-ignore */ base + name)
  const bring = async (file: File) => {
    await check(file)
    return run(file[0])
  }

  const list: (more?: string) => Promise<Manifest> = once(
    async (more) => (await bring(more ? (await list()).more : manifest)).default,
  )
  /** The list that knows `name`: the first has the coach and the quiz, so that nobody pays for other widgets. */
  const listWith = async (part: 'files' | 'tags', name: string) => {
    const first = await list()
    return name in first[part] ? first : list('more')
  }
  const chunk = once(async (name) => {
    const { files, graphs } = await listWith('files', name)
    // Side by side, and what is needed before what needs it: who asks for it in turn finds it asked for, checked.
    await Promise.all([
      check(core),
      ...(graphs[name] ?? [name]).map((file) => {
        const integrity = files[file]
        if (!integrity) throw new Error(`${file} is not listed.`)
        return check([file, integrity])
      }),
    ])
    return run(name)
  })
  const load = once(async (tag) => {
    if (customElements.get(tag)) return
    const name = (await listWith('tags', tag)).tags[tag]
    if (!name) throw new Error(`There is no widget ${tag}.`)
    const widget = await chunk(name)
    const element = Object.values(widget as object).find((one) => one?.definition?.tag === tag)
    if (!customElements.get(tag)) customElements.define(tag, element)
  })

  return {
    load: load as EmbedOptions['load'],
    kit: once(async () => {
      await bring(core)
      const first = customElements.get('coach-kit') as unknown as Core
      return first.begin({ ...options, folder, load, chunk })
    }),
    launcher: async (more: LauncherOptions) => (await bring(launcher)).showLauncher(more) as undefined,
  }
}
