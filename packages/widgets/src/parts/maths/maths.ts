type Draw = typeof import('./temml.ts').draw

let draw: Draw | null = null
let waiting: [element: HTMLElement, tex: string, display: boolean][] = []
let loading: Promise<void> | null = null

function show([element, tex, display]: (typeof waiting)[number]) {
  if (draw?.(element, tex, display)) element.classList.add('drawn')
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
 * Shows TeX as MathML inside `element`, which holds the source already. The library is fetched with the first formula;
 * from then on a formula is drawn before it is painted, so nothing moves.
 */
export function showMaths(element: HTMLElement, tex: string, display: boolean) {
  if (draw) return show([element, tex, display])
  waiting.push([element, tex, display])
  void loadMaths()
}
