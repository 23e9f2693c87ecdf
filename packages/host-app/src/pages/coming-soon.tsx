import { wordsOf } from '../brand/words.ts'
import { useDeployment } from '../deployment.ts'
import { Logo, Mascot } from '../frames/logo.tsx'
import '../styles/coming-soon.css'

/** All that a brand shows before it opens. Nothing here leads on: every other address leads back. */
export function ComingSoon() {
  const { brand } = useDeployment()
  const { headline, lead } = wordsOf(brand.record.name)
  return (
    <section className="soon">
      <Logo />
      <Mascot />
      <p className="soon-brand">{brand.title}</p>
      <h1>Coming soon</h1>
      <p className="soon-headline">{headline}.</p>
      <p className="soon-lead">{lead}</p>
      <p className="soon-note">We’re getting things ready. Check back soon.</p>
    </section>
  )
}
