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
    text: 'What is asked, and what do you know already?',
  },
  { icon: <Lightbulb aria-hidden />, title: 'A hint', text: 'One idea that gets you unstuck, and no more than that.' },
  {
    icon: <Shapes aria-hidden />,
    title: 'A similar one',
    text: 'Not yours but its twin, worked out so that you see how.',
  },
  { icon: <Footprints aria-hidden />, title: 'One small step', text: 'A piece of your own question, done together.' },
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
        <p className="lead">Bring what you are stuck on. You will not get the answer first, and that is the point.</p>
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
        <p className="ask-after">The answer comes after a try of your own, or when every rung has been used.</p>
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
