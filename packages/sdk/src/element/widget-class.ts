import type { Kit } from '../kit/kit.ts'
import type {
  Attributes,
  AttributeType,
  AttributeTypes,
  EventMap,
  Methods,
  WidgetDefinition,
  Words,
} from '../widget-types.ts'
import type { CoachError } from './coach-error.ts'

export type CamelCased<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCased<Tail>>}`
  : Name

/** Attributes are properties too, in camel case: `quiz-id` is `quizId`. */
export type AttributeProperties<A extends AttributeTypes> = {
  -readonly [Name in keyof A & string as CamelCased<Name>]: A[Name] extends AttributeType<infer T> ? T : never
}

type MethodsOf<M> = {
  readonly [Name in keyof M]: M[Name] extends (state: never, ...args: infer Args) => infer Result
    ? (...args: Args) => Result | undefined
    : never
}

/** Events that every widget can fire, besides its own. */
export type CommonEvents = {
  'coach-ready': { tag: string }
  'coach-error': CoachError
}

declare global {
  /**
   * Every event of CoachKit by its name, for `kit.on`. Widgets add theirs: a page that imports `@coachkit/sdk` alone has
   * them by `import type {} from '@coachkit/widgets'`.
   */
  interface CoachKitEventMap extends CommonEvents {
    'coach-auth-required': { reason: string }
  }
}

export interface WidgetElement<Events extends EventMap = CommonEvents> extends HTMLElement {
  /** Which settings and session it uses; the page's first kit when nothing is set. */
  kit: Kit | null
  addEventListener<Name extends keyof (Events & CommonEvents) & string>(
    name: Name,
    listener: (event: CustomEvent<(Events & CommonEvents)[Name]>) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  /** Names of the page's own. One of ours that is misspelt does not compile. */
  addEventListener<Name extends string>(
    name: Name extends `coach-${string}` ? never : Name,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

/** A widget's element class. It is not registered: the loader does that. */
export interface WidgetClass<A extends AttributeTypes, Events extends EventMap, M> {
  new (): WidgetElement<Events> & AttributeProperties<A> & MethodsOf<M>
  // biome-ignore lint/suspicious/noExplicitAny: the state's type is the widget's own business.
  readonly definition: WidgetDefinition<A, Events, any, any>
}

/** The element type of a class: `ElementOf<typeof CoachQuiz>`. */
export type ElementOf<Class> = Class extends { new (): infer Element } ? Element : never

export type EventsOf<Class> = Class extends {
  // biome-ignore lint/suspicious/noExplicitAny: attributes, words, state and methods do not matter here.
  readonly definition: WidgetDefinition<any, infer Events, any, any, any>
}
  ? Events & CommonEvents
  : CommonEvents

// biome-ignore lint/suspicious/noExplicitAny: any definition at all, where only its parts are passed on.
export type AnyDefinition = WidgetDefinition<any, any, any, any, any>
export type AnyAttributes = Attributes<AttributeTypes>
export type { Methods, Words }
