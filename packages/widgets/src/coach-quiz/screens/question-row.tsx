import { Icon } from '../../parts/icon/icon.tsx'
import { iconBookmark, iconCheck, iconChevronRight, iconMinus, iconRotateCcw } from '../../parts/icon/icons.ts'
import { plainText } from '../../parts/markdown/plain-text.ts'
import type { CoachQuizState } from '../coach-quiz.state.ts'
import { outcomeOf, type Work } from '../state/work.ts'
import { Prose } from './prose.tsx'

const signs = { right: iconCheck, partly: iconMinus, 'not-yet': iconRotateCcw }

/** One line stands for the question: nothing that needs a line of its own. */
const firstWords = (stem: string) => stem.split(/\n\s*\n|\\\[/)[0]?.trim() || plainText(stem)

/** A question in a list; pressed, it opens. The name says in words what is drawn: a screen reader reads 3 over 4 as 34. */
export function QuestionRow({ state, work, onOpen }: { state: CoachQuizState; work: Work; onOpen: () => void }) {
  const { text, works } = state
  const { question, evaluation } = work
  const number = works.value.indexOf(work) + 1
  const outcome = outcomeOf(evaluation)
  const figure = outcome
    ? text('result.marks', {
        marks: evaluation.marks_given ?? 0,
        of: evaluation.max_marks,
        count: evaluation.max_marks,
      })
    : null
  const about = [
    `${text('question.heading', { number, of: works.value.length })}: ${plainText(question.stem)}`,
    outcome && text(`status.${outcome}`),
    figure,
    work.bookmarked && text('map.bookmarked'),
  ]
  return (
    <li>
      <button type="button" class="mark" data-outcome={outcome ?? undefined} onClick={onOpen}>
        <span class="heard-only">{about.filter(Boolean).join(', ')}</span>
        {outcome && (
          <span class="mark-sign" aria-hidden="true">
            <Icon path={signs[outcome]} />
          </span>
        )}
        <span class="mark-number" aria-hidden="true">
          {number}
        </span>
        <div class="mark-stem" aria-hidden="true">
          <Prose text={firstWords(question.stem)} lang={question.language} say={text} />
        </div>
        {work.bookmarked && (
          <span class="mark-kept" aria-hidden="true">
            <Icon path={iconBookmark} />
          </span>
        )}
        {figure && (
          <span class="mark-figure" aria-hidden="true">
            {figure}
          </span>
        )}
        <Icon path={iconChevronRight} flips />
      </button>
    </li>
  )
}
