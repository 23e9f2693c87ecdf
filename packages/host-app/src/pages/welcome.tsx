import { BookOpenCheck, Lightbulb, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { wordsOf } from '../brand/words.ts'
import { useDeployment } from '../deployment.ts'
import { Foot } from '../frames/foot.tsx'
import { Mascot } from '../frames/logo.tsx'
import { CoachChat } from '../widgets.ts'
import { PasteLine } from './paste-line.tsx'

const reasons = [
  {
    icon: <Lightbulb aria-hidden />,
    title: 'It leads before it tells',
    text: 'A nudge, then a hint, then a similar problem worked through. The answer comes once you’ve had a go.',
  },
  {
    icon: <BookOpenCheck aria-hidden />,
    title: 'It marks as you watch',
    text: 'Check an answer and see straight away why it’s right, or what to look at again.',
  },
  {
    icon: <ShieldCheck aria-hidden />,
    title: 'It keeps your work safe',
    text: 'Every answer is saved before the screen says so. No cookies, and no names sent along.',
  },
]

const promises = [
  'It waits in the corner and loads only when someone needs it.',
  'It uses your colours, in light and dark mode, and stays readable in both.',
  'It works under a strict content security policy and leaves the rest of your page alone.',
]

/** `home` is where somebody belongs who is signed in already. */
export function Welcome({ home }: { home: string | null }) {
  const { brand, config } = useDeployment()
  const { headline, lead } = wordsOf(brand.record.name)
  return (
    <div className="welcome">
      <section className="hero">
        <div className="hero-words">
          <Mascot />
          <h1>{headline}</h1>
          <p className="lead">{lead}</p>
          <p className="hero-links">
            <Link className="button primary large" to={home ?? '/login'}>
              {home ? 'My page' : 'Sign in'}
            </Link>
            <a className="button quiet large" href="#schools">
              For schools
            </a>
          </p>
          <p className="hero-note">Try it right here. No sign-up needed.</p>
        </div>
        <div className="hero-coach">
          <CoachChat mode="inline" />
        </div>
      </section>

      <section className="reasons" aria-labelledby="reasons">
        <h2 id="reasons">Help that leaves the thinking to you</h2>
        <div className="reasons-list">
          {reasons.map(({ icon, title, text }) => (
            <article key={title}>
              <span className="reason-icon">{icon}</span>
              <h3>{title}</h3>
              <p>{text}</p>
            </article>
          ))}
        </div>
      </section>

      <section className="schools" id="schools" aria-labelledby="schools-title">
        <div>
          <h2 id="schools-title">One line for your school’s page</h2>
          <p>Paste it before the closing body tag. That’s all your web developer has to do.</p>
          <ul>
            {promises.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
        </div>
        <PasteLine line={pasteLine(config.brand.name)} />
      </section>

      <Foot />
    </div>
  )
}

/** A school gets its own key; the platform's is bound to the platform's origin. */
const pasteLine = (brand: string) =>
  `<script async src="${location.origin}/embed/v1/loader.js" data-key="pk_your_school" data-brand="${brand}" data-widget="chat"></script>`
