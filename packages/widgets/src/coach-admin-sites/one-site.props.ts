import type { AdminSitesState } from './coach-admin-sites.state.ts'
import type { OneSite } from './one-site.state.ts'

export interface OneSiteProps {
  one: OneSite
  state: AdminSitesState
}
