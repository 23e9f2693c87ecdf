import type { MountAttributes } from './options.ts'

/** Makes an element and puts it into the page, at its end where no place is named; `before` has it first. */
export function place(
  tag: string,
  target?: string | ParentNode | null,
  attributes?: MountAttributes | null,
  before?: (element: HTMLElement) => void,
) {
  const element = document.createElement(tag)
  const parent = typeof target === 'string' ? document.querySelector(target) : (target ?? document.body)
  if (!parent) throw new TypeError(`There is no ${target} in this page.`)
  for (const [name, value] of Object.entries({ ...attributes })) {
    if (value !== null && value !== undefined && value !== false) {
      element.setAttribute(name, value === true ? '' : String(value))
    }
  }
  before?.(element)
  parent.append(element)
  return element
}
