interface ChipsProps {
  label: string
  words: readonly string[]
  onChoose: (words: string) => void
}

/** Words that somebody would say next, each a tap away. */
export const Chips = ({ label, words, onChoose }: ChipsProps) => (
  <ul class="chips" aria-label={label}>
    {words.map((one) => (
      <li key={one}>
        <button type="button" class="chip" dir="auto" onClick={() => onChoose(one)}>
          {one}
        </button>
      </li>
    ))}
  </ul>
)
