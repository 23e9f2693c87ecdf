import { useSyncExternalStore } from 'react'
import { CoachChat, CoachQuiz } from '../widgets.ts'

const wide = () => matchMedia('(min-width: 1000px)')
const onChange = (changed: () => void) => {
  const query = wide()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/**
 * A quiz with the coach beside it; both speak of the same question through the page's focus. Where there is no room
 * beside, the coach waits in the corner, one tap from the question instead of a long way below it.
 */
export function ChatAndQuiz({
  quizId,
  questionId = null,
  demo,
}: {
  quizId: string
  /** Where it opens, such as a bookmarked question. */
  questionId?: string | null
  demo: boolean
}) {
  const isWide = useSyncExternalStore(onChange, () => wide().matches)
  return (
    <div className="beside">
      <h1 className="heard-only">Quiz</h1>
      <div className="beside-quiz">
        <CoachQuiz key={`${quizId} ${questionId}`} quiz-id={quizId} question-id={questionId} demo={demo} />
      </div>
      <div className="beside-coach">
        <CoachChat mode={isWide ? 'inline' : 'launcher'} />
      </div>
    </div>
  )
}
