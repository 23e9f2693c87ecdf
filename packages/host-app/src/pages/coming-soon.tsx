import { Logo } from '../frames/logo.tsx'

export function ComingSoon() {
  return (
    <section className="calm">
      <Logo />
      <h1>Coming soon</h1>
      <p>We are getting this ready. Come back in a little while.</p>
    </section>
  )
}
