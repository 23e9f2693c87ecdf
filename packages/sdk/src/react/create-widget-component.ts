import { createElement, type FunctionComponent, type ReactNode, type Ref, useEffect, useState } from 'react'
import type { WidgetElement } from '../element/widget-class.ts'

export type WidgetComponentProps = {
  className?: string
  ref?: Ref<WidgetElement>
  /** Stands in the widget's place until its files have come. */
  fallback?: ReactNode
}

/** React 19 listens to `oncoach-ready` for a property of that name; a prop is written `onCoachReady`. */
const eventProp = (name: string) =>
  /^on[A-Z]/.test(name)
    ? `on${name
        .slice(2)
        .replace(/(?!^)[A-Z]/g, '-$&')
        .toLowerCase()}`
    : name

/**
 * A React component for a widget's tag. React writes properties only where the element has them, so the tag is drawn
 * once it is defined; `load` brings its files, and what it throws goes to the nearest error boundary.
 */
export function createWidgetComponent<Props extends object = Record<string, unknown>>(
  tag: `coach-${string}`,
  load: () => Promise<unknown> = () => customElements.whenDefined(tag),
): FunctionComponent<Props & WidgetComponentProps> {
  const isDefined = () => typeof customElements !== 'undefined' && customElements.get(tag) !== undefined

  function Widget({ fallback = null, className, ...props }: Props & WidgetComponentProps) {
    const [isThere, setThere] = useState(isDefined)
    useEffect(() => {
      if (isThere) return
      let isLeft = false
      const fail = (error: unknown) =>
        setThere(() => {
          throw error
        })
      load()
        .then(() => customElements.whenDefined(tag))
        .then(() => isLeft || setThere(true))
        .catch((error: unknown) => isLeft || fail(error))
      return () => {
        isLeft = true
      }
    }, [isThere])

    if (!isThere) return fallback
    const given = Object.entries(props).map(([name, value]) => [eventProp(name), value])
    return createElement(tag, { class: className, ...Object.fromEntries(given) })
  }
  Widget.displayName = tag
  return Widget
}
