import type { Move } from '../../../kernel/model/brief.ts'
import type { Rung } from './ladder.ts'

const nextOf: { [kind in Rung['kind']]: string } = {
  nudge: 'Give me a hint',
  hint: 'Give me a hint',
  similar: 'Show me a similar one',
  step: 'Show me the next step',
}

export interface SuggestionView {
  move: Move
  /** The rung that would come next. */
  next: Rung | null
  mayTell: boolean
  hasItem: boolean
  /** Something to ask about, from the knowledge documents. */
  topics: readonly string[]
}

/** Two or three short things to say next, each of which the coach really answers. */
export function suggestionsFor({ move, next, mayTell, hasItem, topics }: SuggestionView): string[] {
  if (move === 'safety') return []
  if (!hasItem && move === 'abilities') return topics.slice(0, 3).map((topic) => `Tell me about ${topic}`)
  if (!hasItem) return [...topics.slice(0, 2).map((topic) => `Tell me about ${topic}`), 'What can you do?'].slice(0, 3)
  if (move === 'answer' || move === 'right' || move === 'solved-already') return ['I have another problem', 'Thank you']
  const ask = next ? nextOf[next.kind] : null
  const answer = mayTell ? 'Show me the answer' : null
  return [ask, 'Check my answer', answer].filter((text) => text !== null)
}
