const space = 'http://www.w3.org/2000/svg'

/** The same icon as a DOM node, for what is built without Preact. */
export function iconElement(path: string): SVGSVGElement {
  const svg = document.createElementNS(space, 'svg')
  svg.setAttribute('class', 'icon')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  svg.setAttribute('focusable', 'false')
  const shape = document.createElementNS(space, 'path')
  shape.setAttribute('d', path)
  svg.append(shape)
  return svg
}
