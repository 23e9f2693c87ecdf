import { useEffect } from 'react'
import { Link } from 'react-router'
import { useDeployment } from '../deployment.ts'
import { Logo } from '../frames/logo.tsx'
import { messengerOf } from '../redirector/messenger.ts'

/**
 * On the way to a messenger. To one that has a page the browser goes by itself; a browser opens an app (`sms:`) for
 * nobody who has not tapped, so there the button is the way.
 */
export function Redirector({ query }: { query: URLSearchParams }) {
  const { config, brand } = useDeployment()
  const found = messengerOf(config.messengers ?? {}, query)
  const page = found && /^https?:/i.test(found.address) ? found.address : null
  useEffect(() => {
    if (page) location.replace(page)
  }, [page])

  if (!found)
    return (
      <section className="calm">
        <Logo />
        <h1>This link leads nowhere</h1>
        <p>It names a messenger that {brand.title} does not use. Nothing was sent to anybody.</p>
        <Link className="button primary" to="/support">
          Write to us here
        </Link>
      </section>
    )
  return (
    <section className="calm">
      <Logo />
      <h1>{page ? `Taking you to ${found.title}` : `Go on in ${found.title}`}</h1>
      <p>You leave {brand.title}. Your message waits there until you send it.</p>
      <a className="button primary" href={found.address} rel="noreferrer">
        {page ? 'Go to' : 'Open'} {found.title}
      </a>
    </section>
  )
}
