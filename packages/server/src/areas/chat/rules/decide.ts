import type { ItemAnswer, ItemWithKey } from '@coachkit/contract'
import type { Move } from '../../../kernel/model/brief.ts'
import type { Intent } from './intent.ts'
import type { Rung } from './ladder.ts'

/** Marks one item; the quiz's own marker is passed in. */
export type Judge = (item: ItemWithKey, answer: ItemAnswer) => { is_full_marks: boolean; reason?: string }

/** How far somebody is with an item; kept by the server alone. */
export interface Progress {
  rungs: number
  tries: number
  solved: boolean
  answer_told: boolean
}

export const noProgress: Progress = { rungs: 0, tries: 0, solved: false, answer_told: false }

/** What the quiz knows of the item, when it lies on the pupil's desk. */
export interface DeskView {
  /** Answers handed in. */
  tries: number
  hints_used: number
  marked: boolean
}

export interface Situation {
  intent: Intent
  /** The pupil's own answer in this message, if it has one. */
  attempt: ItemAnswer | null
  item: ItemWithKey
  ladder: readonly Rung[]
  progress: Progress
  desk: DeskView | null
  /** The problem was found in this very message. */
  fresh: boolean
  judge: Judge
}

export interface Decision {
  move: Move
  /** The rung to tell, by its place in the ladder. */
  rung: number | null
  tells_answer: boolean
  /** Why a try was nearly right, in the marker's codes. */
  note: string | null
  progress: Progress
}

/**
 * Not in the spec: our choice. On an item that isn't handed in yet the coach judges this many tries, so that nobody
 * finds its key by guessing; of options to pick from it judges none.
 */
export const triesBeforeHandIn = 3

/** The coach leads before it tells: the one place where it is decided what may be said about an item. */
export function decide(situation: Situation): Decision {
  const { intent, attempt, item, judge, desk } = situation
  const progress = withDesk(situation)
  const stay = (move: Move): Decision => ({ move, rung: null, tells_answer: false, note: null, progress })
  const tell = (move: Move, change: Partial<Progress>): Decision => ({
    ...stay(move),
    tells_answer: true,
    progress: { ...progress, ...change },
  })

  const notHandedIn = desk !== null && desk.tries === 0 && !desk.marked
  const mayTell = notHandedIn
    ? false
    : progress.tries > 0 || progress.solved || progress.answer_told || (desk?.tries ?? 0) > 0 || desk?.marked === true

  if (attempt && !situation.fresh && intent !== 'tell') {
    const given = judge(item, attempt)
    const readable = given.reason !== 'unreadable' && given.reason !== 'empty'
    if (given.is_full_marks || readable) {
      const choice = item.type === 'one-choice' || item.type === 'several-choices'
      if (notHandedIn && (choice || progress.tries >= triesBeforeHandIn)) {
        return climb('hand-in-first', { ...situation, progress })
      }
      const tried = { ...progress, tries: progress.tries + 1 }
      if (given.is_full_marks) {
        return { ...tell('right', { tries: tried.tries, solved: true }), tells_answer: !notHandedIn }
      }
      if (isScaffoldRight(situation)) return stay('step-right')
      return { ...climb('not-yet', { ...situation, progress: tried }), note: given.reason ?? null }
    }
    if (isScaffoldRight(situation)) return stay('step-right')
  }

  if (intent === 'check' && !situation.fresh) return stay('ask-for-try')
  if (progress.solved && mayTell && intent !== 'hint') return tell('solved-already', {})

  const told = progress.rungs >= situation.ladder.length
  if (intent === 'tell' && mayTell) return tell('answer', { answer_told: true })
  if (told && !notHandedIn) return tell('answer', { answer_told: true })
  if (told) return stay('hand-in-first')
  return climb(intent === 'tell' ? 'rung-not-answer' : 'rung', { ...situation, progress })
}

/** One rung down the ladder, if there is one left. */
function climb(move: Move, { ladder, progress }: Situation): Decision {
  const rung = progress.rungs < ladder.length ? progress.rungs : null
  return {
    move,
    rung,
    tells_answer: false,
    note: null,
    progress: { ...progress, rungs: Math.min(progress.rungs + 1, ladder.length) },
  }
}

/** Hints that were read in the quiz were told already. */
function withDesk({ desk, ladder, progress }: Situation): Progress {
  if (!desk || desk.hints_used === 0) return progress
  const read = ladder.findLastIndex(({ hint_number }) => hint_number !== null && hint_number <= desk.hints_used) + 1
  return { ...progress, rungs: Math.max(progress.rungs, read) }
}

/** The rung told last may have asked something of its own. */
function isScaffoldRight({ attempt, ladder, progress, judge }: Situation): boolean {
  const scaffold = ladder[progress.rungs - 1]?.scaffold
  return scaffold !== null && scaffold !== undefined && attempt !== null && judge(scaffold, attempt).is_full_marks
}
