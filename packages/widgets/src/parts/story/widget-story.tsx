import type { WidgetClass } from '@coachkit/sdk'
import { type Mounted, mountWidget } from '@coachkit/sdk/testing'
import { useLayoutEffect, useRef } from 'preact/hooks'

// biome-ignore lint/suspicious/noExplicitAny: any widget's class.
type Widget = WidgetClass<any, any, any>
export type StoryOptions = NonNullable<Parameters<typeof mountWidget>[1]>

export interface WidgetStoryProps {
  widget: Widget
  options?: StoryOptions
  /** The box that the page gives it. */
  width?: string
  height?: string
  dir?: 'ltr' | 'rtl'
  /** After it was mounted: opens a panel, waits for a state. */
  ready?: (mounted: Mounted<HTMLElement>) => unknown
}

/** Mounts a widget with scripted replies, as a page would. Light or dark comes from the toolbar. For stories alone. */
export function WidgetStory({ widget, options = {}, width, height, dir, ready }: WidgetStoryProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!place.current) return
    const theme = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
    const mounted = mountWidget(widget, { theme, ...options, target: place.current })
    if (width) mounted.element.style.inlineSize = width
    if (height) mounted.element.style.blockSize = height
    void ready?.(mounted)
    return mounted.unmount
  }, [widget, options, width, height, ready])
  return <div ref={place} dir={dir} />
}
