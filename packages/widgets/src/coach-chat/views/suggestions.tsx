import type { CoachChat } from '../state/coach-chat.state.ts'
import type { Entry } from '../state/entry.ts'

/** Ways to go on, under the newest answer alone. */
export function Suggestions({ state, entry }: { state: CoachChat; entry: Entry | undefined }) {
  const list = entry && !entry.from_user && entry.state.value === 'done' ? entry.suggestions.value : []
  if (list.length === 0 || state.busy.value) return null
  return <Chips label={state.text('suggestions')} words={list} onChoose={state.submit} />
}

interface ChipsProps {
  label: string
  words: readonly string[]
  onChoose: (words: string) => void
}

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
