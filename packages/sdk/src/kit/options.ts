import type { BrandConfig } from '@coachkit/contract'
import type { Identity } from '../session/session.ts'
import type { SessionView } from '../widget-types.ts'

export interface KitOptions extends Identity {
  /** A site's public key, `pk_…`. */
  key?: string | null
  /** The server's address; the page's own when not given. */
  api?: string
  /** A brand by name, or one of the page's own. */
  brand?: string | Partial<BrandConfig> | null
  lang?: string | null
  theme?: 'auto' | 'light' | 'dark'
  /** The side of the launcher and its panel. */
  position?: 'left' | 'right'
  /** How long a visitor's chat and quizzes are kept: for the browser's session, or on the device. */
  keep?: 'session' | 'device'
  /** The deployment's slug, where it is not `coachkit`. */
  product?: string
}

/** Settings as text, where they come from a script tag. */
export type MountAttributes = Record<string, string | number | boolean | null | undefined>

/** What a page gets: the same verbs from the script tag's queue, from npm and from the loaded core. */
export interface CoachKit {
  /** Puts a widget into the page; it draws itself as soon as its files have come. */
  mount(tag: string, target?: string | ParentNode, attributes?: MountAttributes): HTMLElement
  /** Registers a widget's tag. */
  load(tag: string): Promise<void>
  /** Opens the coach's panel. */
  open(): Promise<void>
  close(): Promise<void>
  /** Opens the coach and asks it this. */
  send(text: string): Promise<void>
  /** From now on the viewer is whom this token speaks for. */
  identify(identity: Identity): Promise<void>
  /** The viewer is a visitor again, or nobody where the page has no site key. */
  logout(): Promise<void>
  /** Widgets of the page's own brand wear another from now on, such as the theme that somebody chose. */
  dress(brand: Partial<BrandConfig>): Promise<void>
  /** Hears `coach-…` events of all widgets; gives the way to stop. */
  on<Name extends keyof CoachKitEventMap>(
    name: Name,
    listener: (event: CustomEvent<CoachKitEventMap[Name]>) => unknown,
  ): () => void
  /** Takes everything away that this kit put into the page. */
  destroy(): Promise<void>
}

/** The loaded core's kit has these besides. */
export interface LoadedKit extends CoachKit {
  readonly session: SessionView
  /** Takes an element that is in the page already. */
  adopt(element: HTMLElement): void
}
