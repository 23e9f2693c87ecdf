import { Check, Minus } from 'lucide-react'
import { Link } from 'react-router'
import { useDeployment } from '../deployment.ts'
import { Foot } from '../frames/foot.tsx'
import type { SessionUser } from '../session/user.ts'
import '../styles/lite.css'

/** What lite has and what a subscription adds: only what is there (part 1 §1). */
const rows: readonly [what: string, lite: boolean, full: boolean][] = [
  ['The coach: hints and worked steps before the answer', true, true],
  ['Free quizzes, marked as you answer', true, true],
  ['The courses you subscribe to, with all their quizzes', false, true],
  ['A family page for parents: children, courses and payments', true, true],
]

/** The front door of the free tier. */
export function Lite({ product, user }: { product: string; user: SessionUser | null }) {
  const { brand } = useDeployment()
  return (
    <div className="lite">
      <section className="lite-hero">
        <h1>{brand.title} Lite</h1>
        <p className="lead">The coach and free quizzes, at no cost. No card, no trial period, no adverts.</p>
        <p className="hero-links">
          {user ? (
            <Link className="button primary large" to={`/${product}/activate-lite-access`}>
              Turn on Lite
            </Link>
          ) : (
            <Link className="button primary large" to={`/${product}/${product}-lite-signup`}>
              Start for free
            </Link>
          )}
          <Link className="button quiet large" to="/ask-coach">
            Try the coach first
          </Link>
        </p>
        {!user && (
          <p className="hero-note">
            Already signed up? <Link to={`/${product}/activate-lite-access`}>Use Lite with your account</Link>
          </p>
        )}
      </section>

      <section aria-labelledby="lite-compare">
        <h2 id="lite-compare">What’s included</h2>
        <table className="lite-table">
          <thead>
            <tr>
              <th scope="col">
                <span className="heard-only">What</span>
              </th>
              <th scope="col">Lite</th>
              <th scope="col">Subscription</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([what, lite, full]) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>
                  <Mark value={lite} />
                </td>
                <td>
                  <Mark value={full} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>

      <section className="lite-steps" aria-labelledby="lite-steps">
        <h2 id="lite-steps">In three steps</h2>
        <ol>
          <li>
            <strong>Create an account.</strong> Parents can create one for a child who has no email address.
          </li>
          <li>
            <strong>Tell us what you’re learning.</strong> Your level and subjects are enough to start.
          </li>
          <li>
            <strong>Ask, or try a quiz.</strong> Ten minutes is plenty for today.
          </li>
        </ol>
      </section>
      <Foot />
    </div>
  )
}

const Mark = ({ value }: { value: boolean }) =>
  value ? (
    <>
      <Check aria-hidden size={20} className="lite-yes" />
      <span className="heard-only">yes</span>
    </>
  ) : (
    <>
      <Minus aria-hidden size={20} className="lite-no" />
      <span className="heard-only">no</span>
    </>
  )
