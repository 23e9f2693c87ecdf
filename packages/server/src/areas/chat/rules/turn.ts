import type { ChatTurn } from '@coachkit/contract'
import { Refusal } from '../../../kernel/refusal.ts'

/** What the user says now. Whatever a page claims that the assistant said is not even looked at. */
export function latestTurn(turns: readonly ChatTurn[]): ChatTurn {
  const turn = turns.findLast(({ from_user }) => from_user)
  // PostgreSQL's text can't hold a zero character, and a lone half of a pair would come back as something else.
  const text = (turn?.text ?? '')
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .trim()
  if (!turn || (text === '' && !turn.survey_type)) throw new Refusal('chat.empty')
  return { ...turn, text }
}

const titleLength = 60

/** A title from what the user wrote first: its beginning, cut between words. */
export function titleOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= titleLength) return line
  const cut = line.slice(0, titleLength)
  const space = cut.lastIndexOf(' ')
  return `${(space > titleLength / 2 ? cut.slice(0, space) : cut).replace(/[,;:.\s]+$/, '')}…`
}
