import type { Item, ItemAnswer } from '@coachkit/contract'
import type { Text } from '@coachkit/sdk'
import { ChoiceList } from '../../parts/choice-list/choice-list.tsx'
import { Field } from '../../parts/field/field.tsx'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { further } from '../further.ts'
import { marks, Prose } from '../screens/prose.tsx'
import { chooseOne, toggleOne } from '../state/answer.ts'
import type { Outcome } from '../state/work.ts'
import type { QuizWords } from '../words/en.ts'

export interface ItemInputProps {
  item: Item
  answer: ItemAnswer
  text: Text<QuizWords>
  lang: string
  locked: boolean
  outcome: Outcome | null
  /** Begins each label where several inputs stand on one screen, such as "Part b". */
  about?: string
  onAnswer: (change: ItemAnswer, tapped: boolean) => void
}

/** Enter hands a longer text in; with Shift it makes a new line. */
function enterHandsIn(event: KeyboardEvent) {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
  event.preventDefault()
  ;(event.currentTarget as HTMLTextAreaElement).form?.requestSubmit()
}

/** What one item is answered with. */
export function ItemInput({ item, answer, text, lang, locked, outcome, about, onAnswer }: ItemInputProps) {
  const called = (words: string) => (about ? `${about}: ${words}` : words)
  const id = `answer-${item.id}`
  const value = answer.value ?? ''
  const plainText = further.value?.plainText
  const typed = (next: string) => onAnswer({ value: next }, false)

  if (item.type === 'one-choice' || item.type === 'several-choices') {
    const several = item.type === 'several-choices'
    const chosen = several
      ? (answer.selected_options ?? []).map(({ order }) => String(order))
      : answer.selected_option
        ? [String(answer.selected_option.order)]
        : []
    return (
      <ChoiceList
        name={id}
        legend={called(text(several ? 'question.choose-several' : 'question.choose-one'))}
        several={several}
        choices={(item.options ?? []).map((option) => ({
          value: String(option.order),
          label: <Prose text={option.text} lang={lang} say={text} />,
          heard: marks.test(option.text) ? plainText?.(option.text) : undefined,
        }))}
        chosen={chosen}
        locked={locked}
        outcome={outcome}
        onChoose={(order) => onAnswer(several ? toggleOne(answer, Number(order)) : chooseOne(Number(order)), true)}
      />
    )
  }

  if (item.type === 'numeric') {
    return (
      <div class="numeric">
        <Field
          id={id}
          kind="number"
          label={called(text('question.number'))}
          value={value}
          locked={locked}
          outcome={outcome}
          maxLength={64}
          onInput={typed}
        />
        {item.units && item.units.length > 0 && (
          <ChoiceList
            name={`${id}-unit`}
            look="chips"
            legend={called(text('question.unit'))}
            choices={item.units.map((unit) => ({ value: unit, label: unit }))}
            chosen={answer.unit ? [answer.unit] : []}
            locked={locked}
            outcome={outcome}
            onChoose={(unit) => onAnswer({ unit }, true)}
          />
        )}
      </div>
    )
  }

  if (item.type === 'expression') {
    const ExpressionField = further.value?.ExpressionField
    if (!ExpressionField) return <Skeleton words={text('load.words')} lines={3} />
    return (
      <ExpressionField
        id={id}
        label={called(text('question.expression'))}
        value={value}
        text={text}
        locked={locked}
        outcome={outcome}
        onInput={typed}
      />
    )
  }

  return (
    <Field
      id={id}
      kind="long"
      label={called(text('question.text'))}
      hint={locked ? undefined : text('question.text-hint')}
      value={value}
      locked={locked}
      outcome={outcome}
      onInput={typed}
      onKeyDown={enterHandsIn}
    />
  )
}
