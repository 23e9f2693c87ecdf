import { defineElement } from '../element/element.tsx'
import type { AnyDefinition, ElementOf, WidgetClass } from '../element/widget-class.ts'
import type { AttributeTypes, EventMap, WidgetDefinition } from '../widget-types.ts'
import { type CallLog, createStandIn, type StandIn } from './stand-in.ts'

export type { ScriptedEvent, StandIn } from './stand-in.ts'

export interface Mounted<E extends HTMLElement> {
  element: E
  /** Where to look: `within(root).getByRole(…)` of Testing Library. */
  root: HTMLElement
  /** Every call that the widget made, oldest first. */
  calls: CallLog[]
  /** Every `coach-…` event that it fired. */
  events: { name: string; detail: unknown }[]
  /** Every mistake of the embedding that it told of. */
  mistakes: ReturnType<typeof createStandIn>['mistakes']
  /** Who is there; set them to let the token go away, or somebody else come. */
  session: Pick<ReturnType<typeof createStandIn>, 'state' | 'partition'>
  unmount(): void
}

export interface MountOptions extends StandIn {
  attributes?: Record<string, string | number | boolean | null>
  /** Where to put it; the page's body when not given. */
  target?: ParentNode
}

// biome-ignore lint/suspicious/noExplicitAny: any widget's class or definition.
type AnyClass = WidgetClass<any, any, any>
// biome-ignore lint/suspicious/noExplicitAny: as above.
type Definition = WidgetDefinition<AttributeTypes & any, EventMap & any, any, any, any>

const classes = new WeakMap<object, CustomElementConstructor>()

/** A definition that changed under the developer's hands gets a tag of its own: a tag is defined once per page. */
function register(definition: AnyDefinition, known?: CustomElementConstructor) {
  let Element = known ?? classes.get(definition)
  if (!Element) Element = defineElement(definition)
  classes.set(definition, Element)
  if (!customElements.getName(Element)) {
    let tag: string = definition.tag
    for (let count = 2; customElements.get(tag); count++) tag = `${definition.tag}-${count}`
    customElements.define(tag, Element)
  }
  return Element
}

/** Mounts a widget with scripted replies. For stories and tests alone. */
export function mountWidget<Class extends AnyClass>(widget: Class, options?: MountOptions): Mounted<ElementOf<Class>>
export function mountWidget(widget: Definition, options?: MountOptions): Mounted<HTMLElement>
export function mountWidget(widget: AnyClass | Definition, options: MountOptions = {}): Mounted<HTMLElement> {
  const WidgetElement =
    typeof widget === 'function'
      ? register(widget.definition, widget as unknown as CustomElementConstructor)
      : register(widget)
  const element = new WidgetElement() as ElementOf<AnyClass>
  const standIn = createStandIn(options)
  const events: Mounted<HTMLElement>['events'] = []
  const dispatch = element.dispatchEvent.bind(element)
  element.dispatchEvent = (event) => {
    if (event instanceof CustomEvent) events.push({ name: event.type, detail: event.detail })
    return dispatch(event)
  }

  for (const [name, value] of Object.entries(options.attributes ?? {})) {
    if (value !== null && value !== false) element.setAttribute(name, value === true ? '' : String(value))
  }
  element.kit = standIn.kit
  const target = options.target ?? document.body
  target.append(element)

  const root = element.shadowRoot?.querySelector<HTMLElement>('.coach-root')
  if (!root) throw new Error('The widget has no root.')
  const { log: calls, state, partition, mistakes } = standIn
  return { element, root, calls, events, mistakes, session: { state, partition }, unmount: () => element.remove() }
}
