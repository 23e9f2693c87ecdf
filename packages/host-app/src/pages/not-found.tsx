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
      <h1>{isPlanned ? 'This page is not ready yet' : 'There is no page here'}</h1>
      <p>
        {isPlanned
          ? 'We are still building it. Everything of yours is safe.'
          : 'The address may be mistyped, or the page has moved. Nothing of yours is lost.'}
      </p>
      <Link className="button primary" to={home ?? '/chat'}>
        {home ? 'Go to the start' : 'Ask the coach'}
      </Link>
    </section>
  )
}
