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
        <h1>This link doesn’t work</h1>
        <p>It points to a messaging app that {brand.title} doesn’t use. Nothing was sent.</p>
        <Link className="button primary" to="/support">
          Contact us
        </Link>
      </section>
    )
  return (
    <section className="calm">
      <Logo />
      <h1>Taking you to {found.title}</h1>
      <p>You’re leaving {brand.title}. Your message isn’t sent until you send it yourself.</p>
      <a className="button primary" href={found.address} rel="noreferrer">
        Go to {found.title}
      </a>
    </section>
  )
}
