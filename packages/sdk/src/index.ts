export type { CallInput } from './client/call-input.ts'
export { asChoice, asFlag, asInteger, asText } from './element/attribute-types.ts'
export { defineWidget } from './element/define-widget.ts'
export type {
  AttributeProperties,
  CommonEvents,
  ElementOf,
  EventsOf,
  WidgetClass,
  WidgetElement,
  WidgetProblem,
} from './element/widget-class.ts'
export type * from './widget-types.ts'
