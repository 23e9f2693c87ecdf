import type { AttributeTypes, EventMap, WidgetDefinition } from '../widget-types.ts'
import type { AttributeProperties, CommonEvents } from './widget-class.ts'

type Kebab<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${Kebab<Tail>}`
  : Capitalize<Text>

/** Attributes that every widget understands. */
export interface CommonProps {
  api?: string
  brand?: string
  lang?: string
  theme?: 'auto' | 'light' | 'dark'
  /** When the script tag brings the widget: at once, when the browser is idle, or when it is seen. */
  load?: 'eager' | 'idle' | 'visible'
  id?: string
  class?: string
  slot?: string
  hidden?: boolean
}

type Optional<T> = { [Name in keyof T]?: T[Name] }
type WithDashes<A extends AttributeTypes> = { [Name in keyof A & string]?: ReturnType<A[Name]['parse']> | string }
type Listeners<Events> = {
  [Name in keyof Events & string as `on${Name}`]?: (event: CustomEvent<Events[Name]>) => unknown
}
type CamelListeners<Events> = {
  [Name in keyof Events & string as `on${Kebab<Name>}`]?: (event: CustomEvent<Events[Name]>) => unknown
}

interface Defined<A extends AttributeTypes, Events extends EventMap> {
  // biome-ignore lint/suspicious/noExplicitAny: words, state and methods do not matter here.
  readonly definition: WidgetDefinition<A, Events, any, any, any>
}

/** What JSX takes for a widget's tag: its attributes in both spellings, and `oncoach-…` listeners. */
export type TagProps<Class> =
  Class extends Defined<infer A, infer Events>
    ? CommonProps & Optional<AttributeProperties<A>> & WithDashes<A> & Listeners<Events & CommonEvents>
    : CommonProps

/** What a component of `createWidgetComponent` takes: camel case throughout, `onCoachQuizComplete` and its like. */
export type ComponentProps<Class> =
  Class extends Defined<infer A, infer Events>
    ? Omit<CommonProps, 'class'> & Optional<AttributeProperties<A>> & CamelListeners<Events & CommonEvents>
    : Omit<CommonProps, 'class'>
