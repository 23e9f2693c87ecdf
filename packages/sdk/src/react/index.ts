export type { ComponentProps, TagProps } from '../element/widget-props.ts'
export { createWidgetComponent, type WidgetComponentProps } from './create-widget-component.ts'
