/**
 * What the coach knows and is to do in one turn, decided by the server before any model is asked. The built-in coach
 * puts it into words itself; a configured model gets it as its instructions. Whatever may not be told yet is not in it,
 * so no model can be talked into telling it.
 */
export interface CoachingBrief {
  move: Move
  /** The first answer of a conversation: the built-in coach says what it is. */
  introduce: boolean
  /** The problem at hand, without its key. `fresh` when it was found in this turn. */
  item: { stem: string; options: { order: number; text: string }[]; part: string | null; fresh: boolean } | null
  /** The next rung of the ladder. */
  rung: BriefRung | null
  /** Why a try was nearly right, in the marker's codes. */
  note: string | null
  /** Only when the rules allow the answer to be told, or when the pupil found it. */
  answer: { text: string; steps: string[]; explanation: string | null } | null
  /** Of a problem in parts: the one to go on with, once this one is done. */
  next_part: string | null
  /** Passages of knowledge documents, numbered as they are cited. */
  passages: { number: number; title: string; excerpt: string }[]
  /** Where the problem or the rung comes from. */
  source: { number: number; title: string } | null
  /** The pupil wrote a telephone number or an address: neither repeated nor stored with the model. */
  personal: boolean
  /** How many files were sent along; the coach can't open them. */
  files: number
}

export interface BriefRung {
  kind: 'nudge' | 'hint' | 'similar' | 'step'
  number: number
  of: number
  title: string
  text: string
  /** It ends in a question to the pupil. */
  asks: boolean
}

/** What to do. The reasons stand with the rules that choose. */
export const moves = [
  'greet',
  'thanks',
  'safety',
  'survey',
  'abilities',
  'rung',
  'rung-not-answer',
  'right',
  'step-right',
  'not-yet',
  'answer',
  'ask-for-try',
  'hand-in-first',
  'solved-already',
  'similar-only',
  'passages',
  'which-problem',
  'nothing-found',
] as const
export type Move = (typeof moves)[number]

/** The name under which a brief travels in the call options; a provider's adapter never sends it. */
export const briefOption = 'coachkit'
