import { findTheme } from '../brand/themes.ts'
import { useDeployment } from '../deployment.ts'
import type { PageTools } from '../routes/route.ts'
import { CoachProfile, CoachSessions } from '../widgets.ts'

/** One's own account, and below it where one is signed in. */
export function AccountPage({ user }: PageTools) {
  const { brand } = useDeployment()
  return (
    <div className="account-page">
      <CoachProfile key={user?.id} themes={brand.theme_feature} theme-id={findTheme(user)} />
      <CoachSessions />
    </div>
  )
}
