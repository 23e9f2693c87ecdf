import type { BrandConfig } from '@coachkit/contract'
import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Tell } from '../mistakes/codes.ts'
import type { Caller, DeskFocus, Keep, Outbox, SessionView, Streamer } from '../widget-types.ts'

/** Everybody's keeps; the owner is whoever is here where none is named. */
export interface Keeps extends Keep {
  get(name: string, owner?: string | null): string | null
  set(name: string, value: string | null, owner?: string | null): void
}

/** What an element needs of the page that it stands on. The real one is made by `createKit`; tests have a stand-in. */
export interface Kit {
  /** The server's address, without `/api/v1`. */
  readonly api: string
  readonly call: Caller
  readonly stream: Streamer
  readonly outbox: Outbox
  readonly session: SessionView
  readonly focus: Signal<DeskFocus>
  readonly keep: Keeps
  readonly lang: string | null
  /** The languages that its widgets speak: what isn't among them is English throughout. */
  readonly languages: readonly string[]
  /** Says a mistake of the embedding, once for each page. */
  readonly tell: Tell
  readonly theme: 'auto' | 'light' | 'dark'
  invalidate(prefix: string): void
  /** The brand of that name, or the kit's own; null until it is known. */
  brand(name: string | null): ReadonlySignal<Partial<BrandConfig> | null>
  /** The kit of another address with the same settings. */
  at(api: string): Kit
}

/** The page's kit: the first that was made. Elements that came earlier wait for it. */
export const pageKit = signal<Kit | null>(null)
