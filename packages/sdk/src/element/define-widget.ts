import type { AttributeTypes, EventMap, Methods, WidgetDefinition, Words } from '../widget-types.ts'
import { defineElement } from './element.tsx'
import type { WidgetClass } from './widget-class.ts'

/**
 * Makes a widget's element class from its definition. The class is not registered: the loader finds
 * the file by the tag's name, and registers what a page needs.
 */
export function defineWidget<
  const A extends AttributeTypes,
  Events extends EventMap,
  W extends Words,
  State,
  M extends Methods<State>,
>(definition: WidgetDefinition<A, Events, W, State, M>): WidgetClass<A, Events, M> {
  return defineElement(definition) as unknown as WidgetClass<A, Events, M>
}
