import { defineWidget } from '@coachkit/sdk'
import { choiceListStyles } from '../parts/choice-list/choice-list.styles.ts'
import { signInSheets } from '../parts/sign-in/sign-in-sheets.ts'
import { signupAttributes } from './coach-signup.attributes.ts'
import { createSignup } from './coach-signup.state.ts'
import { signupStyles } from './coach-signup.styles.ts'
import { SignupView } from './coach-signup.view.tsx'
import { words } from './words/en.ts'

/** Begins an account for a student or a parent; a mailed link finishes it, so nobody signs up with somebody else's address. */
export const CoachSignup = defineWidget({
  tag: 'coach-signup',
  signsIn: true,
  attributes: signupAttributes,
  words,
  translations: { de: () => import('./words/de.ts'), es: () => import('./words/es.ts') },
  styles: [...signInSheets, choiceListStyles, signupStyles],
  create: createSignup,
  view: SignupView,
})
