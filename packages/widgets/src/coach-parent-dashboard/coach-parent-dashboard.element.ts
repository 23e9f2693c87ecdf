import { defineWidget } from '@coachkit/sdk'
import { familySheets } from '../parts/family/family.styles.ts'
import { createParentDashboard } from './coach-parent-dashboard.state.ts'
import { dashboardStyles } from './coach-parent-dashboard.styles.ts'
import { ParentDashboardView } from './coach-parent-dashboard.view.tsx'
import { words } from './words/en.ts'

/** A family's first page: the children, what they learn, what is paid, and what to do next. */
export const CoachParentDashboard = defineWidget({
  tag: 'coach-parent-dashboard',
  attributes: {},
  words,
  translations: { de: () => import('./words/de.ts'), es: () => import('./words/es.ts') },
  styles: [...familySheets, dashboardStyles],
  create: createParentDashboard,
  view: ParentDashboardView,
})
