import { plainMaths } from './plain-maths.ts'

type Draw = typeof import('./temml.ts').draw

let draw: Draw | null = null
let waiting: [element: HTMLElement, tex: string, display: boolean][] = []
let loading: Promise<void> | null = null

function show([element, tex, display]: (typeof waiting)[number]) {
  if (draw?.(element, tex, display)) element.classList.add('drawn')
  else element.textContent = plainMaths(tex)
}

/** Fetches the formula chunk; a failed fetch is tried again when the next formula comes. */
export function loadMaths(): Promise<void> {
  loading ??= import('./temml.ts')
    .then((module) => {
      draw = module.draw
      const ready = waiting
      waiting = []
      for (const one of ready) show(one)
    })
    .catch(() => {
      loading = null
    })
  return loading
}

/**
 * Shows TeX as MathML inside `element`. The library is fetched with the first formula; from then on a formula is drawn
 * before it is painted, so nothing moves. Until then, and where TeX cannot be drawn, it reads as somebody would type it.
 */
export function showMaths(element: HTMLElement, tex: string, display: boolean) {
  if (draw) return show([element, tex, display])
  element.textContent = plainMaths(tex)
  waiting.push([element, tex, display])
  void loadMaths()
}
