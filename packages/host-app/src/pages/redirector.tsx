import { useEffect } from 'react'
import { Link } from 'react-router'
import { useDeployment } from '../deployment.ts'
import { Logo } from '../frames/logo.tsx'
import { messengerOf } from '../redirector/messenger.ts'

/** On the way to a messenger: the browser goes by itself, and the button is there for one that does not. */
export function Redirector({ query }: { query: URLSearchParams }) {
  const { config, brand } = useDeployment()
  const found = messengerOf(config.messengers ?? {}, query)
  const page = found?.address
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
      <h1>Taking you to {found.title}</h1>
      <p>You leave {brand.title}. Your message waits there until you send it.</p>
      <a className="button primary" href={found.address} rel="noreferrer">
        Go to {found.title}
      </a>
    </section>
  )
}
