import { render, type VNode } from 'preact'

export type Mood = 'idle' | 'thinks' | 'cheers' | 'consoles'

/** Two ovals side by side as one shape: a face is drawn often, and each element costs its page something. */
const pair = (x: number, other: number, y: number, rx: number, ry = rx) =>
  [x, other].map((at) => `M${at - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`).join('')

const eyes: { readonly [mood in Mood]: VNode } = {
  idle: (
    <g class="eyes">
      <path d={pair(17.5, 30.5, 25, 2.3, 3)} />
      <path class="glint" d={pair(18.4, 31.4, 23.8, 0.8)} />
    </g>
  ),
  thinks: (
    <g class="eyes">
      <path d={pair(18.5, 31.5, 23, 2.2, 2.8)} />
      <path class="glint" d={pair(19.4, 32.4, 22, 0.8)} />
    </g>
  ),
  cheers: (
    <g class="lines">
      <path d="M14.6 25.4q2.9-4 5.8 0M27.6 25.4q2.9-4 5.8 0" />
    </g>
  ),
  consoles: (
    <g>
      <path class="eyes" d={pair(17.5, 30.5, 26, 2.2, 2.6)} />
      <path class="lines" d="M14.6 21.6l4-1.5M33.4 21.6l-4-1.5" />
    </g>
  ),
}

const cheeks = pair(13.2, 34.8, 30, 2.6, 1.7)

const mouth: { readonly [mood in Mood]: VNode } = {
  idle: <path class="lines" d="M20 31q4 3.4 8 0" />,
  thinks: <path class="lines" d="M21.5 31.8q2.5-.9 5 0" />,
  cheers: <path class="mouth" d="M19 29.6h10q-.6 5.4-5 5.4t-5-5.4z" />,
  consoles: <path class="lines" d="M20.6 31.6q3.4 2 6.8 0" />,
}

const drawing = (mood: Mood) => (
  <g class="whole">
    <g class="sprout">
      <path class="stem" d="M24 11V6.6" />
      <path
        class="leaf"
        d="M24 7.4C23.6 3.6 20.6 2 16.8 2.4c.2 3.6 3 5.6 7.2 5zM24 6.2c.2-3 2.6-4.6 6-4.5.2 3.1-2.2 5-6 4.5z"
      />
    </g>
    <path class="body" d="M24 9.5c10.6 0 18 6.6 18 17.2S35 45 24 45 6 37.3 6 26.7 13.4 9.5 24 9.5z" />
    <path class="shine" d="M12.4 19.2c1.6-3 4.2-4.9 7.4-5.6" />
    <path class="cheek" d={cheeks} />
    {eyes[mood]}
    {mouth[mood]}
  </g>
)

/** Draws a mood once for the page, and copies it from then on: a copy costs a tenth. */
function drawn(mood: Mood) {
  let one: Node | null = null
  return (face: SVGSVGElement | null) => {
    if (!face) return
    if (!one) {
      const sheet = face.cloneNode() as SVGSVGElement
      render(drawing(mood), sheet)
      one = sheet.firstChild as Node
    }
    face.replaceChildren(one.cloneNode(true))
  }
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
