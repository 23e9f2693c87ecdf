import type { ComponentType } from 'preact'
import { laterPart } from '../parts/later/later.ts'
import type { markdownStream } from '../parts/markdown/markdown-stream.ts'
import type { plainText } from '../parts/markdown/plain-text.ts'
import type { showMaths } from '../parts/maths/maths.ts'
import type { ExpressionField } from './answers/expression-field.tsx'
import type { CoachQuizState } from './coach-quiz.state.ts'
import { wearMore } from './coach-quiz.styles.ts'
import type { LaterVerbs } from './state/later-verbs.ts'
import type { praiseOf } from './state/praise.ts'
import type { sentenceOf } from './state/sentences.ts'
import type { Work } from './state/work.ts'
import { en, type QuizWords } from './words/en.ts'

type Screen = ComponentType<{ state: CoachQuizState }>
type WorkScreen = ComponentType<{ state: CoachQuizState; work: Work }>

/** The second part of the quiz as the first one knows it: `later.ts` says the same by value. */
export interface Later extends LaterVerbs {
  markdownStream: typeof markdownStream
  showMaths: typeof showMaths
  plainText: typeof plainText
  praiseOf: typeof praiseOf
  ExpressionField: typeof ExpressionField
  BookmarkNote: WorkScreen
  Bookmarks: Screen
  Conflict: WorkScreen
  Hints: WorkScreen
  quizKeys(state: CoachQuizState, event: KeyboardEvent): void
  PassageSheet: ComponentType<{ state: CoachQuizState; id: string }>
  Result: WorkScreen
  Review: Screen
  Summary: Screen
  sentenceOf: typeof sentenceOf
  laterParts: readonly string[]
  laterStyles: string
  laterEnglish: Partial<QuizWords>
}

/** Where it did not come, texts are shown as they are written. */
export const {
  here: further,
  failed: furtherFailed,
  fetch: fetchFurther,
} = laterPart<Later>((later) => {
  wearMore(later)
  Object.assign(en, later.laterEnglish)
})
