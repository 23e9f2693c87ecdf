import type { VNode } from 'preact'

export type Mood = 'idle' | 'thinks' | 'cheers' | 'consoles'

const eyes: { readonly [mood in Mood]: VNode } = {
  idle: (
    <g class="eyes">
      <ellipse cx="17.5" cy="25" rx="2.3" ry="3" />
      <ellipse cx="30.5" cy="25" rx="2.3" ry="3" />
      <circle class="glint" cx="18.4" cy="23.8" r=".8" />
      <circle class="glint" cx="31.4" cy="23.8" r=".8" />
    </g>
  ),
  thinks: (
    <g class="eyes">
      <ellipse cx="18.5" cy="23" rx="2.2" ry="2.8" />
      <ellipse cx="31.5" cy="23" rx="2.2" ry="2.8" />
      <circle class="glint" cx="19.4" cy="22" r=".8" />
      <circle class="glint" cx="32.4" cy="22" r=".8" />
    </g>
  ),
  cheers: (
    <g class="lines">
      <path d="M14.6 25.4q2.9-4 5.8 0M27.6 25.4q2.9-4 5.8 0" />
    </g>
  ),
  consoles: (
    <g>
      <g class="eyes">
        <ellipse cx="17.5" cy="26" rx="2.2" ry="2.6" />
        <ellipse cx="30.5" cy="26" rx="2.2" ry="2.6" />
      </g>
      <path class="lines" d="M14.6 21.6l4-1.5M33.4 21.6l-4-1.5" />
    </g>
  ),
}

const mouth: { readonly [mood in Mood]: VNode } = {
  idle: <path class="lines" d="M20 31q4 3.4 8 0" />,
  thinks: <path class="lines" d="M21.5 31.8q2.5-.9 5 0" />,
  cheers: <path class="mouth" d="M19 29.6h10q-.6 5.4-5 5.4t-5-5.4z" />,
  consoles: <path class="lines" d="M20.6 31.6q3.4 2 6.8 0" />,
}

/**
 * The coach: a small round fellow with a sprout on the head, because learning grows. It is decoration, and hidden from
 * screen readers; where its mood matters, words say it. Colours are the brand's, movement ends under reduced motion.
 */
export const CoachFace = ({ mood = 'idle', size = 40 }: { mood?: Mood; size?: number }): VNode => (
  <svg class={`face ${mood}`} width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
    <g class="whole">
      <g class="sprout">
        <path class="stem" d="M24 11V6.6" />
        <path class="leaf" d="M24 7.4C23.6 3.6 20.6 2 16.8 2.4c.2 3.6 3 5.6 7.2 5z" />
        <path class="leaf" d="M24 6.2c.2-3 2.6-4.6 6-4.5.2 3.1-2.2 5-6 4.5z" />
      </g>
      <path class="body" d="M24 9.5c10.6 0 18 6.6 18 17.2S35 45 24 45 6 37.3 6 26.7 13.4 9.5 24 9.5z" />
      <path class="shine" d="M12.4 19.2c1.6-3 4.2-4.9 7.4-5.6" />
      <ellipse class="cheek" cx="13.2" cy="30" rx="2.6" ry="1.7" />
      <ellipse class="cheek" cx="34.8" cy="30" rx="2.6" ry="1.7" />
      {eyes[mood]}
      {mouth[mood]}
    </g>
  </svg>
)
