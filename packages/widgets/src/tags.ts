import type { ElementOf, TagProps } from '@coachkit/sdk'
import type { WidgetClasses } from './classes.ts'

/** The element of each tag, so that `document.querySelector('coach-quiz')` knows its properties and methods. */
export type WidgetElements = { [Tag in keyof WidgetClasses]: ElementOf<WidgetClasses[Tag]> }

/** What JSX takes for each tag. */
export type PreactTags = { [Tag in keyof WidgetClasses]: TagProps<WidgetClasses[Tag]> }

declare global {
  interface HTMLElementTagNameMap extends WidgetElements {}
}

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends PreactTags {}
  }
}
