import type { ComponentChildren } from 'preact'

/** A share of a whole as a ring with its figure in the middle. */
export function ProgressRing({
  percent,
  label,
  children,
}: {
  percent: number
  label: string
  children: ComponentChildren
}) {
  const share = Math.min(100, Math.max(0, percent))
  return (
    <div class="progress-ring" role="img" aria-label={label}>
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle class="ring-track" cx="60" cy="60" r="52" />
        {share > 0 && (
          <circle class="ring-fill" cx="60" cy="60" r="52" pathLength={100} stroke-dasharray={`${share} 100`} />
        )}
      </svg>
      <div class="ring-figure" aria-hidden="true">
        {children}
      </div>
    </div>
  )
}
