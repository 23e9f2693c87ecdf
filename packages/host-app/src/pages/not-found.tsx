import { Link } from 'react-router'
import { Logo } from '../frames/logo.tsx'

export function NotFound({ home }: { home: string }) {
  return (
    <section className="calm">
      <Logo />
      <h1>There is no page here</h1>
      <p>The address may be mistyped, or the page has moved. Nothing of yours is lost.</p>
      <Link className="button primary" to={home}>
        Go to the start
      </Link>
    </section>
  )
}
