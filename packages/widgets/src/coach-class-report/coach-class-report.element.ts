import { defineWidget } from '@coachkit/sdk'
import { buttonStyles } from '../parts/button/button.styles.ts'
import { problemPanelStyles } from '../parts/problem-panel/problem-panel.styles.ts'
import { scrollRegionStyles } from '../parts/scroll-region/scroll-region.styles.ts'
import { skeletonStyles } from '../parts/skeleton/skeleton.styles.ts'
import { baseStyles } from '../parts/styles/base.styles.ts'
import { createClassReport } from './coach-class-report.state.ts'
import { classReportStyles } from './coach-class-report.styles.ts'
import { ClassReportView } from './coach-class-report.view.tsx'
import { words } from './words/en.ts'

/** What the pupils of a teacher's class answered, who needs help first. */
export const CoachClassReport = defineWidget({
  tag: 'coach-class-report',
  attributes: {},
  words,
  translations: { de: () => import('./words/de.ts'), es: () => import('./words/es.ts') },
  styles: [baseStyles, buttonStyles, problemPanelStyles, skeletonStyles, scrollRegionStyles, classReportStyles],
  create: createClassReport,
  view: ClassReportView,
})
