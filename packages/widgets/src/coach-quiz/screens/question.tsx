import type { Item } from '@coachkit/contract'
import { Icon } from '../../parts/icon/icon.tsx'
import { iconBookmark } from '../../parts/icon/icons.ts'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { ItemInput } from '../answers/item-input.tsx'
import type { CoachQuizState } from '../coach-quiz.state.ts'
import { further } from '../further.ts'
import { itemAnswer, letterOf } from '../state/answer.ts'
import { isLocked, type Outcome, outcomeOf, type Work } from '../state/work.ts'
import { Actions } from './actions.tsx'
import { ScreenHeading } from './heading.tsx'
import { Prose } from './prose.tsx'

/** One question with everything that belongs to it. */
export function Question({ state, work }: { state: CoachQuizState; work: Work }) {
  const { text, place, works } = state
  const { question, evaluation } = work
  const marked = evaluation.state === 'marked'
  const later = further.value

  function submit(event: Event) {
    event.preventDefault()
    if (isLocked(work) || state.attributes.marking.value === 'end') state.next()
    else state.check()
  }

  return (
    <div class={question.passage_id ? 'desk desk-passage' : 'desk'}>
      {question.passage_id &&
        (later ? (
          <later.PassageSheet state={state} id={question.passage_id} key={question.passage_id} />
        ) : (
          <Skeleton words={text('question.passage-load')} lines={6} />
        ))}
      {/* The browser's own checks would speak another language than ours. */}
      <form class="card question" noValidate onSubmit={submit} key={question.id}>
        <div class="row question-top">
          <ScreenHeading state={state}>
            {text('question.heading', { number: place.value + 1, of: works.value.length })}
          </ScreenHeading>
          <span class="small quiet">{text('question.marks', { count: evaluation.max_marks })}</span>
          {state.can().bookmark && (
            <button
              type="button"
              class="icon-button push"
              aria-label={text('action.bookmark')}
              aria-pressed={work.bookmarked}
              onClick={() => void state.bookmark(question.id)}
            >
              <Icon path={iconBookmark} />
            </button>
          )}
        </div>
        {later && <later.BookmarkNote state={state} work={work} />}
        <Prose class="stem" text={question.stem} lang={question.language} say={text} />
        {question.question_images.map(({ url, alt }) => (
          <img class="picture" src={url} alt={alt} key={url} />
        ))}
        {question.sub_questions.length === 0 ? (
          <Answer state={state} work={work} item={question} outcome={outcomeOf(evaluation)} />
        ) : (
          <ol class="parts">
            {question.sub_questions.map((part, at) => (
              <Part state={state} work={work} part={part} letter={letterOf(at)} key={part.id} />
            ))}
          </ol>
        )}
        {later && <later.Conflict state={state} work={work} />}
        {later && <later.Result state={state} work={work} />}
        {later && !marked && <later.Hints state={state} work={work} />}
        <Actions state={state} work={work} />
      </form>
    </div>
  )
}

interface AnswerProps {
  state: CoachQuizState
  work: Work
  item: Item
  outcome: Outcome | null
  about?: string
}

function Answer({ state, work, item, outcome, about }: AnswerProps) {
  return (
    <ItemInput
      item={item}
      answer={itemAnswer(work.question, work.answer, item)}
      text={state.text}
      lang={work.question.language}
      locked={isLocked(work)}
      outcome={outcome}
      about={about}
      onAnswer={(change, tapped) => state.answer(item, change, tapped)}
    />
  )
}

function Part({ state, work, part, letter }: { state: CoachQuizState; work: Work; part: Item; letter: string }) {
  const { text } = state
  const mark = work.evaluation.part_marks[part.id]
  const marked = mark && work.evaluation.state === 'marked'
  const outcome = !marked ? null : mark.is_full_marks ? 'right' : mark.marks_given > 0 ? 'partly' : 'not-yet'
  return (
    <li class="part">
      <span class="part-letter" aria-hidden="true">
        {letter}
      </span>
      <div class="stack part-body">
        <Prose text={part.stem} lang={work.question.language} say={text} />
        <Answer state={state} work={work} item={part} outcome={outcome} about={text('question.part', { letter })} />
        {marked && outcome && (
          <p class="part-mark" data-outcome={outcome}>
            {text('result.part', {
              letter,
              outcome: text(`status.${outcome}`),
              figure: text('result.marks', { marks: mark.marks_given, of: mark.max_marks, count: mark.max_marks }),
            })}
          </p>
        )}
      </div>
    </li>
  )
}
