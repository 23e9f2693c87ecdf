import type { plainText } from '../../parts/markdown/plain-text.ts'
import type { ChatWords } from '../words/coach-chat.words.ts'
import type { follow } from './answering.ts'

/** What the chat can do once its second part is here; each has a way to do without. */
export interface LaterVerbs {
  /** Waits for the second part, which comes before any answer. */
  follow: typeof follow
  plainText: typeof plainText
  /** The sentence for a code. */
  sentenceOf(code: string): keyof ChatWords & string
}
