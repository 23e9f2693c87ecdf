import { BookOpenCheck, Check, Copy, Lightbulb, ShieldCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useDeployment } from '../deployment.ts'
import { CoachChat } from '../widgets.ts'

/** The copied-to-clipboard flag lasts 1.5 s: part 1 §9. */
const copiedFor = 1500

const reasons = [
  {
    icon: <Lightbulb aria-hidden />,
    title: 'It leads before it tells',
    text: 'A nudge, then a hint, then a similar one worked out. The answer comes after a try of your own.',
  },
  {
    icon: <BookOpenCheck aria-hidden />,
    title: 'It marks as you watch',
    text: 'Hand an answer in and see why it is right, or what to look at again, while it is being written.',
  },
  {
    icon: <ShieldCheck aria-hidden />,
    title: 'It keeps what is yours',
    text: 'Answers are saved before the screen says so. No cookies on anybody’s page, no names sent along.',
  },
]

export function Welcome() {
  const { brand } = useDeployment()

  return (
    <>
      <section className="hero">
        <div className="hero-words">
          <h1>A coach that asks before it tells</h1>
          <p className="lead">Bring a question from your homework. Try it now: nothing to sign up for.</p>
          <p className="hero-links">
            <Link className="button primary" to="/login">
              Sign in
            </Link>
            <a className="button quiet" href="#schools">
              For schools
            </a>
          </p>
        </div>
        <div className="hero-coach">
          <CoachChat mode="inline" />
        </div>
      </section>
      <section className="reasons" aria-label="What to expect">
        {reasons.map(({ icon, title, text }) => (
          <article key={title}>
            {icon}
            <h2>{title}</h2>
            <p>{text}</p>
          </article>
        ))}
      </section>
      <section className="schools" id="schools">
        <div>
          <h2>One line for your school’s page</h2>
          <p>
            Paste it before the closing body tag. The coach waits in the corner, in your colours, and loads only when
            somebody comes near.
          </p>
        </div>
        <PasteLine line={pasteLine(brand.name)} />
      </section>
    </>
  )
}

/** A school gets its own key; the platform's is bound to the platform's origin. */
const pasteLine = (brand: string) =>
  `<script async src="${location.origin}/embed/v1/loader.js" data-key="pk_your_school" data-brand="${brand}" data-widget="chat"></script>`

function PasteLine({ line }: { line: string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), copiedFor)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <div className="paste">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls sideways must be reachable by keyboard */}
      <section className="paste-line" tabIndex={0} aria-label="The line to paste">
        <code>{line}</code>
      </section>
      <button
        type="button"
        className="button primary"
        onClick={() => navigator.clipboard.writeText(line).then(() => setCopied(true))}
      >
        {copied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />} {copied ? 'Copied' : 'Copy'}
      </button>
    </div>
  )
}
