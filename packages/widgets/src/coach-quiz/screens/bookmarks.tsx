import { useRef } from 'preact/hooks'
import type { CoachQuizState } from '../coach-quiz.state.ts'
import type { Work } from '../state/work.ts'
import { QuestionRow } from './question-row.tsx'

/** Where a bookmark leads: the questions of this quiz that were marked to be found again. */
export function Bookmarks({ state }: { state: CoachQuizState }) {
  const { text, works } = state
  const kept = works.value.filter(({ bookmarked }) => bookmarked)
  if (kept.length === 0) return null
  return (
    <section class="stack bookmarks" aria-label={text('bookmarks.title')}>
      <h3 class="summary-list">{text('bookmarks.title')}</h3>
      <ul class="marks">
        {kept.map((work) => (
          <QuestionRow
            key={work.question.id}
            state={state}
            work={work}
            onOpen={() => void state.openQuestion(work.question.id)}
          />
        ))}
      </ul>
    </section>
  )
}

/** Said once a question was bookmarked here: where it is found again. */
export function BookmarkNote({ state, work }: { state: CoachQuizState; work: Work }) {
  const before = useRef(work.bookmarked)
  return (
    <div role="status">
      {work.bookmarked && !before.current && <p class="small quiet">{state.text('bookmarks.done')}</p>}
    </div>
  )
}
