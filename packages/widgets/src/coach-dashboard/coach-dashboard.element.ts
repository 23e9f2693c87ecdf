import { defineWidget } from '@coachkit/sdk'
import { buttonStyles } from '../parts/button/button.styles.ts'
import { coachFaceStyles } from '../parts/coach-face/coach-face.styles.ts'
import { iconStyles } from '../parts/icon/icon.styles.ts'
import { problemPanelStyles } from '../parts/problem-panel/problem-panel.styles.ts'
import { skeletonStyles } from '../parts/skeleton/skeleton.styles.ts'
import { baseStyles } from '../parts/styles/base.styles.ts'
import { createDashboard } from './coach-dashboard.state.ts'
import { dashboardStyles } from './coach-dashboard.styles.ts'
import { DashboardView } from './coach-dashboard.view.tsx'
import { words } from './words/en.ts'

/** The pupil's start page: what is unfinished, what is new, what is done. */
export const CoachDashboard = defineWidget({
  tag: 'coach-dashboard',
  attributes: {},
  words,
  translations: { de: () => import('./words/de.ts'), es: () => import('./words/es.ts') },
  styles: [baseStyles, buttonStyles, iconStyles, coachFaceStyles, problemPanelStyles, skeletonStyles, dashboardStyles],
  create: createDashboard,
  view: DashboardView,
})
