import type { CoachError, CoachErrorCode } from '../element/coach-error.ts'
import { type CoreOptions, createKit } from '../kit/create-kit.ts'
import type { LoadedKit } from '../kit/options.ts'
import { uniqueId } from '../unique-id.ts'
import { stepAside } from './step-aside.ts'

/** Set by the build. */
declare const __COACHKIT_VERSION__: string

export interface EmbedOptions extends CoreOptions {
  /** The folder that the loader belongs to: version and contents. */
  folder: string
  /** Imports one of our files by name, once its whole static graph has been checked. */
  chunk(file: string): Promise<unknown>
}

/** The core as the loader and later chunks find it: by the class of a tag that nobody uses, so without a global. */
export interface Core {
  readonly version: string
  chunk(file: string): Promise<unknown>
  begin(options: EmbedOptions): LoadedKit
  /** For the launcher, which has to step aside for nobody before a first widget is there. */
  readonly stepAside: typeof stepAside
}

const sentinel = 'coach-kit'

let first: EmbedOptions | null = null

const say = (code: CoachErrorCode, cause: unknown) => {
  const detail: CoachError = { code, id: uniqueId(), tag: null, detail: `${cause}`, cause }
  return document.dispatchEvent(new CustomEvent('coach-error', { detail }))
}

const told: Record<string, boolean> = {}

/** A later file that is refused is told once, however often it is tried again; who asked for it goes on calmly. */
const chunk = (file: string) =>
  (first as EmbedOptions).chunk(file).catch((cause) => {
    told[file] ??= say('file.refused', cause)
    throw cause
  })

/** The first SDK of a page keeps the tags. A second one says so, and works through the first. */
function begin(options: EmbedOptions): LoadedKit {
  first ??= options
  if (first.folder !== options.folder) {
    say('sdk.second', new Error(`${options.folder} works through ${first.folder}.`))
  }
  return createKit({ ...options, load: first.load })
}

if (!customElements.get(sentinel)) {
  customElements.define(
    sentinel,
    class extends HTMLElement {
      static readonly version = __COACHKIT_VERSION__
      static readonly begin = begin
      static readonly stepAside = stepAside
      static readonly chunk = chunk
    },
  )
}
