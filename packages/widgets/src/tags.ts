import type { ElementOf, EventsOf, TagProps } from '@coachkit/sdk'
import type { WidgetClasses } from './classes.ts'

/** The element of each tag, so that `document.querySelector('coach-quiz')` knows its properties and methods. */
export type WidgetElements = { [Tag in keyof WidgetClasses]: ElementOf<WidgetClasses[Tag]> }

/** What JSX takes for each tag. */
export type PreactTags = { [Tag in keyof WidgetClasses]: TagProps<WidgetClasses[Tag]> }

type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never
/** A widget without events of its own would let every name through. */
type Named<Events> = { [Name in keyof Events as `coach-${string}` extends Name ? never : Name]: Events[Name] }
/** The events of all widgets. */
export type WidgetEvents = Together<Named<EventsOf<WidgetClasses[keyof WidgetClasses]>>>

declare global {
  interface HTMLElementTagNameMap extends WidgetElements {}
  interface CoachKitEventMap extends WidgetEvents {}
}

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends PreactTags {}
  }
}
