/** Grey lines that keep the place of what is on its way. The words are for those who hear the screen. */
export function Skeleton({ words, lines = 3 }: { words: string; lines?: number }) {
  return (
    <div class="skeleton" role="status" aria-busy="true">
      <span class="heard-only">{words}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span class="skeleton-line" aria-hidden="true" key={line} />
      ))}
    </div>
  )
}
