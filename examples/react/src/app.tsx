import { StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { CoachQuiz, coach } from './coach.ts'

interface Homework {
  id: string
  title: string
  question_count: number
}

function App() {
  const [homework, setHomework] = useState<Homework[] | null>(null)
  const [chosen, choose] = useState('')
  const [said, say] = useState('')

  useEffect(() => {
    fetch('/examples/react/quizzes')
      .then((answer) => answer.json())
      .then(({ quizzes }: { quizzes: Homework[] }) => {
        setHomework(quizzes)
        choose(quizzes[0]?.id ?? '')
      })
      .catch(() => say('The homework could not be loaded. Reload the page in a moment.'))
  }, [])

  return (
    <>
      <header>
        <strong>Harbour Tutors</strong>
        <span>Signed in as Noah</span>
      </header>
      <main>
        <h1>Tonight’s practice</h1>
        <div className="bar">
          <label htmlFor="quiz">Practise</label>
          <select id="quiz" value={chosen} disabled={!homework} onChange={({ target }) => choose(target.value)}>
            {homework?.map(({ id, title, question_count }) => (
              <option key={id} value={id}>
                {title} ({question_count})
              </option>
            ))}
          </select>
          <button type="button" onClick={() => coach.open()}>
            Ask the coach
          </button>
        </div>
        {chosen && (
          <CoachQuiz
            key={chosen}
            quizId={chosen}
            fallback={<p>One moment …</p>}
            onCoachQuizComplete={({ detail }) => say(`Done: ${detail.total_score} of ${detail.max_score} marks.`)}
          />
        )}
        <p role="status">{said}</p>
      </main>
    </>
  )
}

createRoot(document.querySelector('#app') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
