import type { Answer, ItemWithKey, Option, QuestionWithKey } from '@coachkit/contract'
import type { ItemMark, MarkReason } from './marking/item-mark.ts'
import type { QuestionMark } from './marking/mark.ts'
import { ladderOf } from './rules.ts'

/** What a reason says to a pupil. Not the key, and never more than the answer shows. */
const looksAt: Record<MarkReason, string> = {
  right: '',
  typo: 'Watch the spelling; the meaning is right.',
  empty: 'Nothing was answered here.',
  wrong: 'The answer does not fit yet.',
  partly: 'A part of it is there.',
  'missing-unit': 'The number is right. It still needs its unit.',
  'wrong-unit': 'Look at the unit: the number and the unit do not belong together.',
  unreadable: 'This could not be read as an answer. Check how it is written.',
  rounding: 'Very close. Check where you rounded, and by how much.',
  sign: 'The size is right. Look at the sign again.',
  'not-worked-out': 'The value is right, but it is not worked out to the end.',
}

const praise = ['Well done.', 'Exactly right.', 'That is right.', 'Yes, correct.'] as const

/** The same answer always gets the same words. */
const choose = <T>(from: readonly [T, ...T[]], seed: string): T =>
  from[[...seed].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % from.length] ?? from[0]

/** What is told after marking, from the bank alone: telling is allowed now, so the worked way is shown whole. */
export function explanationOf(question: QuestionWithKey, answer: Answer, mark: QuestionMark, seed: string): string {
  if (question.sub_questions.length === 0) return oneItem(question, mark, seed)
  const parts = question.sub_questions.map((part, index) => {
    const own = mark.parts[part.id]
    return own ? `**Part ${index + 1}.** ${oneItem(part, own, `${seed}${part.id}`)}` : ''
  })
  const shared = paragraphs([question.explanation, steps(question.worked_steps)])
  return paragraphs([summary(mark, answer), ...parts, shared])
}

function oneItem(item: ItemWithKey, mark: ItemMark, seed: string): string {
  if (mark.is_full_marks) return rightWords(item, mark, seed)
  const first = ladderOf(item.hints)[0]
  const worked = steps(item.worked_steps)
  return paragraphs([
    `Not yet. ${lookAt(mark)}`,
    // The first rung points the way; with worked steps below it the others would say everything twice.
    first && `What to look at: ${first.text}`,
    item.explanation,
    worked && `Step by step:\n\n${worked}`,
    keyWords(item),
  ])
}

function rightWords(item: ItemWithKey, mark: ItemMark, seed: string): string {
  const opening = [choose(praise, seed), looksAt[mark.reason]].filter((text) => text !== '').join(' ')
  const why = item.explanation ?? item.worked_steps.at(-1)
  return why ? `${opening}\n\n${why}` : opening
}

function lookAt({ reason, detail }: ItemMark): string {
  const { found, wanted, extra } = detail
  if (reason !== 'partly' || found === undefined || wanted === undefined) return looksAt[reason]
  const counted = `${found} of ${wanted} found`
  return extra ? `${counted}, and ${extra} that do${extra === 1 ? 'es' : ''} not belong.` : `${counted}.`
}

function summary(mark: QuestionMark, answer: Answer): string {
  if (mark.is_full_marks) return 'All parts are right.'
  const answered = Object.keys(answer.parts ?? {}).length
  return answered === 0
    ? 'Not yet.'
    : `${mark.detail.found ?? 0} of ${mark.detail.wanted ?? 0} parts are right. The others: not yet.`
}

const steps = (worked: readonly string[]): string =>
  worked.map((step, index) => `${index + 1}. ${step.replace(/\n/g, '\n   ')}`).join('\n')

const paragraphs = (texts: readonly (string | null | undefined)[]): string =>
  texts.filter((text) => text !== null && text !== undefined && text !== '').join('\n\n')

/** The right answer in words, once the pupil has tried. */
export function keyWords({ key, options }: ItemWithKey): string {
  switch (key.type) {
    case 'one-choice':
      return `The answer is: ${optionText(options, key.correct)}`
    case 'several-choices':
      return `These are right:\n\n${key.correct.map((order) => `- ${optionText(options, order)}`).join('\n')}`
    case 'numeric': {
      const unit = key.units.find(({ factor }) => factor === 1) ?? key.units[0]
      return `The answer is ${key.value}${unit ? ` ${unit.symbol}` : ''}.`
    }
    case 'expression':
      return `The answer is ${formula(key.accepted[0] ?? '')}.`
    case 'short-text':
      return key.accepted[0] ? `For example: ${key.accepted[0]}` : ''
    case 'multi-part':
      return ''
  }
}

const optionText = (options: readonly Option[] | undefined, order: number): string =>
  options?.find((option) => option.order === order)?.text ?? `option ${order}`

/** Keys come as typed or as TeX, with or without the delimiters of their source. */
function formula(accepted: string): string {
  const bare = accepted
    .replace(/\$\$|\\[()[\]]/g, '')
    .replace(/\*\*/g, '^')
    .trim()
  return /^[\p{L}\s]+$/u.test(bare) ? bare : `\\(${bare}\\)`
}
