import type { TagProps } from '@coachkit/sdk'
import type { ComponentProps } from '@coachkit/sdk/react'
import type { ReactNode, Ref } from 'react'
import type { WidgetClasses } from './classes.ts'
import type { WidgetElements } from './tags.ts'

type ReactExtras<Tag extends keyof WidgetElements> = {
  key?: string | number
  ref?: Ref<WidgetElements[Tag]>
  children?: ReactNode
}

/** What React's JSX takes for each tag: `import type {} from '@coachkit/widgets/react'`. */
export type ReactTags = { [Tag in keyof WidgetClasses]: TagProps<WidgetClasses[Tag]> & ReactExtras<Tag> }

/** The props of `createWidgetComponent<ComponentPropsOf<'coach-quiz'>>('coach-quiz', …)`. */
export type ComponentPropsOf<Tag extends keyof WidgetClasses> = ComponentProps<WidgetClasses[Tag]>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ReactTags {}
  }
}
