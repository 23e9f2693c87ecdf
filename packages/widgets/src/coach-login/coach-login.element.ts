import { defineWidget } from '@coachkit/sdk'
import { signInSheets } from '../parts/sign-in/sign-in-sheets.ts'
import { loginAttributes } from './coach-login.attributes.ts'
import { createLogin } from './coach-login.state.ts'
import { loginStyles } from './coach-login.styles.ts'
import { LoginView } from './coach-login.view.tsx'
import { words } from './words/en.ts'

/** Signs a person in: with a password, a one-time code, or by another service. The page gets `coach-signed-in` and keeps the token. */
export const CoachLogin = defineWidget({
  tag: 'coach-login',
  signsIn: true,
  attributes: loginAttributes,
  words,
  translations: { de: () => import('./words/de.ts'), es: () => import('./words/es.ts') },
  styles: [...signInSheets, loginStyles],
  create: createLogin,
  view: LoginView,
})
