/** How far along. `words` is what is heard, such as "3 of 8 answered". */
export function ProgressBar({
  value,
  max,
  label,
  words,
}: {
  value: number
  max: number
  label: string
  words: string
}) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div
      class="progress-bar"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={words}
    >
      <div class="progress-fill" style={{ inlineSize: `${share * 100}%` }} />
    </div>
  )
}
