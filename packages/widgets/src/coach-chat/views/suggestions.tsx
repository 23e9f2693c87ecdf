import type { CoachChat } from '../state/coach-chat.state.ts'
import type { Entry } from '../state/entry.ts'
import { Chips } from './chips.tsx'

/** Ways to go on, under the newest answer alone. */
export function Suggestions({ state, entry }: { state: CoachChat; entry: Entry | undefined }) {
  const list = entry && !entry.from_user && entry.state.value === 'done' ? entry.suggestions.value : []
  if (list.length === 0 || state.busy.value) return null
  return <Chips label={state.text('suggestions')} words={list} onChoose={state.submit} />
}
