import { defineWidget } from '@coachkit/sdk'
import { buttonStyles } from '../parts/button/button.styles.ts'
import { iconStyles } from '../parts/icon/icon.styles.ts'
import { problemPanelStyles } from '../parts/problem-panel/problem-panel.styles.ts'
import { skeletonStyles } from '../parts/skeleton/skeleton.styles.ts'
import { baseStyles } from '../parts/styles/base.styles.ts'
import { createSessions } from './coach-sessions.state.ts'
import { sessionsStyles } from './coach-sessions.styles.ts'
import { SessionsView } from './coach-sessions.view.tsx'
import { words } from './words/en.ts'

/** Where a person is signed in, with a way to end each session from here. */
export const CoachSessions = defineWidget({
  tag: 'coach-sessions',
  attributes: {},
  words,
  translations: { de: () => import('./words/de.ts'), es: () => import('./words/es.ts') },
  styles: [baseStyles, buttonStyles, iconStyles, problemPanelStyles, skeletonStyles, sessionsStyles],
  create: createSessions,
  view: SessionsView,
})
