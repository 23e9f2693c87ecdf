import { useNotify } from '../notifications/notifications.tsx'
import type { PageTools } from '../routes/route.ts'
import { CoachLogin } from '../widgets.ts'

export function Login({ signIn }: PageTools) {
  const notify = useNotify()
  return (
    <div className="narrow">
      <CoachLogin
        onCoachSignedIn={({ detail }) => {
          signIn(detail)
          notify(detail.user.first_name ? `Welcome, ${detail.user.first_name}.` : 'Welcome.')
        }}
      />
    </div>
  )
}
