import type { Answer, ItemAnswer, ItemWithKey, QuestionWithKey } from '@coachkit/contract'
import { decimal } from './fraction.ts'

type Keyed = Pick<ItemWithKey, 'key' | 'options'>

/** What gets full marks, as a pupil would give it. */
export function rightItem({ key }: Keyed): ItemAnswer {
  switch (key.type) {
    case 'one-choice':
      return { selected_option: { order: key.correct }, value: String(key.correct) }
    case 'several-choices':
      return { selected_options: key.correct.map((order) => ({ order })) }
    case 'numeric': {
      const unit = key.units.find(({ factor }) => factor === 1)
      return unit ? { value: key.value, unit: unit.symbol } : { value: key.value }
    }
    case 'expression':
      return { value: key.accepted[0] ?? '' }
    case 'short-text':
      return { value: key.accepted[0] ?? key.ideas.map(([wording]) => wording).join(' and ') }
    case 'multi-part':
      return {}
  }
}

/** A plausible slip, which gets fewer marks. */
export function wrongItem({ key, options = [] }: Keyed): ItemAnswer {
  switch (key.type) {
    case 'one-choice': {
      const order = options.find((option) => option.order !== key.correct)?.order ?? key.correct + 1
      return { selected_option: { order }, value: String(order) }
    }
    case 'several-choices': {
      const extra = options.find(({ order }) => !key.correct.includes(order))
      const [first] = key.correct
      return { selected_options: [...(first ? [{ order: first }] : []), ...(extra ? [{ order: extra.order }] : [])] }
    }
    case 'numeric': {
      const unit = key.units[0]
      const value = String((decimal(key.value) ? Number(key.value) : 0) * 2 + 7)
      return unit ? { value, unit: unit.symbol } : { value }
    }
    case 'expression':
      return { value: `${key.accepted[0]?.replace(/\$\$/g, '') ?? ''}+7` }
    case 'short-text':
      return { value: 'I am not sure' }
    case 'multi-part':
      return {}
  }
}

/** A whole question's answer; `isRight` decides item by item. */
export function sampleAnswer(question: QuestionWithKey, isRight: () => boolean): Answer {
  const one = (item: Keyed) => (isRight() ? rightItem(item) : wrongItem(item))
  if (question.sub_questions.length === 0) return one(question)
  return { parts: Object.fromEntries(question.sub_questions.map((part) => [part.id, one(part)])) }
}
