import { wordsOf } from '../brand/words.ts'
import { useDeployment } from '../deployment.ts'
import { Logo } from '../frames/logo.tsx'
import { useNotify } from '../notifications/notifications.tsx'
import type { PageTools } from '../routes/route.ts'
import { CoachLogin } from '../widgets.ts'

/** The form, and where there is room beside it what the brand stands for, or the picture that a school gave. */
export function Login({ signIn }: PageTools) {
  const notify = useNotify()
  const { brand } = useDeployment()
  const { headline, lead } = wordsOf(brand.record.name)
  return (
    <div className="doorway">
      <aside className={brand.record.login_url ? 'doorway-side has-picture' : 'doorway-side'}>
        {!brand.record.login_url && (
          <>
            <span className="doorway-mark">
              <Logo />
            </span>
            <p className="doorway-headline">{headline}</p>
            <p>{lead}</p>
          </>
        )}
      </aside>
      <div className="doorway-form">
        <CoachLogin
          onCoachSignedIn={({ detail }) => {
            signIn(detail)
            notify(detail.user.first_name ? `Welcome, ${detail.user.first_name}.` : 'Welcome.')
          }}
        />
      </div>
    </div>
  )
}
