import { Footprints, Lightbulb, MessageCircleQuestion, Shapes } from 'lucide-react'
import { useRef } from 'react'
import { Foot } from '../frames/foot.tsx'
import { CoachChat } from '../widgets.ts'
import '../styles/ask-coach.css'

/** decisions.md, "The coach": each request moves one rung. */
const rungs = [
  {
    icon: <MessageCircleQuestion aria-hidden />,
    title: 'A nudge',
    text: 'What is the question asking, and what do you already know?',
  },
  { icon: <Lightbulb aria-hidden />, title: 'A hint', text: 'One idea to get you unstuck, and no more.' },
  {
    icon: <Shapes aria-hidden />,
    title: 'A similar problem',
    text: 'Worked through, so that you can see how it’s done.',
  },
  { icon: <Footprints aria-hidden />, title: 'One small step', text: 'Part of your own problem, done together.' },
]

const questions = ['Solve 3x + 5 = 20', 'What is photosynthesis?', 'How do I add 1/2 and 1/3?']

/** The coach live, beside what one may expect of it. */
export function AskCoach() {
  const coach = useRef<HTMLElement & { send?: (text: string) => void }>(null)
  const ask = (question: string) => {
    coach.current?.send?.(question)
    // On a phone the coach stands below.
    coach.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className="ask">
      <div className="ask-words">
        <h1>Ask the coach</h1>
        <p className="lead">
          Bring something you’re stuck on. You won’t get the answer straight away, and that’s the point.
        </p>
        <ol className="rungs">
          {rungs.map(({ icon, title, text }) => (
            <li key={title}>
              <span className="reason-icon">{icon}</span>
              <div>
                <h2>{title}</h2>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="ask-after">
          You get the answer once you’ve had a go yourself, or when you’ve used every kind of help.
        </p>
        <section aria-labelledby="ask-for-example">
          <h2 id="ask-for-example">For example</h2>
          <p className="ask-examples">
            {questions.map((question) => (
              <button key={question} type="button" className="button quiet" onClick={() => ask(question)}>
                {question}
              </button>
            ))}
          </p>
        </section>
      </div>
      <div className="ask-coach">
        <CoachChat ref={coach as never} mode="inline" />
      </div>
      <Foot />
    </div>
  )
}
