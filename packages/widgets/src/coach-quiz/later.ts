/*
 * What a pupil needs a moment later: everything after the first question stands on the screen. It is fetched beside
 * the quiz itself, so that the first screen does not wait for it.
 */
import { markdownStyles } from '../parts/markdown/markdown.styles.ts'
import { mathsStyles } from '../parts/maths/maths.styles.ts'

export { markdownStream } from '../parts/markdown/markdown-stream.ts'
export { plainText } from '../parts/markdown/plain-text.ts'
export { showMaths } from '../parts/maths/maths.ts'
export { ExpressionField } from './answers/expression-field.tsx'
export { BookmarkNote, Bookmarks } from './screens/bookmarks.tsx'
export { Conflict } from './screens/conflict.tsx'
export { Hints } from './screens/hints.tsx'
export { quizKeys } from './screens/keys.ts'
export { PassageSheet } from './screens/passage-sheet.tsx'
export { Result } from './screens/result.tsx'
export { Review } from './screens/review.tsx'
export { Summary } from './screens/summary.tsx'
export { createHelping } from './state/helping.ts'
export { createMarking } from './state/marking.ts'
export { praiseOf } from './state/praise.ts'
export { createReading } from './state/reading.ts'
export { sentenceOf } from './state/sentences.ts'
export { visitorServer } from './state/visitor-server.ts'
export { laterStyles } from './styles/later.styles.ts'
export { laterEnglish } from './words/en-later.ts'

export const laterParts = [markdownStyles, mathsStyles]
