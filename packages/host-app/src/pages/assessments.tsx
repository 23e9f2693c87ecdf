import { Link } from 'react-router'

/**
 * Where curriculum staff and their guests land (decisions.md). Generating and reviewing assessments comes with its
 * widget; until then the page says so and leads to what there is for them.
 */
export function Assessments({ product, onboarding }: { product: string; onboarding: number | null }) {
  return (
    <section className="places">
      <h1>Assessments</h1>
      <p className="lead">Generating and reviewing assessments is not available yet.</p>
      <p>Here is what you can do today.</p>
      <ul className="place-cards">
        <li>
          <Link to="/courses">
            <strong>Look through the courses</strong>
            <span>What each course covers, topic by topic.</span>
          </Link>
        </li>
        <li>
          <Link to={`/${product}/coach`}>
            <strong>Ask the coach</strong>
            <span>Try it as a pupil would.</span>
          </Link>
        </li>
        <li>
          <Link to={`/${product}/onboarding`}>
            <strong>Tell us about your work</strong>
            <span>
              {onboarding
                ? `Your answers so far fill ${Math.round(onboarding * 100)} % of it.`
                : 'Your subjects and years, in a few questions.'}
            </span>
          </Link>
        </li>
        <li>
          <Link to={`/${product}/account`}>
            <strong>Your account</strong>
            <span>Name, picture, email address and password.</span>
          </Link>
        </li>
      </ul>
    </section>
  )
}
