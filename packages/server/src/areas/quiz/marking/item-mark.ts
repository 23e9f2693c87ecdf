/** Why an item got its marks. The explanation speaks from it; codes are only ever added. */
export type MarkReason =
  | 'right'
  /** Nothing was answered. */
  | 'empty'
  | 'wrong'
  /** Some of several choices, or some ideas. */
  | 'partly'
  /** The number is right, and a unit was asked for. */
  | 'missing-unit'
  /** The number would be right in another unit. */
  | 'wrong-unit'
  /** Not a number or an expression. */
  | 'unreadable'
  /** Nearly the number: rounded too early or too far. */
  | 'rounding'
  | 'sign'
  /** Equal, but not worked out to the end. */
  | 'not-worked-out'
  /** Accepted in spite of a slip of the finger. */
  | 'typo'

export interface ItemMark {
  marks_given: number
  max_marks: number
  is_full_marks: boolean
  reason: MarkReason
  /** What the reason speaks of: the ideas found and wanted, the unit wanted. Never the key. */
  detail: { found?: number; wanted?: number; extra?: number }
}

/** Marks are kept to two decimals, so that thirds add up to what is shown. */
const rounded = (marks: number) => Math.round(marks * 100) / 100

export const fullMarks = (max_marks: number, reason: MarkReason = 'right'): ItemMark => ({
  marks_given: max_marks,
  max_marks,
  is_full_marks: true,
  reason,
  detail: {},
})

export const someMarks = (
  max_marks: number,
  share: number,
  reason: MarkReason,
  detail: ItemMark['detail'] = {},
): ItemMark => ({ marks_given: rounded(max_marks * share), max_marks, is_full_marks: false, reason, detail })

export const noMarks = (max_marks: number, reason: MarkReason, detail: ItemMark['detail'] = {}): ItemMark =>
  someMarks(max_marks, 0, reason, detail)
