import type { ItemDraft } from '../drafts/drafts.ts'

/** Text as it is compared: without marks of mathematics, spaces joined. */
const bare = (text: string): string =>
  text
    .replace(/\\(?:d?frac)\{([^{}]*)\}\{([^{}]*)\}/g, '$1/$2')
    .replace(/\\[()[\]]/g, ' ')
    .replace(/[*_]/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()

/** What would give the item away if a hint said it. */
export function answersOf({ key, options }: ItemDraft): string[] {
  const texts = (orders: readonly number[]): string[] =>
    (options ?? []).filter(({ order }) => orders.includes(order)).map(({ text }) => text)
  switch (key.type) {
    case 'one-choice':
      return texts([key.correct])
    // One of several may be named as an example; all of them together may not.
    case 'several-choices':
      return []
    case 'numeric':
      return [key.value]
    case 'expression':
    case 'short-text':
      return key.accepted
    case 'multi-part':
      return []
  }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether a text says the answer as a word or number of its own. */
export function tells(text: string, answer: string): boolean {
  const sought = bare(answer).trim()
  if (sought === '') return false
  const compact = /[+\-*/^=]/.test(sought)
  const where = compact ? bare(text).replace(/ /g, '') : bare(text)
  const what = compact ? sought.replace(/ /g, '') : sought
  return new RegExp(`(?<![\\p{L}\\d.,/])${escaped(what)}(?![\\p{L}\\d/]|[.,]\\d)`, 'u').test(where)
}

/** No rung of any ladder says the answer. */
export function isHonest(item: ItemDraft & { sub_questions?: ItemDraft[] }): boolean {
  const parts = item.sub_questions?.length ? item.sub_questions : [item]
  return parts.every((part) => part.hints.every(({ text }) => answersOf(part).every((answer) => !tells(text, answer))))
}
