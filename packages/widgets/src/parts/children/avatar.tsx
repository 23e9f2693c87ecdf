/** A person's picture, or the first letter on a colour of the brand. It is decoration: the name stands beside it. */
export function Avatar({ name, picture, size = 48 }: { name: string; picture?: string | null; size?: number }) {
  if (picture) return <img class="avatar" src={picture} alt="" width={size} height={size} />
  const letter = [...name.trim()][0]?.toLocaleUpperCase() ?? '·'
  return (
    <svg class="avatar" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <circle cx="24" cy="24" r="24" />
      <text x="24" y="24" text-anchor="middle" dominant-baseline="central">
        {letter}
      </text>
    </svg>
  )
}
