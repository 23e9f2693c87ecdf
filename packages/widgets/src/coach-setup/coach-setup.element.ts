import { defineWidget } from '@coachkit/sdk'
import { copyBoxStyles } from '../parts/copy-box/copy-box.styles.ts'
import { signInSheets } from '../parts/sign-in/sign-in-sheets.ts'
import { setupAttributes } from './coach-setup.attributes.ts'
import { createSetup } from './coach-setup.state.ts'
import { setupStyles } from './coach-setup.styles.ts'
import { SetupView } from './coach-setup.view.tsx'
import { words } from './words/en.ts'

/** The first set-up of an installation: its admin, school and site, with the token that the server printed. */
export const CoachSetup = defineWidget({
  tag: 'coach-setup',
  attributes: setupAttributes,
  words,
  translations: { de: () => import('./words/de.ts'), es: () => import('./words/es.ts') },
  styles: [...signInSheets, copyBoxStyles, setupStyles],
  create: createSetup,
  view: SetupView,
})
