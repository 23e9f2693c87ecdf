import temml from 'temml'

/**
 * Draws TeX into `element` as MathML; false leaves the element as it was. Nothing in TeX may load, link or grow
 * without bound: `trust` is off, and sizes and macro expansions are capped.
 */
export function draw(element: HTMLElement, tex: string, display: boolean): boolean {
  if (tex.length > 2000) return false
  try {
    const holder = document.createElement('span')
    temml.render(tex, holder, {
      displayMode: display,
      throwOnError: true,
      trust: false,
      strict: false,
      maxSize: [20, 20],
      maxExpand: 200,
    })
    element.replaceChildren(...holder.childNodes)
    return true
  } catch {
    return false
  }
}
