import { Link } from 'react-router'
import { Logo, Mascot } from '../frames/logo.tsx'

interface Props {
  /** The table has this address; its screen has not been built. */
  isPlanned: boolean
  /** Where the person belongs, unless that is this very page. */
  home: string | null
}

/** What is left when there is no screen: it says which of the two it is, and leads on. */
export function NotFound({ isPlanned, home }: Props) {
  return (
    <section className="calm">
      <Logo />
      <Mascot />
      <h1>{isPlanned ? 'This page isn’t ready yet' : 'Page not found'}</h1>
      <p>
        {isPlanned
          ? 'We’re still working on it. Nothing you’ve done is lost.'
          : 'The address may be wrong, or the page may have moved. Nothing you’ve done is lost.'}
      </p>
      <Link className="button primary" to={home ?? '/chat'}>
        {home ? 'Go to the home page' : 'Ask the coach'}
      </Link>
    </section>
  )
}
