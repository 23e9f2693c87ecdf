import { markdownStyles } from '../parts/markdown/markdown.styles.ts'
import { mathsStyles } from '../parts/maths/maths.styles.ts'

export { plainText } from '../parts/markdown/plain-text.ts'
export { follow } from './state/answering.ts'
export { sentenceFor } from './state/problem-words.ts'
/*
 * The conversation itself: Markdown, sources, what can be done with an answer. Nobody needs it to read the greeting,
 * to write or to send; it is fetched beside the history.
 */
export { turnsStyles as laterStyles } from './styles/turns.styles.ts'
export { Kept, KeptButton } from './views/kept.tsx'
export { Log } from './views/log.tsx'
export { laterEnglish } from './words/later-english.ts'

export const laterParts = [markdownStyles, mathsStyles]
