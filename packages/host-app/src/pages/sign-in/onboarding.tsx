import { landingOf } from '../../guard/decide.ts'
import { useNotify } from '../../notifications/notifications.tsx'
import type { PageTools } from '../../routes/route.ts'
import { CoachOnboarding } from '../../widgets.ts'
import { nextPage } from './next-page.ts'

/** The first minutes; whoever has not signed in yet goes on to make an account. */
export function Onboarding({ query, user, product, go }: PageTools) {
  const notify = useNotify()
  return (
    <div className="onboarding">
      <CoachOnboarding
        signed-in={user !== null}
        referral-code={query.get('referral_code')}
        terms-href="/terms-condition"
        privacy-href="/privacy-policy"
        onCoachOnboardingDone={({ detail }) => {
          if (!detail.is_skipped) notify('Thank you. We’ve saved that.')
          go(user ? (nextPage({ query, user, product }) ?? landingOf(user, product)) : `/${product}/signup`)
        }}
      />
    </div>
  )
}
