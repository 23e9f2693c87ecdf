import type { VNode } from 'preact'

export type Mood = 'idle' | 'thinks' | 'cheers' | 'consoles'

/** Two ovals side by side as one shape: a face is drawn often, and each element costs its page something. */
const pair = (x: number, other: number, y: number, rx: number, ry = rx) =>
  [x, other].map((at) => `M${at - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`).join('')

function shape(name: 'g' | 'path', className: string) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  if (className) element.setAttribute('class', className)
  return element
}
function group(className: string, ...inside: SVGElement[]): SVGElement {
  const element = shape('g', className)
  element.append(...inside)
  return element
}
function path(className: string, line: string): SVGElement {
  const element = shape('path', className)
  element.setAttribute('d', line)
  return element
}

const eyes: { readonly [mood in Mood]: () => SVGElement } = {
  idle: () => group('eyes', path('', pair(17.5, 30.5, 25, 2.3, 3)), path('glint', pair(18.4, 31.4, 23.8, 0.8))),
  thinks: () => group('eyes', path('', pair(18.5, 31.5, 23, 2.2, 2.8)), path('glint', pair(19.4, 32.4, 22, 0.8))),
  cheers: () => group('lines', path('', 'M14.6 25.4q2.9-4 5.8 0M27.6 25.4q2.9-4 5.8 0')),
  consoles: () =>
    group('', path('eyes', pair(17.5, 30.5, 26, 2.2, 2.6)), path('lines', 'M14.6 21.6l4-1.5M33.4 21.6l-4-1.5')),
}

const mouth: { readonly [mood in Mood]: () => SVGElement } = {
  idle: () => path('lines', 'M20 31q4 3.4 8 0'),
  thinks: () => path('lines', 'M21.5 31.8q2.5-.9 5 0'),
  cheers: () => path('mouth', 'M19 29.6h10q-.6 5.4-5 5.4t-5-5.4z'),
  consoles: () => path('lines', 'M20.6 31.6q3.4 2 6.8 0'),
}

const drawing = (mood: Mood) =>
  group(
    'whole',
    group(
      'sprout',
      path('stem', 'M24 11V6.6'),
      path('leaf', 'M24 7.4C23.6 3.6 20.6 2 16.8 2.4c.2 3.6 3 5.6 7.2 5zM24 6.2c.2-3 2.6-4.6 6-4.5.2 3.1-2.2 5-6 4.5z'),
    ),
    path('body', 'M24 9.5c10.6 0 18 6.6 18 17.2S35 45 24 45 6 37.3 6 26.7 13.4 9.5 24 9.5z'),
    path('shine', 'M12.4 19.2c1.6-3 4.2-4.9 7.4-5.6'),
    path('cheek', pair(13.2, 34.8, 30, 2.6, 1.7)),
    eyes[mood](),
    mouth[mood](),
  )

const drawings: { [mood in Mood]?: SVGElement } = {}

/** Draws a mood once for the page, without the machinery of a view, and copies it from then on. */
const drawn = (mood: Mood) => (face: SVGSVGElement | null) => {
  drawings[mood] ??= drawing(mood)
  face?.replaceChildren(drawings[mood].cloneNode(true))
}
const draw = { idle: drawn('idle'), thinks: drawn('thinks'), cheers: drawn('cheers'), consoles: drawn('consoles') }

/**
 * The coach: a small round fellow with a sprout on the head, because learning grows. It is decoration, and hidden from
 * screen readers; where its mood matters, words say it. Colours are the brand's, movement ends under reduced motion.
 */
export const CoachFace = ({ mood = 'idle', size = 40 }: { mood?: Mood; size?: number }): VNode => (
  <svg
    ref={draw[mood]}
    class={`face ${mood}`}
    width={size}
    height={size}
    viewBox="0 0 48 48"
    aria-hidden="true"
    focusable="false"
  />
)
