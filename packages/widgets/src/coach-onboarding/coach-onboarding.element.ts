import { defineWidget } from '@coachkit/sdk'
import { choiceListStyles } from '../parts/choice-list/choice-list.styles.ts'
import { comboboxStyles } from '../parts/combobox/combobox.styles.ts'
import { problemPanelStyles } from '../parts/problem-panel/problem-panel.styles.ts'
import { progressStyles } from '../parts/progress/progress.styles.ts'
import { signInSheets } from '../parts/sign-in/sign-in-sheets.ts'
import { onboardingAttributes } from './coach-onboarding.attributes.ts'
import { createOnboarding } from './coach-onboarding.state.ts'
import { onboardingStyles } from './coach-onboarding.styles.ts'
import { OnboardingView } from './coach-onboarding.view.tsx'
import { words } from './words/en.ts'

/** The first minutes: what a person tells of themselves, all of it optional, with how far they are. */
export const CoachOnboarding = defineWidget({
  tag: 'coach-onboarding',
  attributes: onboardingAttributes,
  words,
  translations: { de: () => import('./words/de.ts'), es: () => import('./words/es.ts') },
  styles: [...signInSheets, comboboxStyles, choiceListStyles, problemPanelStyles, progressStyles, onboardingStyles],
  create: createOnboarding,
  view: OnboardingView,
})
