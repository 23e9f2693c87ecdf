import { CoachChat, CoachQuiz } from '../widgets.ts'

/** A quiz with the coach beside it; both speak of the same question through the page's focus. */
export function ChatAndQuiz({ quizId, demo }: { quizId: string; demo: boolean }) {
  return (
    <div className="beside">
      <CoachQuiz key={quizId} quiz-id={quizId} demo={demo} />
      <CoachChat mode="inline" />
    </div>
  )
}
