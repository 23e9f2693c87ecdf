import { defineWidget } from '@coachkit/sdk'
import { buttonStyles } from '../parts/button/button.styles.ts'
import { problemPanelStyles } from '../parts/problem-panel/problem-panel.styles.ts'
import { scrollRegionStyles } from '../parts/scroll-region/scroll-region.styles.ts'
import { skeletonStyles } from '../parts/skeleton/skeleton.styles.ts'
import { baseStyles } from '../parts/styles/base.styles.ts'
import { createAdminKnowledge } from './coach-admin-knowledge.state.ts'
import { knowledgeStyles } from './coach-admin-knowledge.styles.ts'
import { AdminKnowledgeView } from './coach-admin-knowledge.view.tsx'
import { words } from './words/en.ts'

/** Knowledge documents that the coach may cite: list, add, remove. */
export const CoachAdminKnowledge = defineWidget({
  tag: 'coach-admin-knowledge',
  attributes: {},
  words,
  translations: { de: () => import('./words/de.ts'), es: () => import('./words/es.ts') },
  styles: [baseStyles, buttonStyles, problemPanelStyles, skeletonStyles, scrollRegionStyles, knowledgeStyles],
  create: createAdminKnowledge,
  view: AdminKnowledgeView,
})
