import { laterPart } from '../parts/later/later.ts'
import { wearMore } from './coach-chat.styles.ts'
import { broken } from './state/entry.ts'
import type { LaterVerbs } from './state/later-verbs.ts'
import { words } from './words/coach-chat.words.ts'

const part = laterPart<typeof import('./later.ts')>((later) => {
  wearMore(later)
  Object.assign(words, later.laterEnglish)
})
export const { here: further, failed: furtherFailed } = part

/** A failure is told by the screen that needs it. */
export const fetchFurther = () => part.fetch(() => import('./later.ts')).catch(() => undefined)

export const laterVerbs: LaterVerbs = {
  follow: async (...answer) => (await fetchFurther())?.follow(...answer) ?? broken('network.failed'),
  plainText: (markdown) => further.peek()?.plainText(markdown) ?? markdown,
  sentenceOf: (code) =>
    further.value?.sentenceFor(code) ?? (code.startsWith('network.') ? 'problem.network' : 'problem.unknown'),
}
