import { isDeepStrictEqual } from 'node:util'

/** An event that has no number yet. */
export interface Piece {
  event: string
  data: unknown
}

type Text = { delta: string } & Record<string, unknown>

const isText = (data: unknown): data is Text =>
  typeof data === 'object' && data !== null && typeof (data as { delta?: unknown }).delta === 'string'

export const textOf = (data: unknown): string | null => (isText(data) ? data.delta : null)

/** Two pieces of one text as one, or null where they belong to different things. */
export function joinText(first: Piece, second: Piece): Piece | null {
  if (first.event !== second.event || !isText(first.data) || !isText(second.data)) return null
  const { delta: one, ...rest } = first.data
  const { delta: other, ...otherRest } = second.data
  if (!isDeepStrictEqual(rest, otherRest)) return null
  return { event: first.event, data: { ...rest, delta: one + other } }
}

/** Puts a piece behind those that wait, or into the last of them. */
export function gather(waiting: Piece[], piece: Piece): void {
  const last = waiting.at(-1)
  const joined = last && joinText(last, piece)
  if (joined) waiting[waiting.length - 1] = joined
  else waiting.push(piece)
}

export interface NumberedPiece extends Piece {
  number: number
  lengths: number[] | null
}

/**
 * Runs of text as one event each, numbered like their last one. `lengths` remembers the seams, so that a reader who
 * has a part of it gets only the rest.
 */
export function compactPieces(pieces: readonly NumberedPiece[]): NumberedPiece[] {
  const kept: NumberedPiece[] = []
  for (const piece of pieces) {
    const last = kept.at(-1)
    const joined = last && joinText(last, piece)
    if (!last || !joined) {
      kept.push(piece)
      continue
    }
    const lengths = [...seamsOf(last), ...seamsOf(piece)]
    kept[kept.length - 1] = { ...joined, number: piece.number, lengths }
  }
  return kept
}

const seamsOf = ({ lengths, data }: NumberedPiece): number[] => lengths ?? [textOf(data)?.length ?? 0]

/** What a reader who has everything up to `after` still lacks of a stored event. */
export function restAfter({ number, event, data, lengths }: NumberedPiece, after: number): Piece {
  const known = lengths ? lengths.length - (number - after) : 0
  if (!lengths || known <= 0 || !isText(data)) return { event, data }
  const skip = lengths.slice(0, known).reduce((sum, length) => sum + length, 0)
  return { event, data: { ...data, delta: data.delta.slice(skip) } }
}
