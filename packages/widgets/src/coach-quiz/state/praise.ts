import type { QuizWord } from '../words/en.ts'
import type { Totals, Work } from './work.ts'

/** Not in the spec: our choice. 80 percent also earns a sticker. */
const great = 80
const good = 50

/** What the score deserves to be called: full marks alone are celebrated, and nothing right is no praise. */
export function praiseOf({ marks, max_marks, percent }: Pick<Totals, 'marks' | 'max_marks' | 'percent'>) {
  if (marks <= 0) return { word: 'summary.none', mood: 'consoles' } as const
  if (marks >= max_marks) return { word: 'summary.all', mood: 'cheers' } as const
  if (percent >= great) return { word: 'summary.great', mood: 'cheers' } as const
  if (percent >= good) return { word: 'summary.good', mood: 'cheers' } as const
  return { word: 'summary.going', mood: 'idle' } as const
}

/** How the score came about: hints and earlier tries are said as they were, and never counted against anybody. */
export function helpOf(works: readonly Work[], tries: number): { word: QuizWord; count: number }[] {
  const hints = works.reduce((sum, { evaluation }) => sum + evaluation.hints_used, 0)
  const full = works.every(({ evaluation }) => evaluation.is_full_marks)
  const said: { word: QuizWord; count: number }[] = []
  if (hints > 0) said.push({ word: 'summary.hints', count: hints })
  else if (full) said.push({ word: 'summary.alone', count: 0 })
  if (tries > 1) said.push({ word: 'summary.try', count: tries })
  return said
}
