import type { ItemAnswer, Key } from '@coachkit/contract'
import { fullMarks, type ItemMark, noMarks, someMarks } from './item-mark.ts'
import { comparePhrase, wordsOf } from './plain-text.ts'

type ShortTextKey = Extract<Key, { type: 'short-text' }>

const denials = new Set(['not', 'no', 'never', 'without', 'cannot'])

/** Whether a wording occurs, and nobody denies it in the two words before. */
function tells(words: readonly string[], wording: readonly string[]): boolean {
  if (wording.length === 0) return false
  const denies = wording.some((word) => denials.has(word))
  return words.some((_, start) => {
    if (comparePhrase(words.slice(start, start + wording.length), wording) === 'other') return false
    return denies || !words.slice(Math.max(0, start - 2), start).some((word) => denials.has(word))
  })
}

/** Joined so that `photo synthesis` and `photosynthesis` meet; signs alone, such as `>`, are compared as they are. */
const joined = (words: readonly string[]) => words.join('')

export function markShortText(key: ShortTextKey, max_marks: number, answer: ItemAnswer): ItemMark {
  const text = answer.value?.trim() ?? ''
  if (text === '') return noMarks(max_marks, 'empty')
  if (key.accepted.some((wanted) => wanted.trim() === text)) return fullMarks(max_marks)
  const words = wordsOf(text)
  const accepted = key.accepted.map(wordsOf)
  if (words.length > 0 && accepted.some((wanted) => joined(wanted) === joined(words))) return fullMarks(max_marks)
  if (accepted.some((wanted) => comparePhrase(words, wanted) !== 'other')) return fullMarks(max_marks, 'typo')
  if (key.ideas.length === 0) return noMarks(max_marks, 'wrong')

  const found = key.ideas.filter((wordings) => wordings.some((wording) => tells(words, wordsOf(wording)))).length
  const detail = { found, wanted: key.ideas.length }
  if (found === key.ideas.length) return fullMarks(max_marks)
  return found > 0
    ? someMarks(max_marks, found / key.ideas.length, 'partly', detail)
    : noMarks(max_marks, 'wrong', detail)
}
